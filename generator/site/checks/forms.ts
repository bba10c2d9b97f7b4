// Forms ask for consent, make sense, and are sent to an endpoint that is secure and receives them.
import type { Endpoint, Field, Forms } from '../../../schemas/types.ts';
import { hostNamed, hostsWithoutReceiver } from '../../hosts/hosts.ts';
import { templateOf } from '../../kinds/page.ts';
import { serviceNames, setsCookies } from '../../model/analytics.ts';
import { type Entry, isBroken, type PageWords } from '../../model/content.ts';
import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import {
  CONSENT_NAME,
  type FormName,
  formNames,
  isReservedName,
  type KnownField,
  knownFields,
  settingsOf,
  usualFields,
} from '../../model/known-fields.ts';
import { locate } from '../../rules/locate.ts';
import { insecureEndpoint, missingScheme } from '../../rules/words/addresses.ts';
import * as rules from '../../rules/words/site.ts';
import { starterLeft, starterPublished } from '../../rules/words/text.ts';
import { leavesWithoutScheme } from '../address-book.ts';
import type { Check } from '../link-context.ts';

// What can be wrong with the list of fields of one form, whether the site shows the form or not.

type FormsEntry = Entry<Forms>;

type FieldSettings = Exclude<Field, string>;

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
  if (isReservedName(name, form)) return [rules.reservedFieldName({ name }, at('name'))];
  const known = knownFields[form].map((each) => each.name);
  return label === undefined ? [rules.unknownFormField({ name, known }, at('name'))] : [];
};

const knownFieldsStay: FieldCheck = (field) => {
  const { form, settings, at } = field;
  const { name } = settings;
  const known = knownOf(field);
  const fixed = (['type', 'group'] as const).filter((key) => settings[key] !== undefined);
  const unsuited = fixed.filter((key) => known !== undefined || (key === 'group' && form !== 'registration'));
  const suits = known ? 'a known field keeps its type and its place' : 'only the registration form has groups';
  return unsuited.map((key) => rules.unsuitedSetting({ key, name, suits }, at(key)));
};

const withChoices = ['select', 'radio', 'checkbox', 'text'];

const choicesSuit: FieldCheck = (field) => {
  const { settings, at } = field;
  const { name, choices } = settings;
  const type = typeOf(field);
  if (choices && !withChoices.includes(type))
    return [
      rules.unsuitedSetting(
        { key: 'choices', name, suits: 'only select, radio, checkbox and text have choices' },
        at('choices'),
      ),
    ];
  const needsChoices = !knownOf(field) && (type === 'select' || type === 'radio');
  return needsChoices && !choices ? [rules.noChoices({ name, isKnown: false }, at())] : [];
};

const limitsSuit: FieldCheck = (field) => {
  const { settings, at } = field;
  const { name, min, max } = settings;
  const wanted = { number: 'number', date: 'string' }[typeOf(field)];
  const limits = [['min', min] as const, ['max', max] as const].filter(([, limit]) => limit !== undefined);
  const suits = 'a number has figures as limits, a date has days, and nothing else has limits';
  const wrong = limits.filter(([, limit]) => typeof limit !== wanted);
  if (wrong.length > 0) return wrong.map(([key]) => rules.unsuitedSetting({ key, name, suits }, at(key)));
  const isUpsideDown = min !== undefined && max !== undefined && min > max;
  return isUpsideDown ? [rules.unsuitedSetting({ key: 'max', name, suits: 'it is less than min' }, at('max'))] : [];
};

const fieldChecks: readonly FieldCheck[] = [namesAreOwn, knownFieldsStay, choicesSuit, limitsSuit];

function isRepeated(fields: readonly Listed[]): readonly Diagnostic[] {
  const folded = fields.map(({ settings }) => settings.name.toLowerCase());
  return fields.flatMap(({ settings: { name }, at }, i) => {
    const first = fields[folded.indexOf(name.toLowerCase())];
    return first && first !== fields[i] ? [rules.repeatedField({ name, first: first.settings.name }, at('name'))] : [];
  });
}

function checkFields(form: FormName, { source, data }: FormsEntry): readonly Diagnostic[] {
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

type FormPage = Entry<Extract<PageWords, { readonly template: FormName }>>;

const isFormPage = (entry: Entry<PageWords>): entry is FormPage =>
  formNames.some((name) => name === entry.data.template);

/** Two values under one name: the second is reported. */
function repeatedConsents({ source, data }: FormsEntry): readonly Diagnostic[] {
  const consents = Array.isArray(data.consent) ? data.consent : [];
  const names = consents.map(({ name = CONSENT_NAME }) => name);
  return names.flatMap((name, i) => {
    const at = () => locate(source, `/consent/${i}${consents[i]?.name === undefined ? '' : '/name'}`);
    if (names.indexOf(name) < i) return [rules.repeatedField({ name, first: name, isConsent: true }, at())];
    const isReserved = name !== CONSENT_NAME && formNames.some((form) => isReservedName(name, form));
    return isReserved ? [rules.reservedFieldName({ name }, at())] : [];
  });
}

const lacksChoices = ({ choicesOf: key }: KnownField, { choices }: FieldSettings, { data }: FormsEntry): boolean =>
  key !== undefined && (choices ?? data.choices?.[key]) === undefined;

/** Of a form that the site shows: each field has something to choose from, and visitors can be answered. */
function checkShown({ data }: FormPage, forms: FormsEntry): readonly Diagnostic[] {
  const form = data.template;
  if (typeof data.form === 'string') return [];
  const listed = forms.data.fields?.[form];
  const fields = (listed ?? usualFields(form, forms.data.choices).map(({ name }) => name)).map(settingsOf);
  const problems = fields.flatMap((field, i) => {
    const { name } = field;
    const known = knownFields[form].find((each) => each.name === name);
    if (!known) return [];
    const place = listed ? `/fields/${form}/${i}` : '/choices';
    return lacksChoices(known, field, forms)
      ? [rules.noChoices({ name, isKnown: true }, locate(forms.source, place))]
      : [];
  });
  const canAnswer = fields.some(({ name, type = '' }) => /^(email|phone)$/.test(name) || /^(email|tel)$/.test(type));
  return canAnswer ? problems : [...problems, rules.noWayToAnswer({ form }, locate(forms.source, `/fields/${form}`))];
}

/** Forms have fields that visitors can fill in, and are sent somewhere. */
export const formsMakeSense: Check = (context) => {
  const { entries } = context;
  const pages = entries.page.filter(isFormPage);
  const [forms] = entries.forms;
  // A broken file may name an endpoint.
  if (isBroken('forms', context)) return [];
  const own = forms ? [...formNames.flatMap((form) => checkFields(form, forms)), ...repeatedConsents(forms)] : [];
  if (forms?.data.endpoints?.length) return [...own, ...pages.flatMap((page) => checkShown(page, forms))];
  const idle = pages.filter(({ data }) => templateOf(data) !== 'contact');
  return [
    ...own,
    ...idle.map(({ source }) => rules.formWithoutEndpoint({ file: source.file }, locate(source, '/template'))),
  ];
};

/** On every host of the site, something can receive the forms. */
export const formsArrive: Check = ({ entries, settings }) => {
  const hosts = (settings?.hosts ?? []).flatMap((name) => hostNamed(name) ?? []);
  return entries.forms.flatMap(({ source, data: { endpoints = [] } }) =>
    hostsWithoutReceiver(hosts, endpoints).map(({ title }) =>
      rules.noReceiver({ host: title, url: endpoints[0]?.url ?? '' }, locate(source, '/endpoints/0/url')),
    ),
  );
};

/** What is needed where no service of others receives the forms. */
const ownServices: Readonly<Partial<Record<Endpoint['service'], { readonly path: RegExp; readonly example: string }>>> =
  {
    netlify: { path: /^\/netlify-forms\.html$/, example: '/netlify-forms.html' },
    php: { path: /^\/[\w-]+\.php$/, example: '/send.php' },
    mailto: { path: /^mailto:/, example: 'mailto:enquiries@example.com' },
  };

/** Browsers send the forms of a site to its endpoints: not from https to http, and not to half an address. */
export const endpointsAreSecure: Check = ({ entries, settings }) => {
  const isSecure = entries.site.some(({ data }) => data.origin.startsWith('https:'));
  const hasMailbox = settings?.email !== undefined;
  return entries.forms.flatMap(({ source, data }) =>
    (data.endpoints ?? []).flatMap(({ service, url }, i) => {
      const own = ownServices[service];
      const at = () => locate(source, `/endpoints/${i}/url`);
      if (leavesWithoutScheme(url)) return [missingScheme({ target: url }, at())];
      if (own && !own.path.test(url)) return [rules.unsuitedEndpoint({ service, example: own.example }, at())];
      if (!own && url.startsWith('mailto:')) return [rules.unsuitedEndpoint({ service, is: 'mailto' }, at())];
      if (service === 'php' && !hasMailbox) return [rules.unsuitedEndpoint({ service, is: 'mailbox' }, at())];
      return isSecure && url.startsWith('http:') ? [insecureEndpoint({ url }, at())] : [];
    }),
  );
};

/** What a new site sends its forms to as long as its provider has named no email address. */
const EXAMPLE = 'mailto:info@example.com';

/** What visitors write does not go to the example: a note, and an error once a host is chosen. */
export const endpointsAreOwn: Check = ({ entries }) => {
  const [host] = entries.site.flatMap(({ data: { hosts = [] } }) => hosts);
  return entries.forms.flatMap(({ source, data: { endpoints = [] } }) => {
    const at = endpoints.findIndex(({ url }) => url === EXAMPLE);
    if (at < 0) return [];
    const place = locate(source, `/endpoints/${at}/url`);
    return host === undefined
      ? [starterLeft({ fact: EXAMPLE }, place)]
      : [starterPublished({ field: 'url', fact: EXAMPLE, host }, place)];
  });
};

/** Visitors are asked before a service sets cookies. */
export const consentIsAsked: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { analytics } }) =>
    analytics?.consent === 'not-needed' && setsCookies(analytics)
      ? [
          rules.consentNeeded(
            { service: serviceNames[analytics.service], canDoWithout: analytics.service === 'matomo' },
            locate(source, '/analytics/consent'),
          ),
        ]
      : [],
  );
