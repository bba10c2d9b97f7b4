// Connects a form with its stored values. The fields are uncontrolled: they are read, and written once.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../app/shell.tsx';
import type { FieldSpec } from './form-props.ts';
import { fieldsOf, readValues, type FormSpec } from './fields/field-spec.ts';
import { unfoldFilled } from './fields/refusals.ts';
import { fillIn } from './registration/prefill.ts';
import type { Values } from './submission.ts';

// What a visitor has typed but not sent is stored for this tab, so that a link, Back or a reload loses none of it.
// Private fields are never stored, and if the browser refuses storage, nothing is.

/** A form as the visitor left it. */
export interface Unsent {
  /** The query of the page at that time. */
  readonly query: string;
  /** The values of all fields except private ones. */
  readonly values: Values;
  /** The fields whose values differ from what the query had filled in. */
  readonly own: readonly string[];
}

/** Returns what is stored under a key; undefined if there is nothing or storage is refused. */
function readUnsent(key: string): Unsent | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsent | null;
    // What another program has put there counts as nothing.
    return stored?.values && Array.isArray(stored.own) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a form under a key for this tab, if the browser allows it, or deletes what is stored there. */
function storeUnsent(key: string, unsent: Unsent | undefined): void {
  try {
    if (unsent) sessionStorage.setItem(key, JSON.stringify(unsent));
    else sessionStorage.removeItem(key);
  } catch {
    // Full or forbidden: the form works just as well without.
  }
}

interface FormState {
  readonly query: string;
  readonly prefill: Values;
  readonly values: Values;
}

/** Returns what is worth storing of a form; undefined if the visitor has changed nothing that may be stored. */
export function unsentOf(fields: readonly FieldSpec[], { query, prefill, values }: FormState): Unsent | undefined {
  const stored = fields.filter(({ isPrivate }) => !isPrivate).map(({ name }) => [name, values[name] ?? ''] as const);
  const own = stored.filter(([name, value]) => value !== (prefill[name] ?? '')).map(([name]) => name);
  return own.length === 0 ? undefined : { query, values: Object.fromEntries(stored), own };
}

interface InitialSources {
  readonly query: string;
  /** The current values: a page can be typed into before it is hydrated. */
  readonly typed: Values;
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

const nothing: Values = {};

/** What a form is filled in with, and who is given its values. */
export interface UnsentOptions {
  readonly prefill: Values | undefined;
  readonly onValues: (values: Values) => void;
}

/** Fills in a form when it appears, from the query and the stored values, and returns how to store and delete what is typed. */
export function useUnsent(
  form: RefObject<HTMLFormElement | null>,
  spec: FormSpec,
  { prefill = nothing, onValues }: UnsentOptions,
) {
  const { base } = useShell();
  const { search: query } = useLocation();
  const [hasText, setHasText] = useState(false);
  const isFilled = useRef(false);
  const key = `unsent:${base}${spec.name}`;
  const fields = fieldsOf(spec);

  const store = () => {
    if (!form.current) return;
    const values = readValues(form.current, fields);
    storeUnsent(key, unsentOf(fields, { query, prefill, values }));
    setHasText(Object.values(values).some(Boolean));
    onValues(values);
  };
  const clear = () => {
    storeUnsent(key, undefined);
    setHasText(false);
  };

  const start = useEffectEvent((values: Values) => {
    if (!form.current) return;
    const typed = readValues(form.current, fields);
    const starting = { query, typed, prefill, unsent: readUnsent(key) };
    fillIn(form.current, isFilled.current ? values : startingValues(fields, starting));
    isFilled.current = true;
    unfoldFilled(form.current);
    store();
  });
  useEffect(() => start(prefill), [prefill]);

  return { hasText, store, clear };
}
