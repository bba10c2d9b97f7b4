// The fields of a form, as content orders them: known ones by name, and those of the provider's own.
import type { Field } from '../../../schemas/types.ts';
import type { FieldGroup, FieldSpec } from '../../../src/app/page-props.ts';
import { groupBy } from '../../base/objects.ts';
import type { LinkedForms } from '../../model/content.ts';
import {
  knownFields,
  usualFields,
  type FieldGroupName,
  type FormName,
  type KnownField,
} from '../../model/known-fields.ts';

type Words = Readonly<Record<string, string | undefined>>;

/** What a page says about the fields of its form. */
export interface FieldWords {
  readonly fields?: Words | undefined;
  readonly hints?: Words | undefined;
  /** The legends of the groups. */
  readonly groups?: Words | undefined;
}

/** What the fields of a form are made of. */
export interface FieldSources {
  readonly form: FormName;
  readonly words: FieldWords;
  readonly forms: Pick<LinkedForms, 'fields' | 'choices'>;
  /** The titles of courses that a field may suggest. */
  readonly titles?: readonly string[];
}

type Settings = Exclude<Field, string>;

/** A field with the group in which it is shown. */
interface Placed {
  readonly group: FieldGroupName | undefined;
  readonly spec: FieldSpec;
  readonly isFolded: boolean;
}

const settingsOf = (field: Field): Settings => (typeof field === 'string' ? { name: field } : field);

/** Leaves out what is undefined: it would be compared and published for nothing. */
function defined<T extends object>(value: T): T {
  // Object.fromEntries forgets which keys there are.
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

function choicesOf({ choicesOf: key, suggestsCourses }: KnownField, { forms, titles }: FieldSources) {
  if (suggestsCourses) return titles;
  return key && forms.choices[key];
}

/** What content says of a field of any kind. */
function ownFacts({ required, choices, hint, autocomplete, min, max, sensitive }: Settings) {
  return defined({ required, choices, hint, autoComplete: autocomplete, min, max, isPrivate: sensitive });
}

function knownSpec(known: KnownField, settings: Settings, sources: FieldSources): FieldSpec {
  const { group: _group, choicesOf: _choicesOf, suggestsCourses: _suggests, isExtra: _isExtra, ...rest } = known;
  const { name } = settings;
  const { fields, hints } = sources.words;
  const label = settings.label ?? fields?.[name] ?? name;
  const usual = defined({ choices: choicesOf(known, sources), hint: hints?.[name] });
  // Content that names a private field again cannot make it public.
  return { ...rest, label, ...usual, ...ownFacts(settings), ...(rest.isPrivate && { isPrivate: true }) };
}

/** Boxes, buttons and long texts need the whole width. */
const isWide = ({ type = 'text' }: Settings): boolean => ['textarea', 'radio', 'checkbox'].includes(type);

function ownSpec(settings: Settings): FieldSpec {
  const { name, label = name, type } = settings;
  const place = defined({ kind: type, isWide: isWide(settings) || undefined });
  return { name, label, ...place, ...ownFacts(settings), isOwn: true };
}

function placedFields(sources: FieldSources): readonly Placed[] {
  const usual = knownFields[sources.form];
  const { fields, choices } = sources.forms;
  const listed = fields?.[sources.form] ?? usualFields(sources.form, choices).map(({ name }) => name);
  let group = usual[0]?.group;
  return listed.map(settingsOf).map((settings): Placed => {
    const known = usual.find(({ name }) => name === settings.name);
    // A field of one's own follows the one before it.
    group = settings.group ?? known?.group ?? group;
    const spec = known ? knownSpec(known, settings, sources) : ownSpec(settings);
    // A field of one's own in the group of fields that are not needed is one of them.
    const isExtra = known ? known.isExtra === true : group === 'work';
    return { group, spec, isFolded: isExtra && !spec.required };
  });
}

const fieldsOf = (placed: readonly Placed[]): readonly FieldSpec[] => placed.map(({ spec }) => spec);

/** Returns the fields of a form in groups, which are ordered by their first fields; of each, what is folded is last. */
export function fieldGroups(sources: FieldSources): readonly FieldGroup[] {
  const groups = groupBy(placedFields(sources), ({ group }) => group);
  return Array.from(groups).flatMap(([group, placed]): readonly FieldGroup[] => {
    const legend = group && sources.words.groups?.[group];
    const heading = legend ? { legend } : {};
    const [folded, shown] = [placed.filter(({ isFolded }) => isFolded), placed.filter(({ isFolded }) => !isFolded)];
    if (folded.length === 0) return [{ ...heading, fields: fieldsOf(shown) }];
    if (shown.length === 0) return [{ ...heading, fields: fieldsOf(folded), isFolded: true }];
    return [
      { ...heading, fields: fieldsOf(shown) },
      { fields: fieldsOf(folded), isFolded: true },
    ];
  });
}
