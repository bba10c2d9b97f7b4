// A link can prefill part of a form by its query. Pages are rendered without one, so this waits for hydration.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Values } from './submission.ts';

/**
 * Returns the named values of a query, which belong together: if it has any of them, the others are empty; if it has
 * none, all are absent.
 */
export function valuesOf(parameters: URLSearchParams, names: readonly string[]): Values {
  if (!names.some((name) => parameters.get(name))) return {};
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? '']));
}

/** Returns the named values of the current query; the same object until the query changes. */
export function usePrefill(names: readonly string[]): Values {
  const [parameters] = useSearchParams();
  return useMemo(() => valuesOf(parameters, names), [parameters, names]);
}

/** Writes values into the fields of those names; a longer text that was already typed is left alone. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    else if (field instanceof HTMLTextAreaElement && field.value === '') field.value = value;
  }
}
