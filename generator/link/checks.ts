import type { Check } from './link-context.ts';
import { addressesAreFree } from './checks/addresses-are-free.ts';
import { addressesAreUnique } from './checks/addresses-are-unique.ts';
import { addressesHaveRoutes } from './checks/addresses-have-routes.ts';
import { announcementIsShown } from './checks/announcement-is-shown.ts';
import { attachmentsAreThere } from './checks/attachments-are-there.ts';
import { catalogueListsCourses } from './checks/catalogue-lists-courses.ts';
import { coloursAreReadable } from './checks/colours-are-readable.ts';
import { consentIsAsked } from './checks/consent-is-asked.ts';
import { coordinatesAreProbable } from './checks/coordinates-are-probable.ts';
import { datesAreProbable } from './checks/dates-are-probable.ts';
import { endpointsAreSecure } from './checks/endpoints-are-secure.ts';
import { figuresAreInRange } from './checks/figures-are-in-range.ts';
import { formsArrive } from './checks/forms-arrive.ts';
import { formsMakeSense } from './checks/forms-make-sense.ts';
import { hostsAgree } from './checks/hosts-agree.ts';
import { hoursMakeSense } from './checks/hours-make-sense.ts';
import { mainPagesAreUnique } from './checks/main-pages-are-unique.ts';
import { labelsFitCategories } from './checks/labels-fit-categories.ts';
import { levelsAreKnown } from './checks/levels-are-known.ts';
import { menuEntriesDoSomething } from './checks/menu-entries-do-something.ts';
import { newsAreListed } from './checks/news-are-listed.ts';
import { numbersAreUnique } from './checks/numbers-are-unique.ts';
import { pagesAreThere } from './checks/pages-are-there.ts';
import { pastSessionsAreKept } from './checks/past-sessions-are-kept.ts';
import { picturesAreUsed } from './checks/pictures-are-used.ts';
import { picturesHaveWords } from './checks/pictures-have-words.ts';
import { idsAreUnique } from './checks/ids-are-unique.ts';
import { placeholdersAreFilled } from './checks/placeholders-are-filled.ts';
import { pluralsAreWhole } from './checks/plurals-are-whole.ts';
import { preloadIsAccepted } from './checks/preload-is-accepted.ts';
import { promisesAreKept } from './checks/promises-are-kept.ts';
import { redirectsLeadToPages } from './checks/redirects-lead-to-pages.ts';
import { referencesResolve } from './checks/references-resolve.ts';
import { relatedAreOthers } from './checks/related-are-others.ts';
import { searchTextsAreUnique } from './checks/search-texts-are-unique.ts';
import { nameFitsTitles, searchTextsFit } from './checks/search-texts-fit.ts';
import { searchTextsMatchPages } from './checks/search-texts-match-pages.ts';
import { sectionsShowSomething } from './checks/sections-show-something.ts';
import { sessionsAreToCome } from './checks/sessions-are-to-come.ts';
import { sessionsMakeSense } from './checks/sessions-make-sense.ts';
import { sessionsSayWhen } from './checks/sessions-say-when.ts';
import { settingsAreKnown } from './checks/settings-are-known.ts';
import { slugsMatchFiles } from './checks/slugs-match-files.ts';
import { storiesAreUnique } from './checks/stories-are-unique.ts';
import { targetsExist } from './checks/targets-exist.ts';
import { textLinksLeadToPages } from './checks/text-links-lead-to-pages.ts';
import { timesHaveAZone } from './checks/times-have-a-zone.ts';
import { titlesAreUnique } from './checks/titles-are-unique.ts';
import { typefacesAreThere } from './checks/typefaces-are-there.ts';
import { valuesMakeSense } from './checks/values-make-sense.ts';

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
