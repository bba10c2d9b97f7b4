// A form changes under the visitor: its button is disabled, a confirmation takes its place. The focus never falls to the
// top of the page, and what is said is on the screen.
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { SubmissionLife } from './use-submission.ts';

/** Gives the focus to the frame of a form and brings its top into view, which focus alone does not do where it is there already. */
export function showFrame(frame: HTMLElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView();
}

/** Keeps the focus in the frame of a form while it is sent, and brings the confirmation into view. */
export function useFormFocus(
  frame: RefObject<HTMLElement | null>,
  { state, failed }: Pick<SubmissionLife, 'state' | 'failed'>,
): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement.matches('body, :disabled');
    if (state === 'submitting' && isLost) frame.current?.focus({ preventScroll: true });
  }, [frame, state]);

  useEffect(() => {
    // A second tap, on the disabled button, has given the focus to the frame.
    if (state === 'submitted') showFrame(frame.current);
  }, [frame, state]);

  useEffect(() => {
    if (failed) frame.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }, [frame, failed]);
}
