// The page as a whole: the list of content, what is open, and the preview; above them what can be done to all of it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditState } from '../generator/editor/protocol.ts';
import { ask, refusalIn } from './ask.ts';
import { ChangesDialog } from './dialogs/ChangesDialog.tsx';
import { NewDialog } from './dialogs/NewDialog.tsx';
import { SearchDialog } from './dialogs/SearchDialog.tsx';
import { EditContext, type Editing, type Place, useEditing, withTitles } from './edit-context.ts';
import { FilePane, GonePane } from './FilePane.tsx';
import { LabelContext, useLabel } from './form/labels.ts';
import { Nav } from './Nav.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TablePane } from './TablePane.tsx';
import { sendAll } from './unsent.ts';
import { firstLanguage, labelIn, type Language, languages, SayContext, sayIn, useLanguage, useSay } from './words.ts';

interface Said {
  readonly text: string;
  readonly isRefused: boolean;
}

const firstPlace: Place = { kind: 'table', subject: 'sessions' };

/** What is open: where its file is not known any more, as one that was added and taken back, the first table. */
const placeIn = ({ entries, changes }: EditState, place: Place = firstPlace): Place =>
  place.kind === 'table' || [...entries, ...changes].some(({ file }) => file === place.file) ? place : firstPlace;

/** The state of the content, and what changes it. */
function useEditor(): {
  readonly editing: Editing | undefined;
  readonly said: Said | undefined;
  readonly hush: () => void;
} {
  const say = useSay();
  const [state, setState] = useState<EditState>();
  const [place, setPlace] = useState<Place>();
  const [said, setSaid] = useState<Said>();
  const [version, setVersion] = useState(0);
  const tell = useCallback((text: string, isRefused = false) => setSaid({ text, isRefused }), []);
  const act = useCallback(
    async <Result,>(name: string, given: object = {}): Promise<Result | undefined> => {
      try {
        const { result, state: next } = await ask<Result>(name, given);
        if (next) setState(next);
        if (name !== 'set') setVersion((count) => count + 1);
        if (name !== 'state') setSaid(undefined);
        // Nothing to say is an answer as well.
        return (result ?? true) as Result;
      } catch (error) {
        tell(refusalIn(error, say), true);
        if (name === 'set') setVersion((count) => count + 1);
        // It may have been done in part: saved, but not committed.
        await ask('state').then(
          ({ state: next }) => next && setState(next),
          () => undefined,
        );
        return undefined;
      }
    },
    [tell, say],
  );
  useEffect(() => {
    const read = (): void => void act('state');
    read();
    // Another program may have written meanwhile.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [act]);
  // What was typed stays in view where it cannot be sent; that is said.
  const go = useCallback((next: Place) => void sendAll().then((isDone) => isDone && setPlace(next)), []);
  const editing = useMemo(
    () => (state ? { state, place: placeIn(state, place), go, act, show: setState, tell, version } : undefined),
    [state, place, go, act, tell, version],
  );
  return { editing, said, hush: () => setSaid(undefined) };
}

type Opened = 'changes' | 'search' | 'new';

interface BarProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onOpen: (dialog: Opened) => void;
  readonly hasPreview: boolean;
  readonly onPreview: () => void;
}

function Bar({ language, onLanguage, onOpen, hasPreview, onPreview }: BarProps) {
  const { state, act } = useEditing();
  const say = useSay();
  return (
    <header className="bar">
      <strong className="brand">Prospectus</strong>
      <button type="button" className="search" onClick={() => onOpen('search')}>
        {say('search')} <kbd>Ctrl K</kbd>
      </button>
      <button type="button" onClick={() => onOpen('new')}>
        + {say('new')}
      </button>
      <span className="space" />
      <button type="button" disabled={!state.canUndo} onClick={() => void act('undo')}>
        {say('undo')}
      </button>
      <button type="button" disabled={!state.canRedo} onClick={() => void act('redo')}>
        {say('redo')}
      </button>
      <ProblemList />
      <button type="button" onClick={onPreview} aria-pressed={hasPreview}>
        {say('preview')}
      </button>
      <select
        aria-label={say('language')}
        value={language}
        onChange={({ target }) => onLanguage(target.value as Language)}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="primary" onClick={() => onOpen('changes')}>
        {say('changeCount', { count: state.changes.length })}
      </button>
    </header>
  );
}

/** Files that another program has changed. */
function Stale() {
  const { state, act } = useEditing();
  const say = useSay();
  return state.stale.map((file) => (
    <p key={file} className="refused" role="alert">
      {say('stale', { file })}{' '}
      <button type="button" onClick={() => void act('reread', { file })}>
        {say('reread')}
      </button>
    </p>
  ));
}

function Pane() {
  const { place, state } = useEditing();
  const gone = state.changes.find(({ kind, file }) => kind === 'gone' && place.kind === 'file' && file === place.file);
  if (gone) return <GonePane change={gone} />;
  return place.kind === 'file' ? <FilePane {...place} /> : <TablePane key={place.subject} subject={place.subject} />;
}

/** Keys that work everywhere. Undo is the field's own while one writes in it. */
function useKeys(open: (dialog: Opened) => void, act: Editing['act'] | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
      const does: Readonly<Record<string, () => void>> = {
        k: () => open('search'),
        s: () => open('changes'),
        ...(isWriting ? {} : { z: () => void act?.(event.shiftKey ? 'redo' : 'undo'), y: () => void act?.('redo') }),
      };
      const run = does[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, act]);
}

function Workbench({ language, onLanguage }: Pick<BarProps, 'language' | 'onLanguage'>) {
  const { editing: given, said, hush } = useEditor();
  const say = useSay();
  const labelOf = useLabel();
  const editing = useMemo(
    () => given && { ...given, state: withTitles(given.state, say, labelOf) },
    [given, say, labelOf],
  );
  const [dialog, setDialog] = useState<Opened>();
  const [hasPreview, setPreview] = useState(true);
  useKeys(setDialog, editing?.act);
  const close = (): void => setDialog(undefined);
  if (!editing)
    return (
      <main className="start">
        <p role="status">{said?.text ?? say('loading')}</p>
      </main>
    );
  return (
    <EditContext value={editing}>
      <Bar {...{ language, onLanguage, hasPreview }} onOpen={setDialog} onPreview={() => setPreview(!hasPreview)} />
      <div className={hasPreview ? 'columns with-preview' : 'columns'}>
        <Nav />
        <main tabIndex={-1}>
          <Stale />
          <Pane />
        </main>
        {hasPreview ? <Preview /> : null}
      </div>
      <Toast said={said} onClose={hush} />
      {dialog === 'changes' ? <ChangesDialog onClose={close} /> : null}
      {dialog === 'search' ? <SearchDialog onClose={close} /> : null}
      {dialog === 'new' ? <NewDialog onClose={close} /> : null}
    </EditContext>
  );
}

const SHOWN_MS = 5000;

/** What was said last, above everything: in the top layer, so that dialogs do not cover it. */
function Toast({ said, onClose }: { readonly said: Said | undefined; readonly onClose: () => void }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said) return undefined;
    box.current?.showPopover();
    const timer = said.isRefused ? undefined : window.setTimeout(onClose, SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [said, onClose]);
  return (
    <div role="status" aria-live="polite">
      {said ? (
        <div ref={box} popover="manual" className={said.isRefused ? 'toast refused' : 'toast'}>
          <span dir="auto">{said.text}</span>
          <button type="button" className="quiet" aria-label={say('close')} onClick={onClose}>
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}

export function App() {
  const [language, setLanguage] = useState(firstLanguage);
  const say = useMemo(() => sayIn(language), [language]);
  const labelOf = useMemo(() => labelIn(language), [language]);
  useLanguage(language);
  return (
    <SayContext value={say}>
      <LabelContext value={labelOf}>
        <Workbench language={language} onLanguage={setLanguage} />
      </LabelContext>
    </SayContext>
  );
}
