// Forms are data: groups of fields, from which the page, the validation and the e-mails are derived.
import type { Draft, Values } from './submission.ts';

/** One field. It is validated by the browser: required, kind and min. */
export interface FieldSpec {
  /** The name under which the value is sent. */
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'textarea';
  readonly required?: boolean;
  readonly min?: number;
  /** The options of a select, or suggestions for a text. */
  readonly choices?: readonly string[];
  /** What the browser may fill in automatically. */
  readonly autoComplete?: string;
  readonly hint?: string | undefined;
  /** Takes up the whole row. */
  readonly isWide?: boolean;
  /** Is sent, but never stored in the browser. */
  readonly isPrivate?: boolean;
}

/** Fields that belong together, with a legend where there are several groups. */
export interface FieldGroup {
  readonly legend?: string;
  readonly fields: readonly FieldSpec[];
}

/** A form: its fields, and what is sent of them. */
export interface FormSpec {
  /** Which of the site's forms it is. */
  readonly name: 'contact' | 'registration' | 'corporate';
  readonly formType: Draft['formType'];
  readonly groups: readonly FieldGroup[];
  readonly toDraft: (values: Values) => Draft;
}

/** The fixed words of a form. */
export interface FormWords {
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly submitting: string;
  readonly confirmation: { readonly title: string; readonly text: string };
}

/** Returns the fields of all groups in order. */
export function fieldsOf({ groups }: Pick<FormSpec, 'groups'>): readonly FieldSpec[] {
  return groups.flatMap(({ fields }) => fields);
}

/**
 * Returns one line per field, label first, for an e-mail to people. Empty fields are written as `nothing`, or omitted
 * by default.
 */
export function describe(values: Values, fields: readonly FieldSpec[], nothing?: string): string {
  return fields
    .map(({ name, label }) => ({ label, value: values[name] || nothing }))
    .flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
}

/** Returns the values of a form, one text per field. */
export function readValues(form: HTMLFormElement, fields: readonly FieldSpec[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}
