// The units of a site with their keys: as long as a unit's key is the same, so are the files that are made of it.
import type { LinkedCourse } from '../model.ts';
import type { Plan, PlannedPage } from '../planned.ts';
import { needsOf } from '../plan/course-needs.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Keys } from './keys.ts';
import type { Unit } from './producer.ts';

/** A unit that can be made, or taken as it was made before. */
export interface KeyedUnit {
  /** The same in every build: the content file, or the address of a page that has none of its own. */
  readonly id: string;
  readonly key: string;
  /** The addresses of its pages. */
  readonly addresses: readonly string[];
  /** Made when it is asked for: thousands of units at once would fill the memory. */
  unit(): Unit;
}

export interface UnitsInput {
  readonly plan: Plan;
  readonly context: PlanContext;
  readonly keys: Keys;
}

function pageUnit(page: PlannedPage, keys: Keys): KeyedUnit {
  return {
    id: page.address,
    key: keys.ofPage(page),
    addresses: [page.address],
    unit: () => ({ page }),
  };
}

function addressesOf(linked: LinkedCourse, { redirected }: PlanContext): readonly string[] {
  const { address, numericAddress = address, course } = linked;
  const all = new Set([address, numericAddress, ...(course.aliases ?? [])]);
  return [...all].filter((at) => !redirected.has(at));
}

function courseUnit(linked: LinkedCourse, { context, keys }: UnitsInput): KeyedUnit {
  let key: string | undefined;
  const id = `courses/${linked.course.slug}.yaml`;
  return {
    id,
    // Of a unit that was never made, it is asked for while the workers are making it.
    get key() {
      return (key ??= keys.ofCourse(id, linked));
    },
    get addresses() {
      return addressesOf(linked, context);
    },
    unit: () => ({ needs: needsOf(linked, context) }),
  };
}

/** Every unit of a site: its pages, and its courses in catalogue order. */
export function unitsOf(input: UnitsInput): readonly KeyedUnit[] {
  const { plan, context, keys } = input;
  return [
    ...[...plan.pages, plan.notFound].map((page) => pageUnit(page, keys)),
    ...context.site.courses.map((linked): KeyedUnit => courseUnit(linked, input)),
  ];
}
