// The frame of every form. The fields are uncontrolled: what was typed before hydration is preserved, and a failure
// leaves everything as it is.
import { useId, useRef, type FormEvent } from 'react';
import type { FormWords, Shell } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { nativePostTo, type NativePost } from './adapters.ts';
import { asksForChoice, releaseChoice } from './ask-for-choice.ts';
import { withConsents } from './consent.ts';
import { describe, fieldsOf, readValues, type FormSpec } from './field-spec.ts';
import { FormBody } from './FormBody.tsx';
import { FormHead } from './FormHead.tsx';
import { FormStatus } from './FormStatus.tsx';
import type { Values } from './submission.ts';
import { showFrame, useFormFocus } from './use-form-focus.ts';
import { useSubmission } from './use-submission.ts';
import { useUnsent } from './use-unsent.ts';
import styles from './EnquiryForm.module.css';

export interface EnquiryFormProps {
  readonly spec: FormSpec;
  readonly words: FormWords;
  /** Shows the browser's alert when sending fails. */
  readonly isAlerting?: boolean;
  /** Values to fill in after hydration; a new object fills them in again. */
  readonly prefill?: Values;
}

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
  const draft = withConsents(spec.toDraft(values), forms.consents, data);
  return { draft, trap: String(data.get(trap) ?? ''), text: describe(values, fields) };
}

/** A form that is sent in the background, shows a confirmation for five seconds and is then empty again. */
export function EnquiryForm({ spec, words, isAlerting = false, prefill }: EnquiryFormProps) {
  const shell = useShell();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(form, spec, prefill);
  const { state, failed, sentAt, submit, forget } = useSubmission({
    alertText: isAlerting ? shell.messages.forms.failure.alert : undefined,
    onSent: unsent.clear,
  });
  useFormFocus(frame, { state, failed });
  const native = nativePost(spec, shell);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asksForChoice(event.currentTarget)) return;
    void submit(attemptOf(event.currentTarget, spec, { ...shell, trap: native?.trap ?? '' }));
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    releaseChoice(event);
    unsent.store();
  };
  // The button that clears the form disappears with its contents, so the focus moves to the top of the form.
  const onReset = () => {
    unsent.clear();
    forget();
    showFrame(frame.current);
  };

  const body = { id, spec, words, native, failed, isSending: state === 'submitting', canClear: unsent.hasText };
  return (
    <div ref={frame} className={styles.frame} role="group" aria-label={words.title} tabIndex={-1}>
      {state !== 'submitted' && <FormHead words={words} />}
      <FormStatus state={state} sentAt={sentAt} words={words} />
      {state !== 'submitted' && (
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={native?.action}
          onSubmit={onSubmit}
          onReset={onReset}
          onChange={onChange}
        >
          <FormBody {...body} />
        </form>
      )}
    </div>
  );
}
