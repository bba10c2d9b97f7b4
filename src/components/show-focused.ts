import type { FocusEvent } from 'react';

/** Scrolls a row until what the keyboard has reached in it is seen whole; browsers leave it there if a sliver is seen. */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
