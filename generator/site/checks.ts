import type { Check } from './link-context.ts';
import { addressesAreFree } from './checks/addresses/addresses-are-free.ts';
import { addressesAreUnique } from './checks/addresses/addresses-are-unique.ts';
import { addressesHaveRoutes } from './checks/addresses/addresses-have-routes.ts';
import { announcementIsShown } from './checks/pages/announcement-is-shown.ts';
import { attachmentsAreThere } from './checks/settings/attachments-are-there.ts';
import { catalogueListsCourses } from './checks/course/catalogue-lists-courses.ts';
import { coloursAreReadable } from './checks/settings/colours-are-readable.ts';
import { consentIsAsked } from './checks/forms/consent-is-asked.ts';
import { coordinatesAreProbable } from './checks/settings/coordinates-are-probable.ts';
import { datesAreProbable } from './checks/sessions/dates-are-probable.ts';
import { endpointsAreSecure } from './checks/forms/endpoints-are-secure.ts';
import { figuresAreInRange } from './checks/course/figures-are-in-range.ts';
import { formsArrive } from './checks/forms/forms-arrive.ts';
import { formsMakeSense } from './checks/forms/forms-make-sense.ts';
import { hostsAgree } from './checks/settings/hosts-agree.ts';
import { hoursMakeSense } from './checks/sessions/hours-make-sense.ts';
import { mainPagesAreUnique } from './checks/addresses/main-pages-are-unique.ts';
import { labelsFitCategories } from './checks/course/labels-fit-categories.ts';
import { levelsAreKnown } from './checks/course/levels-are-known.ts';
import { menuEntriesDoSomething } from './checks/pages/menu-entries-do-something.ts';
import { newsAreListed } from './checks/pages/news-are-listed.ts';
import { numbersAreUnique } from './checks/course/numbers-are-unique.ts';
import { pagesAreThere } from './checks/addresses/pages-are-there.ts';
import { pastSessionsAreKept } from './checks/sessions/past-sessions-are-kept.ts';
import { picturesAreUsed } from './checks/settings/pictures-are-used.ts';
import { picturesHaveWords } from './checks/pages/pictures-have-words.ts';
import { idsAreUnique } from './checks/course/ids-are-unique.ts';
import { placeholdersAreFilled } from './checks/pages/placeholders-are-filled.ts';
import { pluralsAreWhole } from './checks/pages/plurals-are-whole.ts';
import { preloadIsAccepted } from './checks/settings/preload-is-accepted.ts';
import { promisesAreKept } from './checks/course/promises-are-kept.ts';
import { redirectsLeadToPages } from './checks/addresses/redirects-lead-to-pages.ts';
import { referencesResolve } from './checks/addresses/references-resolve.ts';
import { relatedAreOthers } from './checks/course/related-are-others.ts';
import { searchTextsAreUnique } from './checks/pages/search-texts-are-unique.ts';
import { nameFitsTitles, searchTextsFit } from './checks/pages/search-texts-fit.ts';
import { searchTextsMatchPages } from './checks/pages/search-texts-match-pages.ts';
import { sectionsShowSomething } from './checks/pages/sections-show-something.ts';
import { sessionsAreToCome } from './checks/sessions/sessions-are-to-come.ts';
import { sessionsMakeSense } from './checks/sessions/sessions-make-sense.ts';
import { sessionsSayWhen } from './checks/sessions/sessions-say-when.ts';
import { settingsAreKnown } from './checks/settings/settings-are-known.ts';
import { slugsMatchFiles } from './checks/addresses/slugs-match-files.ts';
import { storiesAreUnique } from './checks/course/stories-are-unique.ts';
import { targetsExist } from './checks/addresses/targets-exist.ts';
import { textLinksLeadToPages } from './checks/addresses/text-links-lead-to-pages.ts';
import { timesHaveAZone } from './checks/sessions/times-have-a-zone.ts';
import { titlesAreUnique } from './checks/course/titles-are-unique.ts';
import { typefacesAreThere } from './checks/settings/typefaces-are-there.ts';
import { valuesMakeSense } from './checks/sessions/values-make-sense.ts';

/** All cross-file checks. Their order does not matter: diagnostics are sorted later. */
export const checks: readonly Check[] = [
  slugsMatchFiles,
  catalogueListsCourses,
  mainPagesAreUnique,
  menuEntriesDoSomething,
  newsAreListed,
  numbersAreUnique,
  addressesAreFree,
  addressesAreUnique,
  addressesHaveRoutes,
  announcementIsShown,
  pagesAreThere,
  referencesResolve,
  attachmentsAreThere,
  targetsExist,
  redirectsLeadToPages,
  sessionsMakeSense,
  sessionsSayWhen,
  coloursAreReadable,
  consentIsAsked,
  coordinatesAreProbable,
  datesAreProbable,
  labelsFitCategories,
  idsAreUnique,
  storiesAreUnique,
  searchTextsMatchPages,
  textLinksLeadToPages,
  endpointsAreSecure,
  figuresAreInRange,
  formsArrive,
  formsMakeSense,
  hostsAgree,
  hoursMakeSense,
  levelsAreKnown,
  pastSessionsAreKept,
  picturesAreUsed,
  picturesHaveWords,
  placeholdersAreFilled,
  pluralsAreWhole,
  preloadIsAccepted,
  promisesAreKept,
  relatedAreOthers,
  searchTextsAreUnique,
  searchTextsFit,
  nameFitsTitles,
  sectionsShowSomething,
  sessionsAreToCome,
  settingsAreKnown,
  timesHaveAZone,
  titlesAreUnique,
  typefacesAreThere,
  valuesMakeSense,
];
