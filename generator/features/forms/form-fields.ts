// The fields of a form, as content orders them: known ones by name, and those of the provider's own.
import type { Field, Endpoint, ContactPage, Place } from '../../../schemas/types.ts';
import type { FieldGroup, FieldSpec, FormWords, PageForm } from '../../../src/forms/form-props.ts';
import { dropUndefined, groupBy } from '../../base/objects.ts';
import type { LinkedForms, LinkedSite } from '../../model/content.ts';
import {
  knownFields,
  settingsOf,
  usualFields,
  type FieldGroupName,
  type FormName,
  type KnownField,
  CONSENT_NAME,
  formNames,
} from '../../model/known-fields.ts';
import { IN_FIRST_LANGUAGE, withBase } from '../../../src/app/navigation/page-address.ts';
import { bodyFor } from '../../../src/forms/body.ts';
import { SESSION_NAME } from '../../../src/sessions/registration-address.ts';
import type { PlannedText } from '../../model/planned.ts';
import { NOT_SENT_ADDRESS, THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { fullTitle } from '../../../src/app/format.ts';
import type { Page } from '../../../src/app/page.ts';
import type { Office } from '../../../src/media/media-props.ts';
import { courseLinks } from '../course/course-inputs.ts';
import { addressLines, phoneLink } from '../shell/text-format.ts';

type TextByField = Readonly<Record<string, string | undefined>>;

/** What a page says about the fields of its form. */
export interface FieldWords {
  readonly fields?: TextByField | undefined;
  readonly hints?: TextByField | undefined;
  readonly groups?: TextByField | undefined;
}

/** What the fields of a form are made of. */
export interface FieldSources {
  readonly form: FormName;
  readonly words: FieldWords;
  readonly forms: Pick<LinkedForms, 'fields' | 'choices'>;
  readonly titles?: readonly string[];
}

type Settings = Exclude<Field, string>;

interface GroupedField {
  readonly group: FieldGroupName | undefined;
  readonly spec: FieldSpec;
  readonly isFolded: boolean;
}

function choicesOf({ choicesOf: key, suggestsCourses }: KnownField, { forms, titles }: FieldSources) {
  if (suggestsCourses) return titles;
  return key && forms.choices[key];
}

/** What content says of a field of any kind. */
function ownFacts({ required, choices, hint, autocomplete, min, max, sensitive }: Settings) {
  return dropUndefined({ required, choices, hint, autoComplete: autocomplete, min, max, isPrivate: sensitive });
}

function knownSpec(known: KnownField, settings: Settings, sources: FieldSources): FieldSpec {
  const { group: _group, choicesOf: _choicesOf, suggestsCourses: _suggests, isExtra: _isExtra, ...rest } = known;
  const { name } = settings;
  const { fields, hints } = sources.words;
  const label = settings.label ?? fields?.[name] ?? name;
  const usual = dropUndefined({ choices: choicesOf(known, sources), hint: hints?.[name] });
  // Content that names a private field again cannot make it public.
  return { ...rest, label, ...usual, ...ownFacts(settings), ...(rest.isPrivate && { isPrivate: true }) };
}

function ownSpec(settings: Settings): FieldSpec {
  const { name, label = name, type } = settings;
  // Boxes, buttons and long texts need the whole width.
  const isWide = type === 'textarea' || type === 'radio' || type === 'checkbox' || undefined;
  const place = dropUndefined({ kind: type, isWide });
  return { name, label, ...place, ...ownFacts(settings), isOwn: true };
}

function placedFields(sources: FieldSources): readonly GroupedField[] {
  const usual = knownFields[sources.form];
  const { fields, choices } = sources.forms;
  const listed = fields?.[sources.form] ?? usualFields(sources.form, choices).map(({ name }) => name);
  let group = usual[0]?.group;
  return listed.map(settingsOf).map((settings): GroupedField => {
    const known = usual.find(({ name }) => name === settings.name);
    // A field of one's own follows the one before it.
    group = settings.group ?? known?.group ?? group;
    const spec = known ? knownSpec(known, settings, sources) : ownSpec(settings);
    // A field of one's own in the group of fields that are not needed is one of them.
    const isExtra = known ? known.isExtra === true : group === 'work';
    return { group, spec, isFolded: isExtra && !spec.required };
  });
}

const fieldsOf = (placed: readonly GroupedField[]): readonly FieldSpec[] => placed.map(({ spec }) => spec);

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

// What the forms of the site send, by their types. The collector keeps nothing else: neither what a script makes up, nor
// a field that the provider no longer asks for.

type FormType = Parameters<typeof bodyFor>[1]['formType'];

/** A corporate request is sent as a contact message. */
const typeOf: Readonly<Record<FormName, FormType>> = {
  registration: 'registration',
  contact: 'contact',
  corporate: 'contact',
};

const ofMessage = ['name', 'email', 'phone', 'subject', 'message'];

/** What a submission carries besides the fields of its form. */
const carried = Object.keys(
  bodyFor(
    { service: 'json', url: '/' },
    {
      formType: 'contact',
      subject: '',
      replyTo: '',
      submissionId: '',
      copies: [],
      timestamp: '',
      trap: 'filled in',
      fields: {},
    },
  ),
);

function namesIn(form: FormName, { forms }: LinkedSite): readonly string[] {
  const names = fieldGroups({ form, words: {}, forms }).flatMap(({ fields }) => fields.map(({ name }) => name));
  // The form offers the sessions of the course that is in it.
  if (form === 'registration' && names.includes('course')) return [...names, SESSION_NAME];
  return form === 'corporate' ? [...names, ...ofMessage] : names;
}

/** Returns what the forms on the pages of a site send; nothing on a site without forms. */
export function acceptedFields(site: LinkedSite): Readonly<Partial<Record<FormType, readonly string[]>>> {
  const { endpoints, consents, language } = site.forms;
  if (endpoints.length === 0) return {};
  const onPages = formNames.filter((form) =>
    site.pages.some(({ words }) => words.template === form && typeof words.form === 'object'),
  );
  const besides = language === undefined ? carried : [...carried, 'siteLanguage'];
  const types = [...new Set(onPages.map((form) => typeOf[form]))];
  return Object.fromEntries(
    types.map((type) => {
      const own = onPages.filter((form) => typeOf[form] === type).flatMap((form) => namesIn(form, site));
      return [type, [...new Set([...own, ...consents.map(({ name = CONSENT_NAME }) => name), ...besides])]];
    }),
  );
}

// What receives forms on the host itself: the page from which Netlify learns them, and a program for hosts with PHP.

/** A page that visitors never see: a form for each type of submission, with the names of its fields. */
function netlifyPage({ site, base }: SiteContext): string {
  const forms = Object.entries(acceptedFields(site)).map(([type, names]) => {
    const inputs = names.map((name) => `<input name="${name}">`).join('');
    const attributes = `method="post" action="${encodeURI(withBase(THANKS_ADDRESS, base))}" netlify-honeypot="website"`;
    return `<form name="${type}" data-netlify="true" ${attributes} hidden>${inputs}</form>`;
  });
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>-</title>${forms.join('')}\n`;
}

function phpProgram({ site, base, languages }: SiteContext): string {
  const { settings, forms } = site;
  const further = languages?.all.slice(1) ?? [];
  const known = {
    ...(further.length > 0 && { base, languages: further.map(({ code }) => code) }),
    recipients: [...new Set([...(settings.email === undefined ? [] : [settings.email]), ...forms.copies])],
    fields: acceptedFields(site),
    thanks: withBase(THANKS_ADDRESS, base),
    notSent: withBase(NOT_SENT_ADDRESS, base),
  };
  return (forms.receiver ?? '').replace('{}', () => JSON.stringify(known));
}

const textOf: Readonly<Partial<Record<Endpoint['service'], (context: SiteContext) => string>>> = {
  netlify: netlifyPage,
  php: phpProgram,
};

/** Returns the files that receive forms, where forms.yaml says; the first language has those of all. */
export const formReceivers = (context: SiteContext): readonly PlannedText[] =>
  context.site.forms.endpoints.flatMap(({ service, url }) => {
    const text = url.startsWith(IN_FIRST_LANGUAGE) ? undefined : textOf[service]?.(context);
    return text === undefined ? [] : [{ file: url.slice(1), text }];
  });

// The pages with a form: its words, and the fields that content gives it.

/** The maximum number of titles that a field suggests: a list of thousands is of no help in choosing. */
const SUGGESTED = 200;

/** Returns the form of a page. */
export function pageForm(name: FormName, words: FormWords & FieldWords, site: LinkedSite): PageForm {
  const { title, intro, submit, submitting, confirmation } = words;
  const named = site.courses.length > SUGGESTED ? [] : site.courses.map(({ course }) => fullTitle(course));
  return {
    words: { title, ...(intro === undefined ? {} : { intro }), submit, submitting, confirmation },
    groups: fieldGroups({ form: name, words, forms: site.forms, titles: [...new Set(named)] }),
  };
}

function officeOf(
  { id, name, address, phone, email, mapUrl, hours, courses, note }: Place,
  context: SiteContext,
): Office {
  const given = courseLinks(courses, context.order);
  return {
    id,
    name,
    lines: addressLines({ address }, context.site.settings),
    ...(hours && { hours: hours.map(context.format.hours) }),
    ...(given.length > 0 && { courses: given }),
    ...dropUndefined({ phone: phone === undefined ? undefined : phoneLink(phone), email, mapUrl, note }),
  };
}

/** Returns the contact page: with its form, or on a site without forms with the other ways alone. */
export function contactPage({ form, ...words }: ContactPage, context: SiteContext): Page {
  const { site } = context;
  const offices = site.places.length > 0 ? { offices: site.places.map((place) => officeOf(place, context)) } : {};
  if (typeof form === 'string' || site.forms.endpoints.length === 0)
    return { template: 'contact-ways', props: { words, ...offices } };
  const { courseQuestion } = form;
  return {
    template: 'contact',
    props: { words, ...offices, form: pageForm('contact', form, site), ...(courseQuestion && { courseQuestion }) },
  };
}
