// The fields that the forms have unless the content says otherwise, in their usual order. Content names them; what they
// are is known here.
import type { FieldSpec } from '../../src/forms/form-props.ts';
import type { Choices, Field } from '../../schemas/types.ts';
import { SESSION_NAME } from '../../src/sessions/registration-address.ts';
import known from './known-fields.json' with { type: 'json' };

/** The forms that a site may have, by the templates of their pages. */
export type FormName = 'registration' | 'contact' | 'corporate';

/** Which part of the registration form a field belongs to. */
export type FieldGroupName = 'course' | 'person' | 'work' | 'more';

/** Returns a field as a group of settings, however it is written. */
export const settingsOf = (field: Field): Exclude<Field, string> =>
  typeof field === 'string' ? { name: field } : field;

/** A field without its words. */
export interface KnownField extends Omit<FieldSpec, 'label' | 'choices' | 'hint' | 'isOwn'> {
  readonly group?: FieldGroupName;
  readonly choicesOf?: keyof Choices;
  /** Suggests the titles of courses. */
  readonly suggestsCourses?: true;
  /** Helps, but is not needed for an answer: shown only when asked for, unless content requires it. */
  readonly isExtra?: true;
}

type Fields = readonly KnownField[];

/**
 * The known fields of each form; what a submission carries besides them, by the names that the services give it, which no
 * field may have; and what every form element or object of a browser has by that name.
 */
const { fields, carried, builtIn } = known;

/** The known fields of each form, in their usual order. */
export const knownFields = fields as Readonly<Record<FormName, Fields>>;

/** Returns the fields of a form whose fields are not listed: all known ones, but for those with nothing to choose from. */
export const usualFields = (form: FormName, choices: Choices = {}): Fields =>
  knownFields[form].filter(({ choicesOf: key }) => key === undefined || choices[key] !== undefined);

/** The names of all forms. */
export const formNames: readonly FormName[] = ['registration', 'contact', 'corporate'];

/** What a corporate request is sent as: a message, whose fields are made of the others. */
const ofMessage = ['name', 'message'];

/** Returns whether a field of the provider's own may not have this name in a form, in whatever capitals. */
export function isReservedName(name: string, form: FormName): boolean {
  const ofForm = { contact: [], corporate: ofMessage, registration: [SESSION_NAME] }[form];
  const reserved = [...carried, ...builtIn, ...ofForm];
  return reserved.some((each) => each.toLowerCase() === name.toLowerCase());
}

/** The name under which a consent is sent unless content gives it another. */
export const CONSENT_NAME = 'consent';

/** Returns the fields of submissions in the order of an export: known ones, own ones as they come, whatever else. */
export function fieldOrder(names: readonly string[]): readonly string[] {
  const known = formNames.flatMap((form) => knownFields[form].map(({ name }) => name));
  const rankOf = (name: string): number => {
    if (known.includes(name)) return known.indexOf(name);
    return known.length + (carried.includes(name) ? 1 : 0);
  };
  return [...new Set(names)].sort((a, b) => rankOf(a) - rankOf(b));
}
