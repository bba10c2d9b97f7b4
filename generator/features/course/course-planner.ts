// The pages of courses: the named page, its aliases, and the page at the legacy number.
import type { Course } from '../../../schemas/types.ts';
import type { Head, Page, Template } from '../../../src/app/page.ts';
import { type CoursePageCourse, type CourseProps, fieldsAsWritten } from '../../../src/course/course-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedCourse } from '../../model/content.ts';
import type { PlannedPage } from '../../model/planned.ts';
import { extrasOf, feesOf } from '../../model/price.ts';
import { elsewhere } from '../forms/registration.ts';
import { markdownToHtml } from '../pages/markdown.ts';
import { questionsData, questionsOf } from '../pages/questions.ts';
import { courseDrawings } from '../pictures/drawings.ts';
import { videoData } from '../pictures/page-media.ts';
import { pictureOf } from '../pictures/picture-variants.ts';
import { priceLines, shortPrice } from '../sessions/price-texts.ts';
import { usualLocation } from '../sessions/session-place.ts';
import { sessionRow } from '../sessions/session-rows.ts';
import {
  catalogueTrail,
  courseSocialPicture,
  hasOneSocialPicture,
  makeHead,
  sharesSocialPictures,
  shorten,
} from '../shell/head.ts';
import { type PageContext, type SharedSite, pageFile } from '../shell/page-context.ts';
import { type Planner, type Unit } from '../shell/units.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { courseAddresses, type CourseInputs, courseInputs, priceToday, keyFacts } from './course-inputs.ts';
import { levelTexts } from './course-cards.ts';
import { isHere } from '../../model/language-addresses.ts';
import { aboutCourse, breadcrumbData, courseData, withoutRepeats } from './structured-data.ts';

type CourseTemplate = Extract<Template, `course-${string}`>;

/** The fields of the file that need no other form. */
function asWritten(course: Course) {
  const written: Partial<Record<keyof Course, unknown>> = {};
  for (const key of fieldsAsWritten) written[key] = course[key];
  return written as Pick<Course, (typeof fieldsAsWritten)[number]>;
}

/** What a course says itself, or else what the words of course pages say of all courses. */
function ownOrUsual(own: string | boolean | undefined, usual: string | undefined): string | undefined {
  if (own === false) return undefined;
  return typeof own === 'string' ? own : usual;
}

function factsOf(course: Course, context: PageContext) {
  const { format, site } = context;
  const { courseWords } = site;
  const levels = levelTexts(course, site);
  return {
    level: levels.length === 0 ? undefined : format.list(levels),
    languages: course.languages?.length ? format.list(format.languageNames(course.languages)) : undefined,
    certificate: ownOrUsual(course.certificate, courseWords.certificate),
    access: ownOrUsual(course.access, courseWords.access),
    lastUpdated: course.lastUpdated === undefined ? undefined : format.month(course.lastUpdated),
  };
}

/** The header of the page leaves out a fee on request, which the facts name. */
function priceOf(inputs: CourseInputs, course: Course, context: PageContext) {
  const price = priceToday(inputs, course);
  const { course: words, common } = context.site.messages;
  const prices = priceLines(feesOf(price), words.priceOnRequest, context);
  const extras = priceLines(extrasOf(price), words.priceOnRequest, context);
  const shown = extras.length === 0 ? undefined : { label: common.prices.extras, lines: extras };
  return dropUndefined(shortPrice(price, '', context), { prices, extras: shown });
}

const reviewsOf = ({ reviews }: Course, { format }: PageContext): Course['reviews'] =>
  reviews?.map(({ date, ...review }) => (date === undefined ? review : { ...review, date: format.month(date) }));

function viewOf(inputs: CourseInputs, course: Course, context: PageContext): CoursePageCourse {
  const { linked, place, trainers } = inputs;
  const { format, site, base } = context;
  const { objectives = [], features = [], curriculum = [] } = course;
  const duration = format.duration(course);
  const view = {
    duration,
    reviews: reviewsOf(course, context),
    location: usualLocation(course, site),
    facts: keyFacts(inputs, course, context),
    objectives,
    features,
    overviewHtml: course.overview === undefined ? undefined : markdownToHtml(course.overview, base),
    curriculum: curriculum.map((module) => ({ title: module.title, topics: module.topics ?? [] })),
    leadershipDetails: course.leadershipDetails,
    questions: questionsOf(course.questions, context),
    picture: pictureOf(linked, place, context),
    trainers: trainers.length > 0 ? trainers : undefined,
  };
  return dropUndefined(
    asWritten(course),
    factsOf(course, context),
    priceOf(inputs, course, context),
    view,
    elsewhere(course.register),
  );
}

function propsOf(inputs: CourseInputs, course: Course, page: PageContext): CourseProps {
  const { linked, coming, related, trainers, media } = inputs;
  const cardsOf = (ids: readonly string[] = []) => trainers.filter(({ id }) => ids.includes(id));
  const context = { ...page, trainers: { cardsOf } };
  const here = { label: linked.course.title, to: linked.address };
  const category = page.site.categories.find(({ id }) => id === linked.category);
  return {
    course: viewOf(inputs, course, context),
    breadcrumb: catalogueTrail(here, category, context),
    ...media,
    sessions: coming.map((held) => {
      const {
        courseAddress: _address,
        category: _category,
        ...session
      } = sessionRow({ ...held, course: linked }, context);
      return session;
    }),
    related: related.map(({ id: _id, category: _category, subcategory: _subcategory, ...card }) => card),
  };
}

interface CoursePage {
  readonly inputs: CourseInputs;
  readonly course: Course;
  readonly props: CourseProps;
}

function pictureAlt({ course, category }: LinkedCourse, site: SharedSite): string {
  if (hasOneSocialPicture(site)) return site.settings.name;
  const shared = sharesSocialPictures(site) ? site.categories.find(({ id }) => id === category)?.name : undefined;
  return shared ?? course.title;
}

function headOf({ inputs, course, props }: CoursePage, context: PageContext): Head {
  const { linked, texts } = inputs;
  const { address } = linked;
  const about = aboutCourse(course);
  return makeHead(
    {
      address,
      title: texts?.title ?? course.title,
      description: texts?.description ?? (about && shorten(about)),
      keywords: texts?.keywords ?? [course.title, ...(course.label === undefined ? [] : [course.label])],
      picture: courseSocialPicture(linked, context.site),
      pictureAlt: pictureAlt(linked, context.site),
      jsonLd: [
        withoutRepeats({ ...courseData(inputs, course, context) }),
        breadcrumbData(props.breadcrumb, context),
        ...videoData(course, inputs.media.video?.still, context),
        ...questionsData(course.questions, context),
      ],
    },
    context,
  );
}

/** Every page of a course: its main one, its aliases, and the one at its legacy number. `course` is all of its file. */
export function coursePages(inputs: CourseInputs, course: Course, context: PageContext): readonly PlannedPage[] {
  const { address, numericAddress, file: source } = inputs.linked;
  const props = propsOf(inputs, course, context);
  const head = headOf({ inputs, course, props }, context);
  return inputs.addresses.map((at): PlannedPage => {
    const template: CourseTemplate = at === numericAddress ? 'course-generic' : `course-${course.page ?? 'standard'}`;
    const page: Page = { template, props };
    return { address: at, file: pageFile(at), source, isMain: at === address, head, page };
  });
}

class CourseUnit implements Unit {
  readonly course: LinkedCourse;
  readonly #context: SiteContext;

  constructor(course: LinkedCourse, context: SiteContext) {
    this.course = course;
    this.#context = context;
  }

  get id() {
    return this.course.file;
  }

  get linked() {
    return this.course;
  }

  get addresses() {
    return courseAddresses(this.course, this.#context);
  }

  get drawings() {
    const { site } = this.#context;
    return sharesSocialPictures(site) ? [] : [courseSocialPicture(this.course, site)];
  }

  inputs() {
    return { kind: 'course', file: courseInputs(this.course, this.#context) };
  }
}

/** A course has its named page, its aliases and the page at its legacy number, and a picture for social networks. */
export const coursePlanner: Planner = {
  units: (context) => context.site.courses.filter(isHere).map((linked) => new CourseUnit(linked, context)),
  plan: (inputs, data, context) => {
    // They are those of the units above, and the check has held the file against its schema.
    const [course, own] = [data as Course, inputs as CourseInputs];
    return { pages: coursePages(own, course, context), pictures: courseDrawings(own, context) };
  },
};
