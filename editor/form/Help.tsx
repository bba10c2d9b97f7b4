// What a field is for: in the chosen language where that is known, otherwise as the schema says it, in English.
import { useLabel } from './labels.ts';

export function Help({ id, text }: { readonly id?: string; readonly text: string | undefined }) {
  const labelOf = useLabel();
  if (!text) return null;
  const said = labelOf(text);
  return (
    <p className="help" id={id} {...(said === text && { lang: 'en', dir: 'ltr' })}>
      {said}
    </p>
  );
}
