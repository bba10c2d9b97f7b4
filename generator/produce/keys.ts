// The keys of a site's units. Where the release before tells them, they are not made again: of all units while only
// texts of courses change, and otherwise of those in categories whose courses show the same of each other.
import { digest } from '../digest.ts';
import type { LinkedCourse } from '../model.ts';
import type { Plan, PlannedPage } from '../planned.ts';
import { needsOf, ownNeeds, sharedSite } from '../plan/course-needs.ts';
import { lately, type PlanContext } from '../plan/plan-context.ts';
import type { CourseCard } from '../../src/page-props.ts';
import type { PageMemory } from './page-memory.ts';

export interface KeysInput {
  readonly plan: Plan;
  readonly context: PlanContext;
  /** Changes with the site's code and with the program. */
  readonly version: string;
  /** Changes with whatever is planned but for the texts of courses. */
  readonly state: string;
  readonly memory: PageMemory;
}

/** A key changes whenever the files of its unit would. */
export interface Keys {
  ofPage(page: PlannedPage): string;
  ofCourse(id: string, linked: LinkedCourse): string;
  /** By category: changes when anything does that its courses show of each other. */
  categories(): Readonly<Record<string, string>>;
}

/** The key of a course begins with the hash of its file; the other half is for all else. */
const HALF = 16;

/** Writes what is needed for the pages of a course besides its file and the cards of others. */
function ownText(linked: LinkedCourse, context: PlanContext): string {
  const { linked: _linked, ...needs } = ownNeeds(linked, context);
  const { category, subcategory, address, numericAddress } = linked;
  return JSON.stringify([category, subcategory, address, numericAddress, needs]);
}

/** The related courses of a course are of its category. */
function digestCategories(context: PlanContext, shared: string): Readonly<Record<string, string>> {
  const texts = new Map<string, string[]>();
  for (const linked of context.site.courses) {
    const known = texts.get(linked.category) ?? [shared];
    texts.set(linked.category, known);
    known.push(linked.outline, ownText(linked, context));
  }
  return Object.fromEntries(Array.from(texts, ([category, parts]) => [category, digest(parts.join('\n'))]));
}

/** Makes what makes the keys of a site's units. */
export function keysOf({ plan, context, version, state, memory }: KeysInput): Keys {
  const { site, base } = context;
  const isSame = memory.state === state && memory.version === version;
  let known: string | undefined;
  const shared = (): string =>
    (known ??= digest([version, base, JSON.stringify(plan.shell), JSON.stringify(sharedSite(site))].join('\n')));
  let digests: Readonly<Record<string, string>> | undefined;
  const categories = (): Readonly<Record<string, string>> =>
    (digests ??= isSame && memory.categories ? memory.categories : digestCategories(context, shared()));
  const isKnown = ({ category }: LinkedCourse): boolean =>
    isSame || (memory.categories !== undefined && memory.categories[category] === categories()[category]);
  // The card of a course stands on the pages of several others.
  const cardText = lately((card: CourseCard) => JSON.stringify(card));
  const restOf = (linked: LinkedCourse): string => {
    const cards = needsOf(linked, context).related.map(cardText);
    return digest([shared(), ownText(linked, context), ...cards].join('\n'), HALF);
  };
  return {
    ofPage: (page) => (isSame && memory.units.get(page.address)?.key) || digest(`${shared()}\n${JSON.stringify(page)}`),
    ofCourse: (id, linked) => {
      const rest = isKnown(linked) ? memory.units.get(id)?.key.slice(HALF) : undefined;
      return linked.hash.slice(0, HALF) + (rest ?? restOf(linked));
    },
    categories,
  };
}
