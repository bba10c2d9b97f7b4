// The changes before they are saved.
import { useState } from 'react';
import { useEditing } from '../edit-context.ts';
import { Problems } from '../Problems.tsx';
import { useSay } from '../words.ts';
import { ChangeList } from './ChangeList.tsx';
import { Dialog } from './Dialog.tsx';

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
      {changes.length === 0 ? <p>{say('changesNone')}</p> : null}
      <ChangeList changes={changes} onRevert={({ file, index }) => void act('revert', { file, index })} />
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
