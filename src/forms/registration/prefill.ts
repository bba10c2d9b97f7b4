// A link can prefill part of a form by its query. Pages are rendered without one, so this waits for hydration.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FieldGroup } from '../form-props.ts';
import { fieldsOf } from '../fields/field-spec.ts';
import type { Values } from '../submission.ts';

/** Returns named values of a query, which belong together: without any all are absent, otherwise some are empty. */
export function valuesOf(parameters: URLSearchParams, names: readonly string[]): Values {
  if (!names.some((name) => parameters.get(name))) return {};
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? '']));
}

/** Returns the values of a query for the provider's own fields, each by itself; private fields take none. */
export function ownValuesOf(parameters: URLSearchParams, groups: readonly FieldGroup[]): Values {
  const open = fieldsOf({ groups }).filter(({ isOwn, isPrivate }) => isOwn && !isPrivate);
  const values = open.map(({ name }) => [name, parameters.getAll(name).join('\n')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Returns named values and own fields of the query; the same object until it changes. */
export function usePrefill(names: readonly string[], groups: readonly FieldGroup[]): Values {
  const [parameters] = useSearchParams();
  return useMemo(
    () => ({ ...valuesOf(parameters, names), ...ownValuesOf(parameters, groups) }),
    [parameters, names, groups],
  );
}

/** Ticks the boxes, or presses the button, whose values are among the lines of a value. */
function tick(field: HTMLInputElement, value: string): void {
  field.checked = value.split('\n').includes(field.value);
}

function fillField(field: unknown, value: string): void {
  if (field instanceof RadioNodeList) for (const each of field) fillField(each, value);
  else if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) tick(field, value);
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  else if (field instanceof HTMLTextAreaElement && field.value === '') field.value = value;
}

/** Writes values into the fields of those names; a longer text that was already typed is left alone. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) fillField(form.elements.namedItem(name), value);
}
