// The units of a site with their keys: as long as a unit's key is the same, so are the files that are made of it.
import { digest } from '../digest.ts';
import type { LinkedCourse } from '../model.ts';
import type { Plan, PlannedPage } from '../planned.ts';
import { needsOf, sharedSite, type CourseNeeds } from '../plan/course-needs.ts';
import { lately, type PlanContext } from '../plan/plan-context.ts';
import type { CourseCard } from '../../src/page-props.ts';
import type { PageMemory } from './page-memory.ts';
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
  /** Changes with whatever is planned but for the texts of courses. */
  readonly state: string;
  readonly memory: PageMemory;
}

/** What makes the keys of a site's units. */
interface Keys {
  /** The key of a unit in the release before, where all was planned and made as now but for the texts of courses. */
  knownOf(id: string): string | undefined;
  ofPage(page: PlannedPage): string;
  /** The second half of the key of a course, for whatever is not in its file. */
  ofNeeds(needs: CourseNeeds): string;
}

/** The key of a course begins with the hash of its file. */
const HALF = 16;

function pageUnit(page: PlannedPage, keys: Keys): KeyedUnit {
  return {
    id: page.address,
    key: keys.knownOf(page.address) ?? keys.ofPage(page),
    addresses: [page.address],
    unit: () => ({ page }),
  };
}

function addressesOf(linked: LinkedCourse, { redirected }: PlanContext): readonly string[] {
  const { address, numericAddress = address, course } = linked;
  const all = new Set([address, numericAddress, ...(course.aliases ?? [])]);
  return [...all].filter((at) => !redirected.has(at));
}

/** Writes what the pages of a course are made from, but for its file. */
function textOf({ related, ...needs }: CourseNeeds, cardText: (card: CourseCard) => string): string {
  const { course: _course, hash: _hash, ...place } = needs.linked;
  return [JSON.stringify({ ...needs, linked: place }), ...related.map(cardText)].join('\n');
}

function courseUnit(linked: LinkedCourse, { context }: UnitsInput, keys: Keys): KeyedUnit {
  let key: string | undefined;
  const id = `courses/${linked.course.slug}.yaml`;
  const makeKey = (): string =>
    linked.hash.slice(0, HALF) + (keys.knownOf(id)?.slice(HALF) ?? keys.ofNeeds(needsOf(linked, context)));
  return {
    id,
    // Of a unit that was never made, it is asked for while the workers are making it.
    get key() {
      return (key ??= makeKey());
    },
    get addresses() {
      return addressesOf(linked, context);
    },
    unit: () => ({ needs: needsOf(linked, context) }),
  };
}

function keysOf({ plan, context, version, state, memory }: UnitsInput): Keys {
  const { site, base } = context;
  const isSame = memory.state === state && memory.version === version;
  let known: string | undefined;
  const shared = (): string =>
    (known ??= digest([version, base, JSON.stringify(plan.shell), JSON.stringify(sharedSite(site))].join('\n')));
  // The card of a course stands on the pages of several others.
  const cardText = lately((card: CourseCard) => JSON.stringify(card));
  return {
    knownOf: (id) => (isSame ? memory.units.get(id)?.key : undefined),
    ofPage: (page) => digest(`${shared()}\n${JSON.stringify(page)}`),
    ofNeeds: (needs) => digest(`${shared()}\n${textOf(needs, cardText)}`, HALF),
  };
}

/** Every unit of a site: its pages, and its courses in catalogue order. */
export function unitsOf(input: UnitsInput): readonly KeyedUnit[] {
  const { plan, context } = input;
  const keys = keysOf(input);
  return [
    ...[...plan.pages, plan.notFound].map((page) => pageUnit(page, keys)),
    ...context.site.courses.map((linked): KeyedUnit => courseUnit(linked, input, keys)),
  ];
}
