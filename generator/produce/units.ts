// The units of a site with their keys: as long as a unit's key is the same, so are the files that are made of it.
import { digest } from '../digest.ts';
import type { LinkedCourse } from '../model.ts';
import type { Plan, PlannedPage } from '../planned.ts';
import { needsOf, sharedSite, type CourseNeeds } from '../plan/course-needs.ts';
import { lately, type PlanContext } from '../plan/plan-context.ts';
import type { CourseCard } from '../../src/page-props.ts';
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
  /** Changes with the site's code and with the program. */
  readonly version: string;
}

type KeyOf = (needs: CourseNeeds) => string;

const hash = (...parts: readonly string[]): string => digest(parts.join('\n'));

function pageUnit(page: PlannedPage, shared: string): KeyedUnit {
  return {
    id: page.address,
    key: hash(shared, JSON.stringify(page)),
    addresses: [page.address],
    unit: () => ({ page }),
  };
}

function addressesOf(linked: LinkedCourse, { redirected }: PlanContext): readonly string[] {
  const { address, numericAddress = address, course } = linked;
  const all = new Set([address, numericAddress, ...(course.aliases ?? [])]);
  return [...all].filter((at) => !redirected.has(at));
}

/** Writes what the pages of a course are made from. The hash of the course's file stands for all that is in it. */
function textOf({ related, ...needs }: CourseNeeds, cardText: (card: CourseCard) => string): string {
  const own = JSON.stringify({ ...needs, linked: { ...needs.linked, course: undefined } });
  return [own, ...related.map(cardText)].join('\n');
}

function courseUnit(linked: LinkedCourse, { context }: UnitsInput, keyOf: KeyOf): KeyedUnit {
  let key: string | undefined;
  const id = `courses/${linked.course.slug}.yaml`;
  return {
    id,
    // Of a unit that was never made, it is asked for while the workers are making it.
    get key() {
      return (key ??= keyOf(needsOf(linked, context)));
    },
    get addresses() {
      return addressesOf(linked, context);
    },
    unit: () => ({ needs: needsOf(linked, context) }),
  };
}

/** Every unit of a site: its pages, and its courses in catalogue order. */
export function unitsOf(input: UnitsInput): readonly KeyedUnit[] {
  const { plan, context, version } = input;
  const { site, base } = context;
  const shared = hash(version, base, JSON.stringify(plan.shell), JSON.stringify(sharedSite(site)));
  // The card of a course stands on the pages of several others.
  const cardText = lately((card: CourseCard) => JSON.stringify(card));
  const keyOf: KeyOf = (needs) => hash(shared, textOf(needs, cardText));
  return [
    ...[...plan.pages, plan.notFound].map((page) => pageUnit(page, shared)),
    ...site.courses.map((linked): KeyedUnit => courseUnit(linked, input, keyOf)),
  ];
}
