import type { Check } from './link-context.ts';
import { addressesAreUnique } from './checks/addresses-are-unique.ts';
import { catalogueListsCourses } from './checks/catalogue-lists-courses.ts';
import { numbersAreUnique } from './checks/numbers-are-unique.ts';
import { pagesAreThere } from './checks/pages-are-there.ts';
import { redirectsLeadToPages } from './checks/redirects-lead-to-pages.ts';
import { referencesResolve } from './checks/references-resolve.ts';
import { searchTextsMatchPages } from './checks/search-texts-match-pages.ts';
import { sessionsMakeSense } from './checks/sessions-make-sense.ts';
import { slugsMatchFiles } from './checks/slugs-match-files.ts';
import { storiesAreUnique } from './checks/stories-are-unique.ts';
import { targetsExist } from './checks/targets-exist.ts';
import { textsAreMarkdown } from './checks/texts-are-markdown.ts';

/** All cross-file checks. Their order does not matter: diagnostics are sorted later. */
export const checks: readonly Check[] = [
  slugsMatchFiles,
  catalogueListsCourses,
  numbersAreUnique,
  addressesAreUnique,
  pagesAreThere,
  referencesResolve,
  targetsExist,
  redirectsLeadToPages,
  sessionsMakeSense,
  storiesAreUnique,
  searchTextsMatchPages,
  textsAreMarkdown,
];
