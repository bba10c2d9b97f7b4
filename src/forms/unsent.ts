// What a visitor has typed but not sent is stored for this tab, so that a link, Back or a reload loses none of it.
// Private fields are never stored, and if the browser refuses storage, nothing is.
import type { FieldSpec } from '../app/page-props.ts';
import type { Values } from './submission.ts';

/** A form as the visitor left it. */
export interface Unsent {
  /** The query of the page at that time. */
  readonly query: string;
  /** The values of all fields except private ones. */
  readonly values: Values;
  /** The fields whose values differ from what the query had filled in. */
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

/** Returns what is stored under a key; undefined if there is nothing or storage is refused. */
export function readUnsent(key: string): Unsent | undefined {
  try {
    return parsed(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Stores a form under a key for this tab, if the browser allows it. */
export function storeUnsent(key: string, unsent: Unsent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // Full or forbidden: the form works just as well without.
  }
}

/** Deletes what is stored under a key. */
export function clearUnsent(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing can have been stored.
  }
}

/** The state of a form when the visitor leaves it. */
export interface FormState {
  readonly query: string;
  /** The values filled in by the query. */
  readonly prefill: Values;
  readonly values: Values;
}

/** Returns what is worth storing of a form; undefined if the visitor has changed nothing that may be stored. */
export function unsentOf(fields: readonly FieldSpec[], { query, prefill, values }: FormState): Unsent | undefined {
  const stored = fields.filter(({ isPrivate }) => !isPrivate).map(({ name }) => [name, values[name] ?? ''] as const);
  const own = stored.filter(([name, value]) => value !== (prefill[name] ?? '')).map(([name]) => name);
  return own.length === 0 ? undefined : { query, values: Object.fromEntries(stored), own };
}

/** The sources of the initial values of a form. */
export interface InitialSources {
  readonly query: string;
  /** The current values: a page can be typed into before it is hydrated. */
  readonly typed: Values;
  /** The values from the query. */
  readonly prefill: Values;
  readonly unsent: Unsent | undefined;
}

/** Returns the initial value of each field; what is already typed has priority. */
export function startingValues(fields: readonly FieldSpec[], starting: InitialSources): Values {
  const { query, typed, prefill, unsent } = starting;
  const isSame = unsent?.query === query;
  const startOf = ({ name, kind }: FieldSpec): string => {
    const left = unsent?.values[name];
    // A link does not replace a longer text that the visitor has written.
    const isWritten = kind === 'textarea' && unsent?.own.includes(name) === true && left !== '';
    return (isSame || isWritten ? (left ?? prefill[name]) : (prefill[name] ?? left)) ?? '';
  };
  return Object.fromEntries(fields.map((field) => [field.name, typed[field.name] || startOf(field)]));
}
