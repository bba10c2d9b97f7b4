// How far the visitor had scrolled, by entry of the history. It is kept for the tab, so that the way back still leads to the
// same place after a reload.

/** An entry of the history. */
export interface Entry {
  readonly pathname: string;
  /** The first entry of each document has the same one. */
  readonly key: string;
}

/** Positions in CSS pixels by the name of their entry, the one remembered last at the end. */
type Positions = Map<string, number>;

const NAME = 'prospectus-positions';

/** As many entries as a visitor goes back through. */
const CAPACITY = 50;

const nameOf = ({ pathname, key }: Entry): string => `${key} ${pathname}`;

function isPosition(item: unknown): item is [string, number] {
  return Array.isArray(item) && typeof item[0] === 'string' && Number.isFinite(item[1]);
}

function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
  } catch {
    // Storage may be refused; what is in it may be somebody else's.
    return new Map();
  }
}

function keep(positions: Positions): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify([...positions]));
  } catch {
    // Refused or full: this document remembers all the same.
  }
}

let known: Positions | undefined;

/** Remembers how far an entry is scrolled, in CSS pixels. */
export function rememberPosition(entry: Entry, position: number): void {
  known ??= readPositions();
  known.delete(nameOf(entry));
  known.set(nameOf(entry), position);
  const [oldest] = known.keys();
  if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
  keep(known);
}

/** Returns how far an entry was scrolled when it was left, in CSS pixels. */
export function positionAt(entry: Entry): number | undefined {
  known ??= readPositions();
  return known.get(nameOf(entry));
}
