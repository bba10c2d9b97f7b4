// The frame of every form. The fields belong to the browser, not to React: what was typed before the page came
// to life stays, and a failure leaves everything as it is.
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useShell } from '../shell.tsx';
import { nativePostTo } from './adapters.ts';
import { Confirmation } from './Confirmation.tsx';
import { describe, fieldsOf, readValues, type FormSpec, type FormWords } from './field-spec.ts';
import { FormBody } from './FormBody.tsx';
import { fillIn } from './prefill.ts';
import type { Values } from './submission.ts';
import { useSubmission } from './use-submission.ts';
import styles from './EnquiryForm.module.css';

/** Where a browser without JavaScript returns to after posting a form. */
const RETURN_ID = 'sent';

export interface EnquiryFormProps {
  readonly spec: FormSpec;
  readonly words: FormWords;
  /** Raises the browser's alert when sending fails. */
  readonly isAlerting?: boolean;
  /** Values to fill in after hydration; a new object fills them in again. */
  readonly prefill?: Values;
}

/** A form that is sent in the background, confirms for five seconds and then is empty again. */
export function EnquiryForm({ spec, words, isAlerting = false, prefill }: EnquiryFormProps) {
  const { forms, base, messages } = useShell();
  const { state, failed, submit } = useSubmission(isAlerting ? messages.forms.failure.alert : undefined);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(spec);
  const [endpoint] = forms.endpoints;
  const native = endpoint && nativePostTo(endpoint, { formType: spec.formType, copies: forms.copies }, base);

  useEffect(() => {
    if (form.current && prefill) fillIn(form.current, prefill);
  }, [prefill]);

  // The button that had the focus is gone or was disabled; the focus must not fall back to the top of the page.
  useEffect(() => {
    if (state === 'submitted') frame.current?.focus();
  }, [state]);
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }, [failed]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(event.currentTarget, fields);
    const trap = String(new FormData(event.currentTarget).get(native?.trap ?? '') ?? '');
    void submit({ draft: spec.toDraft(values), trap, text: describe(values, fields) });
  };

  return (
    <div ref={frame} className={styles.frame} role="group" aria-label={words.title} tabIndex={-1}>
      <div role="status">{state === 'submitted' && <Confirmation words={words.confirmation} />}</div>
      {state !== 'submitted' && (
        <form ref={form} className={styles.form} method="post" action={native?.action} onSubmit={onSubmit}>
          <Confirmation words={words.confirmation} id={RETURN_ID} />
          <FormBody
            id={id}
            spec={spec}
            words={words}
            native={native}
            isSending={state === 'submitting'}
            failed={failed}
          />
        </form>
      )}
    </div>
  );
}
