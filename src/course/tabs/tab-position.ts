// The keyboard navigation of tabs in the WAI-ARIA pattern: arrow keys wrap around, Home and End go to the ends.

/** The state of the tabs: how many there are, which one is chosen (from 0), and the direction of the text. */
export interface TabPlace {
  readonly count: number;
  readonly current: number;
  readonly isRtl: boolean;
}

/** Returns the index, from 0, of the tab to which a key leads; undefined if the key has no meaning for tabs. */
export function tabPosition(key: string, { count, current, isRtl }: TabPlace): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return current;
    default:
      return undefined;
  }
}
