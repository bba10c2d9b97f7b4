// The states of a form: idle, submitting, submitted and idle again. A failure leads straight back to idle.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useShell } from '../app/shell.tsx';
import type { Draft, Values } from './submission.ts';

const CONFIRMATION_MS = 5000;

/** Loads the code that sends a form: as soon as a visitor fills it in, and again if that has failed. */
export const loadSending = () => import('./lazy/sending.ts');

/** The current state of a form. */
export type SubmissionState = 'idle' | 'submitting' | 'submitted';

/** What is sent when the button is pressed. */
export interface Attempt {
  readonly draft: Draft;
  readonly trap: string;
  /** The entered values, as lines of text. */
  readonly text: string;
}

/** A submission that was received. */
export interface Sent {
  readonly at: Date;
  readonly id: string;
  readonly fields: Values;
}

/** A form's state, with the failed attempt if the last one failed. */
export type SubmissionLife = ReturnType<typeof useSubmission>;

/** Makes the browser warn a visitor who leaves the page while a form is being sent. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}

function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function useAlert(text: string | undefined): void {
  useEffect(() => {
    if (text) window.alert(text);
  }, [text]);
}

function log(error: unknown): void {
  const details = error instanceof Error && 'refusal' in error ? error.refusal : error;
  // oxlint-disable-next-line no-console -- the specification asks for the details of a failure in the console
  console.error('The form was not sent.', details);
}

/** What happens when a submission was sent, or failed. */
export interface SubmissionOptions {
  /** Shown as an alert when sending fails. */
  readonly alertText: string | undefined;
  /** Called when a submission is received, even if its form is no longer on the page. */
  readonly onSent: () => void;
}

/** Returns the state of a form that shows its confirmation for five seconds. */
export function useSubmission({ alertText, onSent }: SubmissionOptions) {
  const { forms, base } = useShell();
  const [state, setState] = useState<SubmissionState>('idle');
  const [failed, setFailed] = useState<Attempt>();
  const [sent, setSent] = useState<Sent>();
  // A state update would come too late for the second of two quick presses.
  const isBusy = useRef(false);
  const isShown = useIsShown();

  /** Clears the result of the last attempt. */
  const forget = () => {
    setFailed(undefined);
    setSent(undefined);
  };

  /** Sends a submission, unless another one is being sent. */
  const submit = async (attempt: Attempt): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('submitting');
    forget();
    try {
      const { draft, trap } = attempt;
      const { sendDraft } = await loadSending();
      const id = await sendDraft({ ...draft, ...forms.carried, copies: forms.copies, trap }, { ...forms, base });
      onSent();
      setSent({ at: new Date(), id, fields: draft.fields });
      setState('submitted');
    } catch (error) {
      log(error);
      // The visitor has gone to another page, where only the alert can report the failure.
      if (!isShown.current && alertText) window.alert(alertText);
      setFailed(attempt);
      setState('idle');
    } finally {
      isBusy.current = false;
    }
  };

  useLeaveWarning(state === 'submitting');

  useEffect(() => {
    if (state !== 'submitted') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useAlert(failed && alertText);
  return { state, failed, sent, submit, forget };
}
