// What a visitor has typed and not sent is kept for this tab, so that a link, Back or a reload loses none of it.
// Private fields are never kept, and where the browser stores nothing for a site, there is simply nothing kept.
import type { FieldSpec } from './field-spec.ts';
import type { Values } from './submission.ts';

/** A form as it was left. */
export interface Unsent {
  /** The query of the page at that time. */
  readonly query: string;
  /** What each field held, but for private ones. */
  readonly values: Values;
  /** The fields that held something else than what the query had filled in. */
  readonly own: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Unsent | undefined {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value['values']) || !Array.isArray(value['own'])) return undefined;
  const values = Object.entries(value['values']).map(([name, each]) => [name, String(each)] as const);
  return { query: String(value['query']), values: Object.fromEntries(values), own: value['own'].map(String) };
}

/** Returns what is kept under a key; undefined where nothing is, or nothing can be. */
export function readUnsent(key: string): Unsent | undefined {
  try {
    return parsed(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Keeps a form under a key for this tab, if the browser lets it. */
export function keepUnsent(key: string, unsent: Unsent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // Full or forbidden: the form works as well without.
  }
}

/** Forgets what is kept under a key. */
export function forgetUnsent(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing can have been kept.
  }
}

/** What a form is left with. */
export interface Leaving {
  readonly query: string;
  /** What the query filled in. */
  readonly prefill: Values;
  readonly values: Values;
}

/** Returns what of a form is worth keeping; undefined where the visitor has changed nothing that may be kept. */
export function unsentOf(fields: readonly FieldSpec[], { query, prefill, values }: Leaving): Unsent | undefined {
  const kept = fields.filter(({ isPrivate }) => !isPrivate).map(({ name }) => [name, values[name] ?? ''] as const);
  const own = kept.filter(([name, value]) => value !== (prefill[name] ?? '')).map(([name]) => name);
  return own.length === 0 ? undefined : { query, values: Object.fromEntries(kept), own };
}

/** What may fill a form that has just appeared. */
export interface Starting {
  readonly query: string;
  /** What stands in the fields already: a page can be typed into before it comes to life. */
  readonly typed: Values;
  /** What the query fills in. */
  readonly prefill: Values;
  readonly unsent: Unsent | undefined;
  /** Whether the visitor has come back or loaded the page again, rather than followed a link within the site. */
  readonly isReturn: boolean;
}

/** Returns what each field begins with: first of all what is typed already. */
export function startingValues(fields: readonly FieldSpec[], starting: Starting): Values {
  const { query, typed, prefill, unsent, isReturn } = starting;
  const isSame = isReturn && unsent?.query === query;
  const startOf = ({ name, kind }: FieldSpec): string => {
    const left = unsent?.values[name];
    // A link takes the place of no longer text that somebody has written.
    const isWritten = kind === 'textarea' && unsent?.own.includes(name) === true && left !== '';
    return (isSame || isWritten ? (left ?? prefill[name]) : (prefill[name] ?? left)) ?? '';
  };
  return Object.fromEntries(fields.map((field) => [field.name, typed[field.name] || startOf(field)]));
}
