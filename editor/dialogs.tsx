// What opens over the page: the changes before they are saved, something new, and the search.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Hit, PendingChange } from '../generator/editor/protocol.ts';
import { ask } from './ask.ts';
import { useEditing } from './edit-context.ts';
import { useLabel } from './form/labels.ts';
import { Problems } from './Problems.tsx';
import { type Say, useSay, type Word } from './words.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the browser, which keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const say = useSay();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={id}>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}

const MAX_SHOWN = 80;

/** A value on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

/** A change in plain words. */
function wordsOf(
  { kind, labels, before, after, file }: PendingChange,
  say: Say,
  labelOf: (label: string) => string,
): string {
  const label = labels.map(labelOf).join(' › ');
  if (kind === 'picture') return say('pictureNew', { file });
  if (kind === 'new') return say('fileNew', { title: file });
  if (kind === 'insert') return say('itemNew', { label });
  if (kind === 'remove')
    return typeof before === 'object'
      ? say('itemRemoved', { label })
      : say('fieldRemoved', { label, before: shown(before) });
  if (before === undefined) return say('fieldNew', { label, after: shown(after) });
  return say('fieldSet', { label, before: shown(before), after: shown(after) });
}

/** The changes of the files, each of which can be taken back. */
function ChangeList() {
  const { state, act } = useEditing();
  const say = useSay();
  const labelOf = useLabel();
  const files = [...new Set(state.changes.map(({ file }) => file))];
  const titleOf = (file: string): string => state.entries.find((one) => one.file === file)?.title ?? file;
  return files.map((file) => (
    <section key={file} className="changed-file">
      <h3 dir="auto">
        {titleOf(file)} <small dir="ltr">{file}</small>
      </h3>
      <ul>
        {state.changes
          .filter((one) => one.file === file)
          .map((one) => {
            const words = wordsOf(one, say, labelOf);
            return (
              <li key={one.index}>
                <span dir="auto">{words}</span>
                <button
                  type="button"
                  className="quiet"
                  aria-label={say('takeBackOf', { label: words })}
                  onClick={() => void act('revert', { file, index: one.index })}
                >
                  {say('takeBack')}
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

/** Whether what is saved is committed, and with which sentence. */
interface Commit {
  readonly isWanted: boolean;
  readonly sentence: string;
}

function CommitFields({ commit, onChange }: { readonly commit: Commit; readonly onChange: (commit: Commit) => void }) {
  const say = useSay();
  const { isWanted, sentence } = commit;
  return (
    <fieldset className="choices">
      <label>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => onChange({ ...commit, isWanted: target.checked })}
        />{' '}
        {say('commit')}
      </label>
      <input
        aria-label={say('commitSentence')}
        placeholder={say('commitSentence')}
        disabled={!isWanted}
        value={sentence}
        dir="auto"
        onChange={({ target }) => onChange({ ...commit, sentence: target.value })}
      />
    </fieldset>
  );
}

export function ChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const { state, act, tell } = useEditing();
  const say = useSay();
  const [commit, setCommit] = useState<Commit>({ isWanted: false, sentence: '' });
  const [isBusy, setBusy] = useState(false);
  const { changes, problems, hasGit, saved } = state;
  const isReady = changes.length > 0 && !(commit.isWanted && commit.sentence.trim() === '');
  const save = async (): Promise<void> => {
    setBusy(true);
    const done = await act('save', { sentence: commit.isWanted ? commit.sentence : '' });
    setBusy(false);
    if (done === undefined) return;
    tell(say('saved'));
    onClose();
  };
  return (
    <Dialog title={say('changes')} onClose={onClose}>
      {changes.length === 0 ? <p>{say('changesNone')}</p> : <ChangeList />}
      <Problems problems={problems.filter(({ severity }) => severity === 'error')} />
      {hasGit ? <CommitFields commit={commit} onChange={setCommit} /> : null}
      <div className="buttons">
        <button type="button" className="primary" disabled={isBusy || !isReady} onClick={() => void save()}>
          {say(isBusy ? 'saving' : 'save')}
        </button>
        {saved && changes.length === 0 ? (
          <button type="button" onClick={() => void act('unsave').then(onClose)}>
            {say('takeBackSaved')}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}

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

/** A field of something new. */
interface Asked {
  readonly name: string;
  readonly word: Word;
  readonly type?: 'number' | 'date' | 'lines' | 'category';
  readonly isNeeded?: true;
}

const things: Readonly<Record<string, readonly Asked[]>> = {
  course: [
    { name: 'title', word: 'title', isNeeded: true },
    { name: 'category', word: 'category', type: 'category', isNeeded: true },
    { name: 'description', word: 'description', type: 'lines' },
    { name: 'hours', word: 'hours', type: 'number' },
    { name: 'price', word: 'price', type: 'number' },
  ],
  trainer: [
    { name: 'name', word: 'name', isNeeded: true },
    { name: 'role', word: 'role' },
  ],
  news: [
    { name: 'title', word: 'title', isNeeded: true },
    { name: 'date', word: 'date', type: 'date', isNeeded: true },
    { name: 'text', word: 'text', type: 'lines', isNeeded: true },
  ],
  page: [
    { name: 'title', word: 'title', isNeeded: true },
    { name: 'text', word: 'text', type: 'lines', isNeeded: true },
  ],
  story: [
    { name: 'name', word: 'name', isNeeded: true },
    { name: 'quote', word: 'quote', type: 'lines', isNeeded: true },
  ],
};

interface AskedProps {
  readonly asked: Asked;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function AskedField({ asked: { name, word, type, isNeeded }, value, onChange }: AskedProps) {
  const { state } = useEditing();
  const say = useSay();
  const id = `new-${name}`;
  const shared = {
    id,
    value,
    required: isNeeded,
    dir: 'auto',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  const inputs = {
    lines: <textarea rows={4} {...shared} />,
    category: (
      <select {...shared}>
        <option value="">{say('choose')}</option>
        {state.categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.title}
          </option>
        ))}
      </select>
    ),
    date: <input type="date" {...shared} />,
    number: <input inputMode="decimal" pattern="\d+([.]\d+)?" {...shared} />,
    text: <input {...shared} />,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {say(word)}
        {isNeeded ? <span aria-hidden="true"> *</span> : null}
      </label>
      {inputs[type ?? 'text']}
    </div>
  );
}

/** What was typed, as the content has it. */
function fieldsFrom(asked: readonly Asked[], values: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    asked.flatMap(({ name, type }) => {
      const text = (values[name] ?? '').trim();
      if (text === '') return [];
      return [[name, type === 'number' ? Number(text) : type === 'lines' ? `${text}\n` : text]];
    }),
  );
}

export function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { act, go, state } = useEditing();
  const say = useSay();
  const [thing, setThing] = useState('course');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const asked = (things[thing] ?? []).filter(({ type }) => type !== 'category' || state.categories.length > 0);
  const add = async (): Promise<void> => {
    const files = await act<readonly string[]>('add', { thing, fields: fieldsFrom(asked, values) });
    const [file] = files ?? [];
    if (file === undefined) return;
    onClose();
    go({ kind: 'file', file, pointer: '' });
  };
  return (
    <Dialog title={say('new')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div className="field">
          <label htmlFor="new-thing">{say('thing')}</label>
          <select id="new-thing" value={thing} onChange={({ target }) => setThing(target.value)}>
            {Object.keys(things).map((name) => (
              <option key={name} value={name}>
                {say(name as Word)}
              </option>
            ))}
          </select>
        </div>
        {asked.map((one) => (
          <AskedField
            key={one.name}
            asked={one}
            value={values[one.name] ?? ''}
            onChange={(value) => setValues({ ...values, [one.name]: value })}
          />
        ))}
        <div className="buttons">
          <button type="submit" className="primary">
            {say('add')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
