// An open file: its form, which is sent as one writes.
import type { RJSFSchema } from '@rjsf/utils';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenedFile, PendingChange } from '../generator/editor/protocol.ts';
import { hasGone } from './ask.ts';
import { DeleteDialog } from './dialogs/DeleteDialog.tsx';
import { useEditing } from './edit-context.ts';
import { ContentForm } from './form/ContentForm.tsx';
import { FormContext } from './form/form-context.ts';
import { Problems } from './Problems.tsx';
import { useUnsent } from './unsent.ts';
import { useAnswer } from './use-answer.ts';
import { useSay } from './words.ts';

/** How long one has not written before it is checked, in milliseconds. */
const PAUSE = 250;

/** A group of which nothing is left is as good as none. */
function withoutEmpty(value: unknown, before: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => withoutEmpty(one, Array.isArray(before) ? before[index] : undefined));
  if (typeof value !== 'object' || value === null) return value;
  const old = (before ?? {}) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner, old[key])] as const)
    .filter(([key, inner]) => inner !== undefined && (!isEmpty(inner) || isEmpty(old[key])));
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * Sends the value of a file when one pauses; the last one counts. What is written before the answer goes as one: of large
 * content, each check takes a second.
 */
function useSending(file: string, saved: unknown, round: number) {
  const { act } = useEditing();
  const [isSent, setSent] = useState(true);
  const waiting = useRef<{ readonly timer: number; readonly value: unknown }>(undefined);
  const asked = useRef(0);
  // What the form was filled with, or last sent: others may change the file as well.
  const base = useRef({ round, value: saved });
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  const send = useCallback((): Promise<unknown> => {
    const last = waiting.current;
    waiting.current = undefined;
    if (!last) return answered.current;
    window.clearTimeout(last.timer);
    asked.current += 1;
    const value = withoutEmpty(last.value, saved);
    const before = base.current.round === round ? base.current.value : saved;
    // Before the answer: another file may be opened meanwhile, and what was written last is sent at once.
    base.current = { round, value };
    answered.current = act('set', { file, value, before }).then(() => {
      asked.current -= 1;
      if (hasGone()) {
        // It stays in the form, and is sent with what is typed next.
        base.current = { round, value: before };
        waiting.current ??= last;
      }
      if (!waiting.current && asked.current === 0) setSent(true);
    });
    return answered.current;
  }, [act, file, saved, round]);
  const later = useCallback(
    (value: unknown) => {
      setSent(false);
      window.clearTimeout(waiting.current?.timer);
      const wait = (): void => {
        const pass = (): void => (asked.current > 0 ? wait() : void send());
        waiting.current = { value, timer: window.setTimeout(pass, PAUSE) };
      };
      wait();
    },
    [send],
  );
  useUnsent(!isSent, send);
  // What was written is sent before anything else is shown.
  useEffect(() => () => void send(), [send]);
  return { later, send, isSent };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The value of a file as one writes, and how often another has taken its place. One that is read again is that of the form as a
 * rule: then the form stays as it is, with what is unfolded in it.
 */
function useValue({ file, value: read }: OpenedFile) {
  const [shown, setShown] = useState({ value: read, read, round: 0 });
  const { later, send, isSent } = useSending(file, read, shown.round);
  if (shown.read !== read) {
    const isOther = isSent && !isSame(shown.value, read);
    setShown(isOther ? { value: read, read, round: shown.round + 1 } : { ...shown, read });
  }
  const change = (next: unknown): void => {
    if (isSame(next, shown.value)) return;
    setShown({ ...shown, value: next });
    later(next);
  };
  return { ...shown, change, send };
}

/** Shows the field that was looked for. */
function useReveal(pointer: string): void {
  useEffect(() => {
    if (pointer === '') return;
    const field = [...document.querySelectorAll('[data-pointer]')].find(
      (one) => one.getAttribute('data-pointer') === pointer,
    );
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
  }, [pointer]);
}

/** The file itself, read again where it was changed by other means than typing. */
export function FilePane({ file, pointer }: { readonly file: string; readonly pointer: string }) {
  const { version } = useEditing();
  const read = useAnswer<OpenedFile>('open', { file }, version);
  const say = useSay();
  if (read?.result.file !== file) return <p role="status">{say('loading')}</p>;
  return <OpenFile key={file} opened={read.result} pointer={pointer} />;
}

/** The button that deletes the open file, with the dialog that says what follows. */
function DeleteButton({ file }: { readonly file: string }) {
  const { state } = useEditing();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const entry = state.entries.find((one) => one.file === file);
  if (!entry) return null;
  return (
    <>
      <button type="button" aria-label={say('deleteOf', { label: entry.title })} onClick={() => setOpen(true)}>
        {say('delete')}
      </button>
      {isOpen ? <DeleteDialog entry={entry} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** In the place of a file that was deleted. */
export function GonePane({ change: { file, index, before } }: { readonly change: PendingChange }) {
  const { act } = useEditing();
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="pane-head">
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {say('fileGone', { title: String(before) })}
      </h1>
      <p className="file" dir="ltr">
        {file}
      </p>
      <p>{say('deletePending')}</p>
      <button type="button" onClick={() => void act('revert', { file, index })}>
        {say('takeBack')}
      </button>
    </header>
  );
}

function OpenFile({ opened, pointer }: { readonly opened: OpenedFile; readonly pointer: string }) {
  const { file, schema, canDelete, isUnreadable } = opened;
  const { state, show } = useEditing();
  const say = useSay();
  const { value, round, change, send } = useValue(opened);
  const { problems, media } = state;
  const setting = useMemo(
    () => ({ file, problems, target: pointer, media, onState: show }),
    [file, problems, pointer, media, show],
  );
  useReveal(pointer);
  const { title } = state.entries.find((one) => one.file === file) ?? { title: file };
  const whole = problems.filter((one) => one.file === file && one.pointer === '' && one.severity !== 'info');
  return (
    <FormContext value={setting}>
      <header className="pane-head">
        <h1 dir="auto">{title}</h1>
        <p className="file" dir="ltr">
          {file}
        </p>
        {canDelete ? <DeleteButton file={file} /> : null}
        <Problems problems={whole} />
        {isUnreadable ? <p>{say('unreadable')}</p> : null}
      </header>
      {/* What is pressed next, such as Undo or Save, counts what was written. */}
      {isUnreadable ? null : (
        <div onBlur={() => void send()}>
          <ContentForm key={round} schema={schema as RJSFSchema} value={value} onChange={change} />
        </div>
      )}
    </FormContext>
  );
}
