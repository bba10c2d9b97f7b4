// Which tab a key leads to, after the WAI-ARIA pattern: arrows go round, Home and End go to the ends.

/** Where the keyboard stands: how many tabs there are, which one is chosen (from 0), and which way the text runs. */
export interface TabPlace {
  readonly count: number;
  readonly current: number;
  readonly isRtl: boolean;
}

/** Returns the position, from 0, to which a key leads; undefined where the key means nothing to tabs. */
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
