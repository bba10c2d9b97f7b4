// The site as it will be, beside what is edited. The page that is shown follows the open file, and scrolls to the field.
import { useEffect, useRef } from 'react';
import { useEditing } from './edit-context.ts';
import { useSay } from './words.ts';

/** The page that shows what is open. */
function useAddress(): string {
  const { state, place } = useEditing();
  const table = place.kind === 'table' && place.subject === 'courses' ? 'catalogue.yaml' : 'schedule.yaml';
  const shown = place.kind === 'file' ? place.file : table;
  return state.entries.find((one) => one.file === shown)?.address ?? '/';
}

export function Preview() {
  const { state } = useEditing();
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = state.preview.replace(/\/$/, '') + useAddress();
  useEffect(() => {
    const reveal = ({ target }: FocusEvent): void => {
      const isField = target instanceof HTMLElement && target.closest('main') && 'value' in target;
      const text = isField ? String(target.value).trim() : '';
      // Figures are everywhere.
      if (/\p{L}{3}/u.test(text))
        frame.current?.contentWindow?.postMessage({ reveal: text }, new URL(state.preview).origin);
    };
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, [state.preview]);
  return (
    <section className="preview" aria-label={say('preview')}>
      {/* A frame of its own for each page: the one before may be about to load itself again. */}
      <iframe key={address} ref={frame} src={address} title={say('preview')} />
    </section>
  );
}
