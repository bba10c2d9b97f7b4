// The frame of every form. The fields are uncontrolled: what was typed before hydration is preserved, and a failure
// leaves everything as it is.
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { fill } from '../app/format.ts';
import type { Shell } from '../app/shell-props.ts';
import type { Consent, FormWords } from './form-props.ts';
import { useShell } from '../app/shell.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type NativePost, nativePostTo } from './adapters.ts';
import * as confirmationStyles from './Confirmation.module.css';
import * as styles from './EnquiryForm.module.css';
import { describe, fieldsOf, type FormSpec, readValues } from './fields/field-spec.ts';
import { FormBody, type RenderGroup, mailto } from './fields/FormBody.tsx';
import * as headStyles from './fields/FormHead.module.css';
import { Refusals, useRefusals } from './fields/refusals.ts';
import * as statusStyles from './FormStatus.module.css';
import type { Draft, Values } from './submission.ts';
import { type Attempt, loadSending, type Sent, type SubmissionLife, useSubmission } from './use-submission.ts';
import { useUnsent } from './use-unsent.ts';

/**
 * Makes the browser report a list of boxes of which one must be ticked and none is; returns whether there is one. HTML can
 * require a box, but not one of several: the first of the list is required while none is ticked.
 */
function asksForChoice(form: HTMLFormElement): boolean {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-required]')];
  for (const box of boxes) {
    const list = boxes.filter(({ name }) => name === box.name);
    box.required = box === list[0] && !list.some(({ checked }) => checked);
  }
  return !form.reportValidity();
}

/** Stops requiring the first of several boxes as soon as one of them changes, so that none stays marked. */
function releaseChoice({ target }: { readonly target: unknown }): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-required]')) return;
  for (const box of target.form?.querySelectorAll<HTMLInputElement>('[data-required]') ?? [])
    if (box.name === target.name) box.required = false;
}

/** The top of a form: its heading, its intro and the meaning of the mark on required fields. */
function FormHead({ words }: { readonly words: FormWords }) {
  const { requiredNote, requiredMark } = useShell().messages.forms;
  return (
    <div className={headStyles.head}>
      <h2 className={headStyles.title}>{words.title}</h2>
      {words.intro && <p>{words.intro}</p>}
      <p className="muted">{fill(requiredNote, { mark: requiredMark })}</p>
    </div>
  );
}

// Announces politely that a form is being sent and was received. Slow readers still find it after the confirmation has
// disappeared.

function Confirmation({ words }: { readonly words: FormWords['confirmation'] }) {
  const { name } = useShell();
  return (
    <div className={confirmationStyles.panel}>
      <span className={confirmationStyles.icon}>
        <Icon name="check" />
      </span>
      <h2 className={confirmationStyles.title}>{words.title}</h2>
      <p>{fill(words.text, { name })}</p>
    </div>
  );
}

/** The status of a form: that it is being sent, its confirmation and, after that, the time at which it was sent. */
function FormStatus({ state, sent, words }: Pick<SubmissionLife, 'state' | 'sent'> & { readonly words: FormWords }) {
  const { messages, locale } = useShell();
  const time = sent && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(sent.at);
  return (
    <div role="status">
      {state === 'submitting' && <p className="visually-hidden">{words.submitting}</p>}
      {state === 'submitted' && <Confirmation words={words.confirmation} />}
      {state === 'idle' && time && <p className={statusStyles.sent}>{fill(messages.forms.sent, { time })}</p>}
    </div>
  );
}

/** Adds the texts to which the visitor has agreed, by the ticked boxes; browsers submit no form without the required ones. */
function withConsents(draft: Draft, consents: readonly Consent[], form: FormData): Draft {
  const given = consents.filter(({ name }) => form.has(name)).map(({ name, label }) => [name, label] as const);
  return given.length === 0 ? draft : { ...draft, fields: { ...draft.fields, ...Object.fromEntries(given) } };
}

// A form changes while the visitor uses it: its button is disabled, a confirmation replaces it. The focus must not be
// lost, and messages must be visible.

/** Focuses the frame of a form and scrolls its top into view, which a frame that has the focus needs too. */
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
  readonly withoutScripts?: ReactNode;
}

const ignore = (): void => undefined;

/** If the code cannot be had now, it is asked for again when the form is sent. */
const prepareSending = (): void => void loadSending().catch(ignore);

/** The native post of the form without JavaScript: to the first endpoint, since a second one cannot be tried. */
function nativePost(spec: FormSpec, { forms, base, thanksUrl }: Shell): NativePost | undefined {
  const [endpoint] = forms.endpoints;
  const { formType, toDraft } = spec;
  const taken = fieldsOf(spec).map(({ name }) => name);
  const { copies, carried } = forms;
  const envelope = { formType, subject: toDraft({}).subject, ...carried, copies, taken, next: thanksUrl };
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
  const { refusals, ...refused } = useRefusals();
  const { state, sent } = submission;
  const empty = useEffectEvent(() => onValues({}));
  useEffect(() => {
    if (state === 'idle' && sent) empty();
  }, [state, sent]);
  const forget = () => {
    unsent.clear();
    onValues({});
    submission.forget();
    refused.forget();
  };
  return { unsent, submission, refusals, refused, forget };
}

/** A form that is sent in the background, shows a confirmation for five seconds and is then empty again. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { spec, words, renderGroup, renderReceipt, withoutScripts } = props;
  const shell = useShell();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { unsent, submission, refusals, refused, forget } = useForm(form, props);
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
    refused.follow(event);
    unsent.store();
  };
  // The button that clears the form disappears with its contents, so the focus moves to the top of the form.
  const onReset = () => {
    forget();
    showFrame(frame.current);
  };
  const handlers = { onSubmit, onReset, onChange, onInvalidCapture: refused.note, onFocus: prepareSending };
  const target = { action: native?.action, encType: native?.mail && 'text/plain' };

  const body = { id, spec, words, native, failed, isSending: state === 'submitting', canClear: unsent.hasText };
  return (
    <div ref={frame} className={styles.frame} role="group" aria-label={words.title} tabIndex={-1}>
      {state !== 'submitted' && <FormHead words={words} />}
      <FormStatus state={state} sent={sent} words={words} />
      {sent && renderReceipt?.(sent)}
      {state !== 'submitted' && (
        <form ref={form} className={styles.form} method="post" {...target} {...handlers}>
          <Refusals value={refusals}>
            <FormBody {...body} renderGroup={renderGroup} />
          </Refusals>
          {withoutScripts}
        </form>
      )}
    </div>
  );
}
