// The search over all content.
import { useEffect, useRef, useState } from 'react';
import type { Hit } from '../../generator/editor/protocol.ts';
import { useEditing } from '../edit-context.ts';
import { useLabel } from '../form/labels.ts';
import { useAnswer } from '../use-answer.ts';
import { useSay } from '../words.ts';
import { Dialog } from './Dialog.tsx';

export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { state, go } = useEditing();
  const titleOf = (hit: Hit): string => state.entries.find(({ file }) => file === hit.file)?.title ?? hit.title;
  const say = useSay();
  const labelOf = useLabel();
  const input = useRef<HTMLInputElement>(null);
  // The dialog has opened by then, and given the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  const [query, setQuery] = useState('');
  const { result: hits = [], isCurrent } = useAnswer<readonly Hit[]>('search', { query }) ?? {};
  return (
    <Dialog title={say('search')} onClose={onClose}>
      <input
        ref={input}
        type="search"
        aria-label={say('search')}
        value={query}
        dir="auto"
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status">{isCurrent && query.trim() !== '' && hits.length === 0 ? say('noHits') : ''}</p>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={`${hit.file}${hit.pointer}`}>
            <button
              type="button"
              className="entry"
              onClick={() => {
                go({ kind: 'file', file: hit.file, pointer: hit.pointer });
                onClose();
              }}
            >
              <strong dir="auto">{titleOf(hit)}</strong> <small>{hit.labels.map(labelOf).join(' › ')}</small>
              <span dir="auto">{hit.excerpt}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
