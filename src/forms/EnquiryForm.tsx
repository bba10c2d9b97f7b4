// The frame of every form. The fields are uncontrolled: what was typed before hydration is preserved, and a failure
// leaves everything as it is.
import { useId, useRef, type FormEvent } from 'react';
import type { Shell } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { nativePostTo, type NativePost } from './adapters.ts';
import { withConsent } from './consent.ts';
import { describe, fieldsOf, readValues, type FormSpec, type FormWords } from './field-spec.ts';
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

/** A form that is sent in the background, shows a confirmation for five seconds and is then empty again. */
export function EnquiryForm({ spec, words, isAlerting = false, prefill }: EnquiryFormProps) {
  const shell = useShell();
  const { messages, forms } = shell;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(form, spec, prefill);
  const { state, failed, sentAt, submit, forget } = useSubmission({
    alertText: isAlerting ? messages.forms.failure.alert : undefined,
    onSent: unsent.clear,
  });
  useFormFocus(frame, { state, failed });
  const native = nativePost(spec, shell);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = fieldsOf(spec);
    const values = readValues(event.currentTarget, fields);
    const trap = String(new FormData(event.currentTarget).get(native?.trap ?? '') ?? '');
    void submit({ draft: withConsent(spec.toDraft(values), forms.consent), trap, text: describe(values, fields) });
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
          onChange={unsent.store}
        >
          <FormBody {...body} />
        </form>
      )}
    </div>
  );
}
