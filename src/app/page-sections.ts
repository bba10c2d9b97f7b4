// The parts of course pages that links can lead to. Their components have these ids, and the check of links knows
// them from here.

const overview = ['objectives', 'sessions', 'about', 'key-facts'] as const;

/** The ids of what any page of words may end with, which are the names of its fields. */
export const extraSections = ['video', 'documents', 'questions'] as const;

/** The ids of the tabs; that of the tab itself begins with "tab-". */
const tabs = ['overview', 'curriculum', 'success-stories'] as const;

const tabbed = [
  ...tabs,
  'tab-overview',
  'tab-curriculum',
  'tab-success-stories',
  'video',
  ...overview,
  'trainers',
  'documents',
  'questions',
] as const;

/** The ids that the pages of courses can have, by template; a part is left out where a course has nothing for it. */
export const courseSections = {
  'course-standard': ['video', ...overview, 'curriculum', 'features', 'trainers', 'documents', 'questions', 'reviews'],
  'course-single': ['video', ...overview, 'features', 'curriculum', 'stories', 'trainers', 'documents', 'questions'],
  'course-tabbed': tabbed,
  'course-generic': tabbed,
} as const;

/** The id of a part of a course page. */
export type CourseSection = (typeof courseSections)[keyof typeof courseSections][number];
