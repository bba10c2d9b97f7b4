import * as addresses from './checks/addresses.ts';
import * as courses from './checks/courses.ts';
import * as dates from './checks/dates.ts';
import * as files from './checks/files.ts';
import * as forms from './checks/forms.ts';
import * as pages from './checks/pages.ts';
import * as promises from './checks/promises.ts';
import * as references from './checks/references.ts';
import * as searchTexts from './checks/search-texts.ts';
import * as sessions from './checks/sessions.ts';
import * as settings from './checks/settings.ts';
import type { Check } from './link-context.ts';

const modules: readonly Readonly<Record<string, Check>>[] = [
  addresses,
  courses,
  dates,
  files,
  forms,
  pages,
  promises,
  references,
  searchTexts,
  sessions,
  settings,
];

/** All checks between files: whatever these modules export. Their order does not matter: diagnostics are sorted later. */
export const checks: readonly Check[] = modules.flatMap((module) => Object.values(module));
