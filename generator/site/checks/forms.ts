// Forms ask for consent, make sense, and are sent to an endpoint that is secure and receives them.
import { locate } from '../../rules/locate.ts';
import {
  consentNeeded,
  unsuitedEndpoint,
  noReceiver,
  formWithoutEndpoint,
  noChoices,
  noWayToAnswer,
  repeatedField,
  reservedFieldName,
} from '../../rules/words/site.ts';
import { serviceNames, setsCookies } from '../../model/analytics.ts';
import type { Check } from '../link-context.ts';
import type { Endpoint, Forms } from '../../../schemas/types.ts';
import { insecureEndpoint, missingScheme } from '../../rules/words/addresses.ts';
import { leavesWithoutScheme } from '../addresses.ts';
import { hostNamed, hostsWithoutReceiver } from '../../hosts/hosts.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { templateOf } from '../../kinds/page.ts';
import type { Entry, PageWords } from '../../model/content.ts';
import {
  CONSENT_NAME,
  formNames,
  isReservedName,
  knownFields,
  usualFields,
  type FormName,
  type KnownField,
} from '../../model/known-fields.ts';
import { checkFields, settingsOf, type FieldSettings, type FormsEntry } from '../form-fields.ts';

type FormPage = Entry<Extract<PageWords, { readonly template: FormName }>>;

const isFormPage = (entry: Entry<PageWords>): entry is FormPage =>
  formNames.some((name) => name === entry.data.template);

/** Two values under one name: the second is reported. */
function repeatedConsents({ source, data }: FormsEntry): readonly Diagnostic[] {
  const consents = Array.isArray(data.consent) ? data.consent : [];
  const names = consents.map(({ name = CONSENT_NAME }) => name);
  return names.flatMap((name, i) => {
    const at = () => locate(source, `/consent/${i}${consents[i]?.name === undefined ? '' : '/name'}`);
    if (names.indexOf(name) < i) return [repeatedField({ name, first: name, isConsent: true }, at())];
    const isReserved = name !== CONSENT_NAME && formNames.some((form) => isReservedName(name, form));
    return isReserved ? [reservedFieldName({ name }, at())] : [];
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
    return lacksChoices(known, field, forms) ? [noChoices({ name, isKnown: true }, locate(forms.source, place))] : [];
  });
  const canAnswer = fields.some(({ name, type = '' }) => /^(email|phone)$/.test(name) || /^(email|tel)$/.test(type));
  return canAnswer ? problems : [...problems, noWayToAnswer({ form }, locate(forms.source, `/fields/${form}`))];
}

const hasEndpoint = ({ endpoints = [] }: Forms): boolean => endpoints.length > 0;

/** Forms have fields that visitors can fill in, and are sent somewhere. */
export const formsMakeSense: Check = ({ entries, loaded }) => {
  const pages = entries.page.filter(isFormPage);
  const [forms] = entries.forms;
  // A broken file may name an endpoint.
  const isBroken = !forms && loaded.sources.some(({ kind }) => kind === 'forms');
  if (isBroken) return [];
  const own = forms ? [...formNames.flatMap((form) => checkFields(form, forms)), ...repeatedConsents(forms)] : [];
  if (forms && hasEndpoint(forms.data)) return [...own, ...pages.flatMap((page) => checkShown(page, forms))];
  const idle = pages.filter(({ data }) => templateOf(data) !== 'contact');
  return [...own, ...idle.map(({ source }) => formWithoutEndpoint({ file: source.file }, locate(source, '/template')))];
};

/** On every host of the site, something can receive the forms. */
export const formsArrive: Check = ({ entries, settings }) => {
  const hosts = (settings?.hosts ?? []).flatMap((name) => hostNamed(name) ?? []);
  return entries.forms.flatMap(({ source, data: { endpoints = [] } }) =>
    hostsWithoutReceiver(hosts, endpoints).map(({ title }) =>
      noReceiver({ host: title, url: endpoints[0]?.url ?? '' }, locate(source, '/endpoints/0/url')),
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
      if (own && !own.path.test(url)) return [unsuitedEndpoint({ service, example: own.example }, at())];
      if (!own && url.startsWith('mailto:')) return [unsuitedEndpoint({ service, needs: 'mailto' }, at())];
      if (service === 'php' && !hasMailbox) return [unsuitedEndpoint({ service, needs: 'mailbox' }, at())];
      return isSecure && url.startsWith('http:') ? [insecureEndpoint({ url }, at())] : [];
    }),
  );
};

/** Visitors are asked before a service sets cookies. */
export const consentIsAsked: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { analytics } }) =>
    analytics?.consent === 'not-needed' && setsCookies(analytics)
      ? [
          consentNeeded(
            { service: serviceNames[analytics.service], canDoWithout: analytics.service === 'matomo' },
            locate(source, '/analytics/consent'),
          ),
        ]
      : [],
  );
