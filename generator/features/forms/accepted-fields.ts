// What the forms of the site send, by their types. The collector keeps nothing else: neither what a script makes up, nor
// a field that the provider no longer asks for.
import type { Endpoint } from '../../../schemas/types.ts';
import { IN_FIRST_LANGUAGE, withBase } from '../../../src/app/navigation/page-address.ts';
import { bodyFor } from '../../../src/forms/body.ts';
import { SESSION_NAME } from '../../../src/sessions/registration-address.ts';
import type { LinkedSite } from '../../model/content.ts';
import { CONSENT_NAME, type FormName, formNames } from '../../model/known-fields.ts';
import type { PlannedText } from '../../model/planned.ts';
import { NOT_SENT_ADDRESS, THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { fieldGroups } from './form-fields.ts';

/** As which of them a submission is sent. */
type FormType = Parameters<typeof bodyFor>[1]['formType'];

/** The names under which each type of submission carries something. */
export type AcceptedFields = Readonly<Partial<Record<FormType, readonly string[]>>>;

/** A corporate request is sent as a contact message. */
const typeOf: Readonly<Record<FormName, FormType>> = {
  registration: 'registration',
  contact: 'contact',
  corporate: 'contact',
};

/** The fields of the message that is made of a corporate request. */
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
export function acceptedFields(site: LinkedSite): AcceptedFields {
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

/** The program with what it has to know of the site. */
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
