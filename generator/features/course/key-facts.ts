// The key facts of a course page: those that the site words from fields, and then those of the provider's own.
import type { Course } from '../../../schemas/types.ts';
import { fill, formatNumber } from '../../../src/app/format.ts';
import type { Fact, FactValue } from '../../../src/app/page-props.ts';
import type { CourseInputs } from './course-inputs.ts';
import type { PageContext } from '../shell/page-context.ts';

type Validity = NonNullable<Course['validFor']>;

const lengthOf = ({ years, months = 0 }: Validity) =>
  years === undefined ? ({ count: months, unit: 'month' } as const) : ({ count: years, unit: 'year' } as const);

/**
 * Returns how long a certificate is valid in the form of ISO 8601.
 * @example isoValidity({ years: 3 }) // 'P3Y'
 */
export function isoValidity(validFor: Validity): string {
  const { count, unit } = lengthOf(validFor);
  return `P${count}${unit === 'year' ? 'Y' : 'M'}`;
}

/** A number of a unit in words: "3 years". */
const inUnits = (locale: string, { count, unit }: { readonly count: number; readonly unit: string }): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const listed = (texts: string | readonly string[] | undefined): Fact['value'] | undefined =>
  typeof texts === 'object' ? texts.map((text) => ({ text })) : texts;

const accredited = (body: NonNullable<Course['accreditations']>[number]): FactValue =>
  typeof body === 'string' ? { text: body } : { text: body.name, to: body.url };

const some = (values: readonly FactValue[] = []) => (values.length > 0 ? values : undefined);

/** Returns what participants need and are given, how the course is booked, and the facts of the provider's own. */
export function keyFacts({ leadsTo }: CourseInputs, course: Course, { site }: PageContext): readonly Fact[] {
  const { settings, messages } = site;
  const { locale } = settings;
  const { keyFacts: words, prerequisites, credential } = messages.course;
  const { minimum, bookBy, validFor, accreditations } = course;
  const days = bookBy === undefined ? undefined : inUnits(locale, { count: bookBy, unit: 'day' });
  const deadline = days && fill(words.beforeStart, { time: days });
  const known: readonly (readonly [string, Fact['value'] | undefined])[] = [
    [prerequisites, listed(course.prerequisites)],
    [credential, course.credential],
    [words.validFor, validFor && inUnits(locale, lengthOf(validFor))],
    [words.accreditations, some(accreditations?.map(accredited))],
    [words.leadsTo, some(leadsTo.map(({ label, to }) => ({ text: label, to })))],
    [words.code, course.code],
    [words.minimum, minimum === undefined ? undefined : formatNumber(minimum, locale)],
    [words.bookBy, deadline],
  ];
  return [
    ...known.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }])),
    ...(course.facts ?? []),
  ];
}
