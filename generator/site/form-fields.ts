// What can be wrong with the list of fields of one form, whether the site shows the form or not.
import type { Field, Forms } from '../../schemas/types.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { locate } from '../rules/locate.ts';
import { noChoices, repeatedField, reservedFieldName, unknownFormField, unsuitedSetting } from '../rules/words/site.ts';
import type { Entry } from '../model/content.ts';
import { isReservedName, knownFields, type FormName } from '../model/known-fields.ts';

/** The valid forms.yaml. */
export type FormsEntry = Entry<Forms>;

/** The settings of a field. */
export type FieldSettings = Exclude<Field, string>;

/** Returns a field as a group of settings, however it is written. */
export const settingsOf = (field: Field): FieldSettings => (typeof field === 'string' ? { name: field } : field);

/** One field of a form, and where it is. */
interface Listed {
  readonly form: FormName;
  readonly settings: FieldSettings;
  readonly at: (key?: keyof FieldSettings) => Location;
}

type FieldCheck = (field: Listed) => readonly Diagnostic[];

const knownOf = ({ form, settings }: Listed) => knownFields[form].find(({ name }) => name === settings.name);

const typeOf = (field: Listed): string => knownOf(field)?.kind ?? field.settings.type ?? 'text';

const namesAreOwn: FieldCheck = (field) => {
  const { form, settings, at } = field;
  const { name, label } = settings;
  if (knownOf(field)) return [];
  if (isReservedName(name, form)) return [reservedFieldName({ name }, at('name'))];
  const known = knownFields[form].map((each) => each.name);
  return label === undefined ? [unknownFormField({ name, known }, at('name'))] : [];
};

const knownFieldsStay: FieldCheck = (field) => {
  const { form, settings, at } = field;
  const { name } = settings;
  const known = knownOf(field);
  const fixed = (['type', 'group'] as const).filter((key) => settings[key] !== undefined);
  const unsuited = fixed.filter((key) => known !== undefined || (key === 'group' && form !== 'registration'));
  const suits = known ? 'a known field keeps its type and its place' : 'only the registration form has groups';
  return unsuited.map((key) => unsuitedSetting({ key, name, suits }, at(key)));
};

const withChoices = ['select', 'radio', 'checkbox', 'text'];

const choicesSuit: FieldCheck = (field) => {
  const { settings, at } = field;
  const { name, choices } = settings;
  const type = typeOf(field);
  if (choices && !withChoices.includes(type))
    return [
      unsuitedSetting(
        { key: 'choices', name, suits: 'only select, radio, checkbox and text have choices' },
        at('choices'),
      ),
    ];
  const needsChoices = !knownOf(field) && (type === 'select' || type === 'radio');
  return needsChoices && !choices ? [noChoices({ name, isKnown: false }, at())] : [];
};

const limitsSuit: FieldCheck = (field) => {
  const { settings, at } = field;
  const { name, min, max } = settings;
  const wanted = { number: 'number', date: 'string' }[typeOf(field)];
  const limits = [['min', min] as const, ['max', max] as const].filter(([, limit]) => limit !== undefined);
  const suits = 'a number has figures as limits, a date has days, and nothing else has limits';
  const wrong = limits.filter(([, limit]) => typeof limit !== wanted);
  if (wrong.length > 0) return wrong.map(([key]) => unsuitedSetting({ key, name, suits }, at(key)));
  const isUpsideDown = min !== undefined && max !== undefined && min > max;
  return isUpsideDown ? [unsuitedSetting({ key: 'max', name, suits: 'it is less than min' }, at('max'))] : [];
};

const fieldChecks: readonly FieldCheck[] = [namesAreOwn, knownFieldsStay, choicesSuit, limitsSuit];

function isRepeated(fields: readonly Listed[]): readonly Diagnostic[] {
  const folded = fields.map(({ settings }) => settings.name.toLowerCase());
  return fields.flatMap(({ settings: { name }, at }, i) => {
    const first = fields[folded.indexOf(name.toLowerCase())];
    return first && first !== fields[i] ? [repeatedField({ name, first: first.settings.name }, at('name'))] : [];
  });
}

/** Returns the problems in the fields that forms.yaml gives a form. */
export function checkFields(form: FormName, { source, data }: FormsEntry): readonly Diagnostic[] {
  const listed = (data.fields?.[form] ?? []).map((field, i): Listed => {
    const pointer = `/fields/${form}/${i}`;
    return {
      form,
      settings: settingsOf(field),
      at: (key) => locate(source, key === undefined || typeof field === 'string' ? pointer : `${pointer}/${key}`),
    };
  });
  return [...listed.flatMap((field) => fieldChecks.flatMap((each) => each(field))), ...isRepeated(listed)];
}
