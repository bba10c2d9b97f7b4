// Which pages have to be verified: a page that was verified before and has not changed can only be wrong when something
// has gone that it may refer to.
import type { PageFacts } from '../verify/inspect-page.ts';
import { isHashed } from '../write/contents.ts';
import type { MadeUnit } from './pack-units.ts';
import type { PageMemory } from './page-memory.ts';

/** The site that is to be published. */
export interface WholeSite {
  readonly units: readonly MadeUnit[];
  readonly redirects: readonly string[];
  readonly hasFile: (file: string) => boolean;
}

const idsOf = ({ ids }: PageFacts): readonly string[] => (ids === '' ? [] : ids.split(' '));

/** Whether a page has an id that the page at its address has no longer. */
function hasLostId(before: PageFacts, now: readonly PageFacts[]): boolean {
  const page = now.find(({ address }) => address === before.address);
  const ids = new Set(page ? idsOf(page) : []);
  return page === undefined || idsOf(before).some((id) => !ids.has(id));
}

/** Whether anything is missing now that the release before had, or it is not known what that was. */
function hasGone({ units: before, standing }: PageMemory, { units, redirects, hasFile }: WholeSite): boolean {
  const redirected = new Set(redirects);
  // A page that names a file by its content was made again when that changed.
  if (!standing?.files.every((file) => isHashed(file) || hasFile(file))) return true;
  if (!standing.redirects.every((address) => redirected.has(address))) return true;
  const now = new Map(units.map((unit) => [unit.id, unit]));
  return [...before.values()].some((old) => {
    const unit = now.get(old.id);
    if (unit === old) return false;
    return !old.files.every(hasFile) || old.pages.some((page) => hasLostId(page, unit?.pages ?? []));
  });
}

/** The units whose pages have to be verified; those that `before` has are the same objects. */
export function unitsToVerify(site: WholeSite, before?: PageMemory): readonly MadeUnit[] {
  if (!before || hasGone(before, site)) return site.units;
  return site.units.filter((unit) => before.units.get(unit.id) !== unit);
}
