// The settings of servers as text: the templates of defaults/hosts, filled in for a site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapePattern } from '../base/escape-pattern.ts';
import { memoize } from '../base/memoize.ts';
import { fill, type Filling } from '../base/template.ts';
import { projectFolder } from '../cache/project-folder.ts';
import { ASK_AGAIN, cachingRules } from '../model/caching.ts';
import type { Hosting } from '../model/hosting.ts';
import { requestPattern } from '../model/old-addresses.ts';
import { destinationOf, everyAnswer, languageFolders, movedOn, NOTE, patternBelow, youngTypes } from './host.ts';

const templateOf = memoize((name: string) => readFileSync(path.join(projectFolder, 'defaults/hosts', name), 'utf8'));

/** How a server writes what differs from site to site. */
export interface Notation {
  readonly values?: Readonly<Record<string, string | undefined>>;
  /** What is there several times, each with its parts. */
  readonly lists?: NonNullable<Filling['lists']>;
  readonly header?: (value: string) => string;
  /** Returns where an old address of another form leads. */
  readonly target?: (to: string) => string;
  /** Whether the last of several caching rules that match applies, and not the first. */
  readonly isLastCounted?: boolean;
}

const same = (text: string): string => text;

/** Returns a template filled in for a site. */
export function settingsText(
  template: string,
  hosting: Hosting,
  { values = {}, lists, header = same, target = same, isLastCounted = false }: Notation,
): string {
  const { base, origin, headers } = hosting;
  const { hostname } = new URL(origin);
  const folder = base.slice(0, -1);
  const shared: Notation['values'] = {
    NOTE,
    BASE: base,
    FOLDER: folder,
    OUTER: folder || undefined,
    PATTERN: escapePattern(base),
    HOSTNAME: hostname,
    ROOT: `/var/www/${hostname}`,
    AGAIN: ASK_AGAIN,
    ...values,
  };
  const caching = cachingRules.map(({ pattern, value }, index) => {
    return { PATTERN: patternBelow(base, pattern), VALUE: value, INDEX: String(index) };
  });
  const facts = [folder && 'below', hosting.languages && 'languages', hosting.gone.length > 0 && 'gone'];
  return fill(templateOf(template), {
    valueOf: (name) => shared[name],
    facts: new Set(facts.filter((fact) => typeof fact === 'string')),
    lists: {
      CACHING: isLastCounted ? caching.reverse() : caching,
      HEADERS: Object.entries(headers).map(([NAME, value]) => ({ NAME, VALUE: header(value) })),
      LANGUAGES: languageFolders(hosting).map((place, index) => {
        return { PATH: place, PATTERN: escapePattern(place), INDEX: String(index) };
      }),
      // What a request asks for is compared as browsers write it, so that queries are seen as well.
      MOVED: movedOn(everyAnswer, hosting).map(({ from, to }) => {
        return { PATTERN: requestPattern(from, base), TO: target(destinationOf(to, base)) };
      }),
      TYPES: Object.entries(youngTypes).map(([ENDING, TYPE]) => ({ ENDING, TYPE })),
      ...lists,
    },
  });
}
