// Forms are data: groups of fields, from which the page, the validation and the emails are derived.
import type { FieldGroup, FieldSpec } from '../form-props.ts';
import type { Draft, Values } from '../submission.ts';

/** A form: its fields, and what is sent of them. */
export interface FormSpec {
  readonly name: 'contact' | 'registration' | 'corporate';
  readonly formType: Draft['formType'];
  readonly groups: readonly FieldGroup[];
  /** The names of values that are sent besides those of the fields, where they are not empty. */
  readonly further?: readonly string[];
  readonly toDraft: (values: Values) => Draft;
}

/** Returns the fields of all groups in order. */
export function fieldsOf({ groups }: Pick<FormSpec, 'groups'>): readonly FieldSpec[] {
  return groups.flatMap(({ fields }) => fields);
}

/** The value of a single box that is ticked: a mark that every language reads. */
const TICKED = '✓';

/** The values that the boxes or buttons of a field may have. */
export const optionsOf = ({ choices = [TICKED] }: FieldSpec): readonly string[] => choices;

/** Several ticked choices are one value, a line for each; they are sent and described as one line. */
const oneLine = (value: string, { kind }: FieldSpec): string =>
  kind === 'checkbox' ? value.replaceAll('\n', ', ') : value;

/** Returns a line per field, label first, for an email; empty fields are written as `nothing`, or omitted. */
export function describe(values: Values, fields: readonly FieldSpec[], nothing?: string): string {
  return fields
    .map((field) => ({ label: field.label, value: oneLine(values[field.name] ?? '', field) || nothing }))
    .flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
}

/** Returns the values of fields as they are sent. */
export function sentValues(values: Values, fields: readonly FieldSpec[]): Values {
  const kinds = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = kinds.get(name);
      return [name, field ? oneLine(value, field) : value];
    }),
  );
}

/** Returns the values of a form, one text per field; of several ticked boxes, a line for each. */
export function readValues(form: HTMLFormElement, fields: readonly FieldSpec[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, data.getAll(name).map(String).join('\n')]));
}
