// A form changes while the visitor uses it: its button is disabled, a confirmation replaces it. The focus must not be
// lost, and messages must be visible.
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { SubmissionLife } from './use-submission.ts';

/**
 * Focuses the frame of a form and scrolls its top into view, which focusing alone does not do if the frame already has
 * the focus.
 */
export function showFrame(frame: HTMLElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView();
}

/** Keeps the focus within the frame of a form while it is sent, and scrolls the confirmation into view. */
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
    // A second tap, on the disabled button, has moved the focus to the frame.
    if (state === 'submitted') showFrame(frame.current);
  }, [frame, state]);

  useEffect(() => {
    if (failed) frame.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }, [frame, failed]);
}
