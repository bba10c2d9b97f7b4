// The scroll positions of history entries. They are stored for the tab, so that going back leads to the same position
// even after a reload.

/** An entry of the browser's history. */
export interface HistoryEntry {
  readonly pathname: string;
  /** The first entry of every document has the same key. */
  readonly key: string;
}

/** Scroll positions in CSS pixels by the name of their entry, the most recently stored last. */
type ScrollPositions = Map<string, number>;

const NAME = 'prospectus-positions';

/** As many entries as a visitor is likely to go back. */
const CAPACITY = 50;

const nameOf = ({ pathname, key }: HistoryEntry): string => `${key} ${pathname}`;

function readPositions(): ScrollPositions {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(NAME) ?? '[]') as [string, number][]);
  } catch {
    // Storage may be refused, or contain data of another program.
    return new Map();
  }
}

function store(positions: ScrollPositions): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify([...positions]));
  } catch {
    // Refused or full: the positions still last as long as this document.
  }
}

let known: ScrollPositions | undefined;

/** Stores the scroll position of an entry, in CSS pixels. */
export function storePosition(entry: HistoryEntry, position: number): void {
  known ??= readPositions();
  known.delete(nameOf(entry));
  known.set(nameOf(entry), position);
  const [oldest] = known.keys();
  if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
  store(known);
}

/** Returns the scroll position of an entry when it was left, in CSS pixels. */
export function positionAt(entry: HistoryEntry): number | undefined {
  known ??= readPositions();
  return known.get(nameOf(entry));
}
