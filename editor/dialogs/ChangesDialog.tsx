// The changes before they are saved.
import { useState } from 'react';
import type { PendingChange } from '../../generator/editor/protocol.ts';
import { useEditing } from '../edit-context.ts';
import { useLabel } from '../form/labels.ts';
import { summaryOf } from '../form/summary.ts';
import { Problems } from '../Problems.tsx';
import { type Say, useSay } from '../words.ts';
import { Dialog } from './Dialog.tsx';

const MAX_SHOWN = 80;

/** A value on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : summaryOf(value);
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
