import type { DocumentInput } from '../../../src/app/entry-server.tsx';
import type { SiteContext } from './site-context.ts';

/** Returns what every page announces on the day of the build, or on a later one. */
export function planAnnouncement({ site, today }: SiteContext): DocumentInput['announcement'] {
  const { announcement } = site.settings;
  if (announcement === undefined || (announcement.until ?? today) < today) return undefined;
  const { from, ...rest } = announcement;
  return from === undefined || from <= today ? rest : announcement;
}
