// What a field is for, in the chosen language.
import { useLabel } from './labels.ts';

export function Help({ id, text }: { readonly id?: string; readonly text: string | undefined }) {
  const labelOf = useLabel();
  return text ? (
    <p className="help" id={id}>
      {labelOf(text)}
    </p>
  ) : null;
}
