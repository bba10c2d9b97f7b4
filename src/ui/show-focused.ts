import type { FocusEvent } from 'react';

/** Scrolls a row until the focused element in it is fully visible; browsers do not scroll if a sliver of it is. */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
