// The pages with a form: its words, and the fields that content gives it.
import type { ContactPage, Place } from '../../../schemas/types.ts';
import { fullTitle } from '../../../src/app/format.ts';
import type { Page } from '../../../src/app/page.ts';
import type { FormWords, PageForm } from '../../../src/forms/form-props.ts';
import type { Office } from '../../../src/sections/extra-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { FormName } from '../../model/known-fields.ts';
import { courseLinks } from '../course/course-inputs.ts';
import { addressLines, phoneLink } from '../shell/text-format.ts';
import { fieldGroups, type FieldWords } from './form-fields.ts';
import type { SiteContext } from '../shell/site-context.ts';

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
