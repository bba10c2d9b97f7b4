import type { Check } from './link-context.ts';
import {
  addressesAreFree,
  addressesAreUnique,
  addressesHaveRoutes,
  mainPagesAreUnique,
  pagesAreThere,
  slugsMatchFiles,
} from './checks/addresses.ts';
import {
  announcementIsShown,
  menuEntriesDoSomething,
  newsAreListed,
  picturesHaveWords,
  placeholdersAreFilled,
  pluralsAreWhole,
  sectionsShowSomething,
} from './checks/pages.ts';
import { attachmentsAreThere, picturesAreUsed } from './checks/files.ts';
import {
  catalogueListsCourses,
  figuresAreInRange,
  levelsAreKnown,
  numbersAreUnique,
  idsAreUnique,
} from './checks/courses.ts';
import {
  coloursAreReadable,
  coordinatesAreProbable,
  numbersCanBeDialled,
  hostsAgree,
  preloadIsAccepted,
  settingsAreKnown,
  typefacesAreThere,
} from './checks/settings.ts';
import { consentIsAsked, endpointsAreSecure, formsArrive, formsMakeSense } from './checks/forms.ts';
import { datesAreProbable, hoursMakeSense, valuesMakeSense } from './checks/dates.ts';
import {
  labelsFitCategories,
  promisesAreKept,
  relatedAreOthers,
  storiesAreUnique,
  titlesAreUnique,
} from './checks/promises.ts';
import {
  pastSessionsAreKept,
  sessionsAreToCome,
  sessionsMakeSense,
  sessionsSayWhen,
  timesHaveAZone,
} from './checks/sessions.ts';
import { redirectsLeadToPages, referencesResolve, targetsExist, textLinksLeadToPages } from './checks/references.ts';
import { searchTextsAreUnique, nameFitsTitles, searchTextsFit, searchTextsMatchPages } from './checks/search-texts.ts';

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
  numbersCanBeDialled,
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
