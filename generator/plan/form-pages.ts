// The pages with a form: its words, and the fields that content gives it.
import type { ContactPage } from '../../schemas/types.ts';
import { fullTitle } from '../../src/format.ts';
import type { FormWords, Page, PageForm } from '../../src/page-props.ts';
import type { LinkedSite } from '../model/content.ts';
import type { FormName } from '../model/known-fields.ts';
import { fieldGroups, type FieldWords } from './form-fields.ts';
import type { SiteContext } from './site-context.ts';

/** The maximum number of titles that a field suggests: a list of thousands would help nobody to choose. */
const SUGGESTED = 200;

/** The titles that a field suggests. */
const suggestedTitles = (site: LinkedSite): readonly string[] =>
  site.courses.length > SUGGESTED ? [] : [...new Set(site.courses.map(({ course }) => fullTitle(course)))];

/** Returns the form of a page. */
export function pageForm(name: FormName, words: FormWords & FieldWords, site: LinkedSite): PageForm {
  const { title, intro, submit, submitting, confirmation } = words;
  return {
    words: { title, ...(intro === undefined ? {} : { intro }), submit, submitting, confirmation },
    groups: fieldGroups({ form: name, words, forms: site.forms, titles: suggestedTitles(site) }),
  };
}

/** Returns the contact page: with its form, or on a site without forms with the other ways alone. */
export function contactPage({ form, ...words }: ContactPage, { site }: SiteContext): Page {
  if (form === undefined || site.forms.endpoints.length === 0) return { template: 'contact-ways', props: { words } };
  const { courseQuestion } = form;
  return {
    template: 'contact',
    props: { words, form: pageForm('contact', form, site), ...(courseQuestion && { courseQuestion }) },
  };
}
