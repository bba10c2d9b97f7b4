import type { Course } from '../../../schemas/types.ts';
import type { LinkedCourse } from '../../model/content.ts';
import { courseAddresses, courseInputs, type CourseInputs } from './course-inputs.ts';
import { coursePages } from './course-pages.ts';
import { courseDrawings } from '../pictures/drawings.ts';
import { courseSocialPicture, sharesSocialPictures } from '../shell/head.ts';
import type { SiteContext } from '../shell/site-context.ts';
import type { Planner, Unit } from '../shell/units.ts';

function courseUnit(linked: LinkedCourse, context: SiteContext): Unit {
  const { site } = context;
  return {
    id: linked.file,
    linked,
    course: linked,
    get addresses() {
      return courseAddresses(linked, context);
    },
    get drawings() {
      return sharesSocialPictures(site) ? [] : [courseSocialPicture(linked, site)];
    },
    inputs: () => ({ kind: 'course', file: courseInputs(linked, context) }),
  };
}

/** A course has its named page, its aliases and the page at its legacy number, and a picture for social networks. */
export const coursePlanner: Planner = {
  units: (context) => context.site.courses.map((linked) => courseUnit(linked, context)),
  plan: (inputs, data, context) => {
    // They are those of the units above, and the check has held the file against its schema.
    const [course, own] = [data as Course, inputs as CourseInputs];
    return { pages: coursePages(own, course, context), pictures: courseDrawings(own, context) };
  },
};
