// Changes of files in plain words.
import type { PendingChange } from '../../generator/editor/protocol.ts';
import { useEditing } from '../edit-context.ts';
import { useLabel } from '../form/labels.ts';
import { summaryOf } from '../form/summary.ts';
import { type Say, useSay } from '../words.ts';

const MAX_SHOWN = 80;

/** A value on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : summaryOf(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

/** Words for what is done to a file as a whole. */
const ofFiles = { picture: 'pictureNew', new: 'fileNew', gone: 'fileGone' } as const;

/** A change in plain words. */
function wordsOf(
  { kind, labels, before, after, file }: PendingChange,
  say: Say,
  labelOf: (label: string) => string,
): string {
  const whole = kind in ofFiles ? ofFiles[kind as keyof typeof ofFiles] : undefined;
  if (whole) return say(whole, { file, title: file });
  const label = labels.map(labelOf).join(' › ') || file;
  if (kind === 'insert') return say('itemNew', { label });
  if (kind === 'remove')
    return typeof before === 'object'
      ? say('itemRemoved', { label })
      : say('fieldRemoved', { label, before: shown(before) });
  if (before === undefined) return say('fieldNew', { label, after: shown(after) });
  // Of long texts, the beginnings are the same.
  if (label === file || shown(before) === shown(after)) return say('fieldChanged', { label });
  return say('fieldSet', { label, before: shown(before), after: shown(after) });
}

/** How many changes of a file are shown before the others are asked for. */
const FEW = 10;

interface Props {
  readonly changes: readonly PendingChange[];
  /** Takes one back; absent where they are not made yet. */
  readonly onRevert?: ((change: PendingChange) => void) | undefined;
}

function Rows({ changes, onRevert }: Props) {
  const say = useSay();
  const labelOf = useLabel();
  return (
    <ul>
      {changes.map((one) => {
        const words = wordsOf(one, say, labelOf);
        return (
          <li key={one.index}>
            <span dir="auto">{words}</span>
            {onRevert ? (
              <button
                type="button"
                className="quiet"
                aria-label={say('takeBackOf', { label: words })}
                onClick={() => onRevert(one)}
              >
                {say('takeBack')}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The changes, file by file. */
export function ChangeList({ changes, onRevert }: Props) {
  const { state } = useEditing();
  const say = useSay();
  const files = [...new Set(changes.map(({ file }) => file))];
  const titleOf = (file: string): string =>
    state.entries.find((one) => one.file === file)?.title ??
    String(changes.find((one) => one.file === file && one.kind === 'gone')?.before ?? file);
  return files.map((file) => {
    const own = changes.filter((one) => one.file === file);
    const rest = own.slice(FEW);
    return (
      <section key={file} className="changed-file">
        <h3 dir="auto">
          {titleOf(file)} <small dir="ltr">{file}</small>
        </h3>
        <Rows changes={own.slice(0, FEW)} onRevert={onRevert} />
        {rest.length > 0 ? (
          <details>
            <summary>{say('more', { count: rest.length })}</summary>
            <Rows changes={rest} onRevert={onRevert} />
          </details>
        ) : null}
      </section>
    );
  });
}
