// What the forms of the site send, by their types. The collector keeps nothing else: neither what a script makes up, nor
// a field that the provider no longer asks for.
import { bodyFor } from '../../../src/forms/body.ts';
import type { LinkedSite } from '../../model/content.ts';
import { SESSION_NAME } from '../../../src/sessions/registration-address.ts';
import { CONSENT_NAME, formNames, type FormName } from '../../model/known-fields.ts';
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
  const { endpoints, consents } = site.forms;
  if (endpoints.length === 0) return {};
  const onPages = formNames.filter((form) =>
    site.pages.some(({ words }) => words.template === form && typeof words.form === 'object'),
  );
  const types = [...new Set(onPages.map((form) => typeOf[form]))];
  return Object.fromEntries(
    types.map((type) => {
      const own = onPages.filter((form) => typeOf[form] === type).flatMap((form) => namesIn(form, site));
      return [type, [...new Set([...own, ...consents.map(({ name = CONSENT_NAME }) => name), ...carried])]];
    }),
  );
}
