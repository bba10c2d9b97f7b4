// The frame of every form. The fields are uncontrolled: what was typed before hydration is preserved, and a failure
// leaves everything as it is.
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react';
import type { FormWords, Shell } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { nativePostTo, type NativePost } from './adapters.ts';
import { asksForChoice, releaseChoice } from './registration/ask-for-choice.ts';
import { withConsents } from './fields/consent.ts';
import { describe, fieldsOf, readValues, type FormSpec } from './fields/field-spec.ts';
import { unfold } from './fields/folds.ts';
import { FormBody, type RenderGroup } from './fields/FormBody.tsx';
import { FormHead } from './fields/FormHead.tsx';
import { FormStatus } from './FormStatus.tsx';
import type { Values } from './submission.ts';
import { mailto } from './mailto.ts';
import { loadSending, useSubmission, type Attempt, type Sent, type SubmissionLife } from './use-submission.ts';
import { useUnsent } from './use-unsent.ts';
import * as styles from './EnquiryForm.module.css';

// A form changes while the visitor uses it: its button is disabled, a confirmation replaces it. The focus must not be
// lost, and messages must be visible.

/**
 * Focuses the frame of a form and scrolls its top into view, which focusing alone does not do if the frame already has
 * the focus.
 */
function showFrame(frame: HTMLElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView();
}

/** Keeps the focus within the frame of a form while it is sent, and scrolls the confirmation into view. */
function useFormFocus(
  frame: RefObject<HTMLElement | null>,
  { state, failed }: Pick<SubmissionLife, 'state' | 'failed'>,
): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement.matches('body, :disabled');
    if (state === 'submitting' && isLost) frame.current?.focus({ preventScroll: true });
  }, [frame, state]);

  useEffect(() => {
    // A second tap, on the disabled button, has moved the focus to the frame.
    if (state === 'submitted') showFrame(frame.current);
  }, [frame, state]);

  useEffect(() => {
    if (failed) frame.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }, [frame, failed]);
}

export interface EnquiryFormProps {
  readonly spec: FormSpec;
  readonly words: FormWords;
  /** Shows the browser's alert when sending fails. */
  readonly isAlerting?: boolean;
  /** Values to fill in after hydration; a new object fills them in again. */
  readonly prefill?: Values;
  /** Is given the values of the fields when the form appears, after every change, and when it is empty again. */
  readonly onValues?: (values: Values) => void;
  /** Shows what a visitor keeps of a submission. */
  readonly renderReceipt?: (sent: Sent) => ReactNode;
  /** Shows some groups of fields in its own way. */
  readonly renderGroup?: RenderGroup | undefined;
}

const ignore = (): void => undefined;

/** If the code cannot be had now, it is asked for again when the form is sent. */
const prepareSending = (): void => void loadSending().catch(ignore);

/** The native post of the form without JavaScript: to the first endpoint, since a second one cannot be tried. */
function nativePost(spec: FormSpec, { forms, base, thanksUrl }: Shell): NativePost | undefined {
  const [endpoint] = forms.endpoints;
  const { formType, toDraft } = spec;
  const taken = fieldsOf(spec).map(({ name }) => name);
  const envelope = { formType, subject: toDraft({}).subject, copies: forms.copies, taken, next: thanksUrl };
  return endpoint && nativePostTo(endpoint, envelope, base);
}

/** What is sent of a form as it is filled in. */
function attemptOf(form: HTMLFormElement, spec: FormSpec, { forms, trap }: Pick<Shell, 'forms'> & { trap: string }) {
  const fields = fieldsOf(spec);
  const values = readValues(form, fields);
  const data = new FormData(form);
  const further = (spec.further ?? []).map((name) => [name, String(data.get(name) ?? '')] as const);
  const draft = withConsents(spec.toDraft({ ...values, ...Object.fromEntries(further) }), forms.consents, data);
  return { draft, trap: String(data.get(trap) ?? ''), text: describe(values, fields) };
}

/** Writes the message in the visitor's email program. What was typed stays: whether it is sent there is not known. */
const openMail = (address: string, { draft, text }: Attempt): void =>
  location.assign(mailto(address, draft.subject, text));

/** Connects a form with its stored values and with who sends it; `onValues` is given its values, none once it is sent. */
function useForm(
  form: RefObject<HTMLFormElement | null>,
  { spec, prefill, isAlerting, onValues = ignore }: EnquiryFormProps,
) {
  const { messages } = useShell();
  const unsent = useUnsent(form, spec, { prefill, onValues });
  const alertText = isAlerting ? messages.forms.failure.alert : undefined;
  const submission = useSubmission({ alertText, onSent: unsent.clear });
  const { state, sent } = submission;
  const empty = useEffectEvent(() => onValues({}));
  useEffect(() => {
    if (state === 'idle' && sent) empty();
  }, [state, sent]);
  const forget = () => {
    unsent.clear();
    onValues({});
    submission.forget();
  };
  return { unsent, submission, forget };
}

/** A form that is sent in the background, shows a confirmation for five seconds and is then empty again. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { spec, words, renderGroup, renderReceipt } = props;
  const shell = useShell();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { unsent, submission, forget } = useForm(form, props);
  const { state, failed, sent, submit } = submission;
  useFormFocus(frame, { state, failed });
  const native = nativePost(spec, shell);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asksForChoice(event.currentTarget)) return;
    const attempt = attemptOf(event.currentTarget, spec, { ...shell, trap: native?.trap ?? '' });
    if (native?.mail) openMail(native.mail, attempt);
    else void submit(attempt);
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    releaseChoice(event);
    unsent.store();
  };
  // The button that clears the form disappears with its contents, so the focus moves to the top of the form.
  const onReset = () => {
    forget();
    showFrame(frame.current);
  };
  const handlers = { onSubmit, onReset, onChange, onInvalidCapture: unfold, onFocus: prepareSending };
  const target = { action: native?.action, encType: native?.mail && 'text/plain' };

  const body = { id, spec, words, native, failed, isSending: state === 'submitting', canClear: unsent.hasText };
  return (
    <div ref={frame} className={styles.frame} role="group" aria-label={words.title} tabIndex={-1}>
      {state !== 'submitted' && <FormHead words={words} />}
      <FormStatus state={state} sent={sent} words={words} />
      {sent && renderReceipt?.(sent)}
      {state !== 'submitted' && (
        <form ref={form} className={styles.form} method="post" {...target} {...handlers}>
          <FormBody {...body} renderGroup={renderGroup} />
        </form>
      )}
    </div>
  );
}
