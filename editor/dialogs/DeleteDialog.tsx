// Deleting the open file: what goes, where its address leads then, and what has to change before.
import { type ReactNode, useState } from 'react';
import type { Deletion, Entry } from '../../generator/editor/protocol.ts';
import { useEditing } from '../edit-context.ts';
import { ProblemLinks } from '../ProblemList.tsx';
import { useAnswer } from '../use-answer.ts';
import { useSay, type Word } from '../words.ts';
import { ChangeList } from './ChangeList.tsx';
import { Dialog } from './Dialog.tsx';

/** The groups of what an address can lead to, by the kind of what it is of. */
const groupsOf = (kind: string): readonly (readonly [kind: string, word: Word])[] => {
  const own = { course: 'courses', news: 'news', trainer: 'trainers' } as const;
  const name = kind in own ? (kind as keyof typeof own) : undefined;
  return [...(name ? [[name, own[name]] as const] : []), ['page', 'pages']];
};

interface TargetProps {
  readonly entry: Entry;
  readonly value: string;
  readonly onChange: (address: string) => void;
}

/** What the old address leads to. */
function Target({ entry, value, onChange }: TargetProps) {
  const { state } = useEditing();
  const say = useSay();
  const shown = state.entries.filter(({ language, address }) => language === '' && address !== entry.address);
  const groups = groupsOf(entry.kind).map(([kind, word]) => {
    // The words of all course pages are in a file with the address of the catalogue, which comes later.
    const titles = new Map(shown.flatMap((one) => (one.kind === kind ? [[one.address, one.title] as const] : [])));
    return [word, titles] as const;
  });
  const isListed = groups.some(([, titles]) => titles.has(value));
  return (
    <div className="field">
      <label htmlFor="delete-to">{say('deleteTo')}</label>
      <select id="delete-to" value={value} onChange={({ target }) => onChange(target.value)}>
        {isListed ? null : <option value={value}>{value}</option>}
        {groups.map(([word, titles]) => (
          <optgroup key={word} label={say(word)}>
            {Array.from(titles, ([address, title]) => (
              <option key={address} value={address}>{`${title} (${address})`}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** A part of the dialog under a heading; none where it would be empty. */
function Part({
  title,
  isEmpty,
  children,
}: {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  if (isEmpty) return null;
  return (
    <section className="part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Moves({ entry, moves, value, onChange }: TargetProps & Pick<Deletion, 'moves'>) {
  const say = useSay();
  if (moves.length === 0) return <p>{say('deleteUnpublished')}</p>;
  return (
    <>
      <Target {...{ entry, value, onChange }} />
      <ul className="moves">
        {moves.map(({ from, to }) => (
          <li key={from}>
            <bdi dir="ltr">
              {from} → {to}
            </bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** What would happen, where the address would lead, and how that is chosen. */
function usePlan({ file }: Entry) {
  const { state } = useEditing();
  const [to, setTo] = useState('');
  const [usual, setUsual] = useState<string>();
  const { result: plan, isCurrent = false } = useAnswer<Deletion>('deletion', { file, to }, state.round) ?? {};
  const [first] = plan?.moves ?? [];
  if (usual === undefined && first) setUsual(first.to);
  const choose = (address: string): void => setTo(address === usual ? '' : address);
  return { plan, isCurrent, to, target: to || (usual ?? ''), choose };
}

export function DeleteDialog({ entry, onClose }: Props) {
  const { act } = useEditing();
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const { plan, isCurrent, to, target, choose } = usePlan(entry);
  const { changes = [], problems = [], moves = [] } = plan ?? {};
  const errors = problems.filter(({ severity }) => severity === 'error');
  const others = problems.filter(({ severity }) => severity !== 'error');
  const remove = async (): Promise<void> => {
    setBusy(true);
    const done = await act('delete', { file: entry.file, to });
    setBusy(false);
    if (done !== undefined) onClose();
  };
  return (
    <Dialog title={say('deleteOf', { label: entry.title })} onClose={onClose}>
      <p>{say('deletePending')}</p>
      <p role="status">{plan ? '' : say('loading')}</p>
      <Part title={say('deleteFirst')} isEmpty={errors.length === 0}>
        <ProblemLinks problems={errors} onGo={onClose} />
      </Part>
      {changes.length > 0 ? <Moves {...{ entry, moves, value: target }} onChange={choose} /> : null}
      <Part title={say('deleteAlso')} isEmpty={changes.length === 0}>
        <ChangeList changes={changes} />
      </Part>
      <Part title={say('deleteThen')} isEmpty={others.length === 0}>
        <ProblemLinks problems={others} onGo={onClose} />
      </Part>
      <div className="buttons">
        <button
          type="button"
          className="danger"
          disabled={!isCurrent || isBusy || errors.length > 0}
          onClick={() => void remove()}
        >
          {say('delete')}
        </button>
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
