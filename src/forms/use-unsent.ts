// Connects a form with its stored values. The fields are uncontrolled: they are read, and written once.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../app/shell.tsx';
import { fieldsOf, readValues, type FormSpec } from './fields/field-spec.ts';
import { unfoldFilled } from './fields/folds.ts';
import { fillIn } from './registration/prefill.ts';
import type { Values } from './submission.ts';
import { clearUnsent, storeUnsent, readUnsent, startingValues, unsentOf } from './unsent.ts';

/** How a form stores what is typed into it. */
export interface UnsentForm {
  /** Whether there is anything to clear. */
  readonly hasText: boolean;
  /** Stores the current values of the form. */
  readonly store: () => void;
  /** Deletes what was stored. */
  readonly clear: () => void;
}

const nothing: Values = {};

/** What a form is filled in with, and who is given its values. */
export interface UnsentOptions {
  readonly prefill: Values | undefined;
  readonly onValues: (values: Values) => void;
}

/** Fills in a form when it appears, from the query and the stored values, and returns how to store what is typed. */
export function useUnsent(
  form: RefObject<HTMLFormElement | null>,
  spec: FormSpec,
  { prefill = nothing, onValues }: UnsentOptions,
): UnsentForm {
  const { base } = useShell();
  const { search: query } = useLocation();
  const [hasText, setHasText] = useState(false);
  const isFilled = useRef(false);
  const key = `unsent:${base}${spec.name}`;
  const fields = fieldsOf(spec);

  const store = () => {
    if (!form.current) return;
    const values = readValues(form.current, fields);
    const unsent = unsentOf(fields, { query, prefill, values });
    if (unsent) storeUnsent(key, unsent);
    else clearUnsent(key);
    setHasText(Object.values(values).some(Boolean));
    onValues(values);
  };
  const clear = () => {
    clearUnsent(key);
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
