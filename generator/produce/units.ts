// The units of a site with their keys: as long as a unit's key is the same, so are the files that are made of it.
import { createHash } from 'node:crypto';
import type { Plan, PlannedPage } from '../planned.ts';
import { needsOf, sharedSite } from '../plan/course-needs.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Unit } from './producer.ts';

/** A unit that can be made, or taken as it was made before. */
export interface KeyedUnit {
  /** The same in every build: the content file, or the address of a page that has none of its own. */
  readonly id: string;
  readonly key: string;
  /** Made when it is asked for: thousands of units at once would fill the memory. */
  unit(): Unit;
}

export interface UnitsInput {
  readonly plan: Plan;
  readonly context: PlanContext;
  /** Changes with the site's code and with the program. */
  readonly version: string;
}

const HASH_DIGITS = 24;

const hash = (...parts: readonly string[]): string =>
  parts
    .reduce((sum, part) => sum.update(part).update('\n'), createHash('sha256'))
    .digest('hex')
    .slice(0, HASH_DIGITS);

function pageUnit(page: PlannedPage, shared: string): KeyedUnit {
  return { id: page.address, key: hash(shared, JSON.stringify(page)), unit: () => ({ page }) };
}

/** Every unit of a site: its pages, and its courses in catalogue order. */
export function unitsOf({ plan, context, version }: UnitsInput): readonly KeyedUnit[] {
  const { site, base } = context;
  const shared = hash(version, base, JSON.stringify(plan.shell), JSON.stringify(sharedSite(site)));
  return [
    ...[...plan.pages, plan.notFound].map((page) => pageUnit(page, shared)),
    ...site.courses.map((linked): KeyedUnit => ({
      id: `courses/${linked.course.slug}.yaml`,
      key: hash(shared, JSON.stringify(needsOf(linked, context))),
      unit: () => ({ needs: needsOf(linked, context) }),
    })),
  ];
}
