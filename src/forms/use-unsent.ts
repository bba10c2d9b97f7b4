// Joins a form with what was left of it. The fields belong to the browser: they are read, and written once.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShell } from '../shell.tsx';
import { fieldsOf, readValues, type FormSpec } from './field-spec.ts';
import { fillIn } from './prefill.ts';
import type { Values } from './submission.ts';
import { forgetUnsent, keepUnsent, readUnsent, startingValues, unsentOf } from './unsent.ts';

/** What a form does with what is typed into it. */
export interface UnsentForm {
  /** Whether there is anything that could be cleared. */
  readonly hasText: boolean;
  /** Keeps what the form holds now. */
  readonly keep: () => void;
  /** Forgets what was kept. */
  readonly forget: () => void;
}

const nothing: Values = {};

/** Fills a form in when it appears, by its query and by what was left, and returns how to keep what is typed. */
export function useUnsent(
  form: RefObject<HTMLFormElement | null>,
  spec: FormSpec,
  prefill: Values = nothing,
): UnsentForm {
  const { base } = useShell();
  const { search: query } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [hasText, setHasText] = useState(false);
  const isFilled = useRef(false);
  const key = `unsent:${base}${spec.name}`;
  const fields = fieldsOf(spec);

  const keep = () => {
    if (!form.current) return;
    const values = readValues(form.current, fields);
    const unsent = unsentOf(fields, { query, prefill, values });
    if (unsent) keepUnsent(key, unsent);
    else forgetUnsent(key);
    setHasText(Object.values(values).some(Boolean));
  };
  const forget = () => {
    forgetUnsent(key);
    setHasText(false);
  };

  const start = useEffectEvent((values: Values) => {
    if (!form.current) return;
    const typed = readValues(form.current, fields);
    const starting = { query, typed, prefill, unsent: readUnsent(key), isReturn };
    fillIn(form.current, isFilled.current ? values : startingValues(fields, starting));
    isFilled.current = true;
    keep();
  });
  useEffect(() => start(prefill), [prefill]);

  return { hasText, keep, forget };
}
