// The site as a list of units, each planned from its own inputs: a course with all its pages, or one other page.
import type { Course } from '../../schemas/types.ts';
import { invariant } from '../base/invariant.ts';
import { once } from '../base/memoize.ts';
import type { LinkedCourse } from '../model/content.ts';
import type { PlannedPage, UnitPlan } from '../model/planned.ts';
import { showsTemplate } from '../model/site-routes.ts';
import { courseAddresses, courseInputs, type CourseInputs } from './course-inputs.ts';
import { coursePages } from './course-pages.ts';
import { courseDrawings } from './drawings.ts';
import { courseSocialPicture, sharesSocialPictures } from './head.ts';
import type { PageContext } from './page-context.ts';
import type { SiteContext } from './site-context.ts';

/** What a unit is planned from, as plain JSON. A page that shows many entries is planned where these are. */
export type UnitInputs = { readonly course: CourseInputs } | { readonly page: PlannedPage };

/** A part of the site that can be planned, made and kept without the others. */
export interface Unit {
  /** The same in every build: the content file of a course, or the address of another page. */
  readonly id: string;
  /** Of a unit with more than one page. */
  readonly course?: LinkedCourse;
  /** The addresses of its pages. */
  readonly addresses: readonly string[];
  /** The pictures that are drawn for it alone, relative to the output folder. */
  readonly drawings: readonly string[];
  /** Gathered when they are asked for: those of thousands of units at once would fill the memory. */
  inputs(): UnitInputs;
}

/** Reads all of a course's file, of which the linked site keeps only the facts. */
export type ReadCourse = (linked: LinkedCourse) => Course;

/** What a unit is planned with: the same in every process. */
export interface UnitContext {
  readonly context: PageContext;
  readonly readCourse: ReadCourse;
}

/** The unit of a page that is planned when it is asked for. */
export function pageUnit(address: string, plan: () => PlannedPage): Unit {
  return { id: address, addresses: [address], drawings: [], inputs: once(() => ({ page: plan() })) };
}

/** The unit of a course. */
export function courseUnit(linked: LinkedCourse, context: SiteContext): Unit {
  const { site } = context;
  return {
    id: `courses/${linked.course.slug}.yaml`,
    course: linked,
    get addresses() {
      return courseAddresses(linked, context);
    },
    get drawings() {
      return sharesSocialPictures(site) ? [] : [courseSocialPicture(linked, site)];
    },
    inputs: () => ({ course: courseInputs(linked, context) }),
  };
}

function planPages(inputs: UnitInputs, { context, readCourse }: UnitContext): UnitPlan {
  if ('page' in inputs) return { pages: [inputs.page], pictures: [] };
  const { course } = inputs;
  return { pages: coursePages(course, readCourse(course.linked), context), pictures: courseDrawings(course, context) };
}

/** Plans a unit. It cannot fail: whatever could be wrong was found before, a page without a route among it. */
export function planUnit(inputs: UnitInputs, unitContext: UnitContext): UnitPlan {
  const unit = planPages(inputs, unitContext);
  const { routeOf } = unitContext.context;
  for (const { address, page } of unit.pages)
    invariant(showsTemplate(routeOf(address), page.template), `a route shows the page at ${address}.`);
  return unit;
}
