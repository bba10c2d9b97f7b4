// The search over all content.
import { useEffect, useState } from 'react';
import type { Hit } from '../../generator/editor/protocol.ts';
import { ask } from '../ask.ts';
import { useEditing } from '../edit-context.ts';
import { useLabel } from '../form/labels.ts';
import { useSay } from '../words.ts';
import { Dialog } from './Dialog.tsx';

export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { go } = useEditing();
  const say = useSay();
  const labelOf = useLabel();
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>();
  useEffect(() => {
    let isGone = false;
    if (query.trim() === '') setHits(undefined);
    else
      void ask<readonly Hit[]>('search', { query }).then(
        ({ result }) => (isGone ? undefined : setHits(result)),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [query]);
  return (
    <Dialog title={say('search')} onClose={onClose}>
      <input
        type="search"
        autoFocus
        aria-label={say('search')}
        value={query}
        dir="auto"
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status">{hits?.length === 0 ? say('noHits') : ''}</p>
      <ul className="hits">
        {hits?.map(({ file, pointer, title, labels, excerpt }) => (
          <li key={`${file}${pointer}`}>
            <button
              type="button"
              className="entry"
              onClick={() => {
                go({ kind: 'file', file, pointer });
                onClose();
              }}
            >
              <strong dir="auto">{title}</strong> <small>{labels.map(labelOf).join(' › ')}</small>
              <span dir="auto">{excerpt}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
