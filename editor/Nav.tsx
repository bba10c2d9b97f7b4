// The list of all content, and the two tables.
import { useState } from 'react';
import type { EditState, Entry } from '../generator/editor/protocol.ts';
import { groups, isSetting, type Place, useEditing } from './edit-context.ts';
import { FilterInput } from './FilterInput.tsx';
import { languageName, useSay } from './words.ts';

/** How many errors and changes a file has. */
function Marks({ file, state }: { readonly file: string; readonly state: EditState }) {
  const say = useSay();
  const errors = state.problems.filter((one) => one.file === file && one.severity === 'error').length;
  const changes = state.changes.filter((one) => one.file === file).length;
  return (
    <>
      {changes > 0 ? <span className="dot" role="img" aria-label={say('changeCount', { count: changes })} /> : null}
      {errors > 0 ? (
        <span className="badge error" aria-label={say('errors', { count: errors })}>
          {errors}
        </span>
      ) : null}
    </>
  );
}

function Link({ to, label, file }: { readonly to: Place; readonly label: string; readonly file?: string }) {
  const { state, place, go } = useEditing();
  const isHere = JSON.stringify({ ...place, pointer: '' }) === JSON.stringify({ ...to, pointer: '' });
  return (
    <li>
      <button type="button" className="entry" aria-current={isHere ? 'page' : undefined} onClick={() => go(to)}>
        <span dir="auto">{label}</span>
        {file ? <Marks file={file} state={state} /> : null}
      </button>
    </li>
  );
}

const fileOf = ({ file }: Entry): Place => ({ kind: 'file', file, pointer: '' });

function Group({
  label,
  entries,
  isOpen,
}: {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly isOpen: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <details key={String(isOpen)} open={isOpen}>
      <summary>
        {label} <span className="count">{entries.length}</span>
      </summary>
      <ul>
        {entries.map((entry) => (
          <Link key={entry.file} to={fileOf(entry)} label={entry.title} file={entry.file} />
        ))}
      </ul>
    </details>
  );
}

export function Nav() {
  const { state, place } = useEditing();
  const say = useSay();
  const [filter, setFilter] = useState('');
  const word = filter.trim().toLocaleLowerCase();
  const shown = state.entries.filter(({ title, file }) => `${title} ${file}`.toLocaleLowerCase().includes(word));
  const originals = shown.filter(({ language }) => language === '');
  const codes = [...new Set(shown.map(({ language }) => language))].filter((code) => code !== '');
  const isOpen = (entries: readonly Entry[]): boolean =>
    word !== '' || entries.some(({ file }) => place.kind === 'file' && place.file === file);
  const listed = groups.map(([kind, name]) => [say(name), originals.filter((one) => one.kind === kind)] as const);
  const all = [
    ...listed,
    [say('settings'), originals.filter(({ kind }) => isSetting(kind))] as const,
    ...codes.map(
      (code) =>
        [
          say('translations', { language: languageName(code) }),
          shown.filter(({ language }) => language === code),
        ] as const,
    ),
  ];
  return (
    <nav className="nav" aria-label={say('files')}>
      <ul className="tables">
        <Link to={{ kind: 'table', subject: 'sessions' }} label={say('sessions')} />
        <Link to={{ kind: 'table', subject: 'courses' }} label={say('prices')} />
      </ul>
      <FilterInput filter={filter} onFilter={setFilter} />
      {all.map(([label, entries]) => (
        <Group key={label} label={label} entries={entries} isOpen={isOpen(entries)} />
      ))}
    </nav>
  );
}
