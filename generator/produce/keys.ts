// The keys of a site's units. While only texts of courses change, those of the release before are not made again.
import { digest } from '../base/digest.ts';
import { memoize, once } from '../base/memoize.ts';
import type { LinkedCourse, LinkedFile } from '../model/content.ts';
import { ownInputs, relatedCards } from '../plan/course-inputs.ts';
import type { SitePlan } from '../plan/plan.ts';
import type { SiteContext } from '../plan/site-context.ts';
import type { Unit, UnitInputs } from '../plan/units.ts';
import type { CourseCard } from '../../src/page-props.ts';
import type { PageMemory } from './page-memory.ts';

export interface KeysInput {
  readonly plan: SitePlan;
  /** Changes with the site's code and with the program. */
  readonly version: string;
  /** Changes with whatever is planned but for the texts of courses. */
  readonly state: string;
  readonly memory: PageMemory;
}

/** A key changes whenever the files of its unit would. */
export interface Keys {
  of(unit: Unit): string;
}

/** The key of a unit that is made of a file begins with the hash of that; the other half is for all else. */
const HALF = 16;

/** Writes what the pages of a course are made from, besides its file and the cards of others. */
function ownText(linked: LinkedCourse, context: SiteContext): string {
  const { linked: _linked, ...inputs } = ownInputs(linked, context);
  const { category, subcategory, address, numericAddress } = linked;
  return JSON.stringify([category, subcategory, address, numericAddress, inputs]);
}

/** Writes what a unit is made from, without what says only that the texts of its file are others. */
function restText(inputs: UnitInputs): string {
  if ('page' in inputs) return JSON.stringify(inputs);
  const { linked, ...rest } = inputs.file;
  return JSON.stringify([{ ...linked, hash: '', outline: '' }, rest]);
}

/** Makes what makes the keys of a site's units. */
export function keysOf({ plan, version, state, memory }: KeysInput): Keys {
  const { context } = plan;
  const isSame = memory.state === state && memory.version === version;
  const shared = once(() => digest([version, JSON.stringify(plan.shared)].join('\n')));
  // The card of a course stands on the pages of several others.
  const cardText = memoize((card: CourseCard) => JSON.stringify(card));
  const restOf = (linked: LinkedCourse): string => {
    const cards = relatedCards(linked, context).map(cardText);
    return digest([shared(), ownText(linked, context), ...cards].join('\n'), HALF);
  };
  const ofCourse = (id: string, linked: LinkedCourse): string => {
    const rest = isSame ? memory.units.get(id)?.key.slice(HALF) : undefined;
    return linked.hash.slice(0, HALF) + (rest ?? restOf(linked));
  };
  const ofFile = (id: string, { hash }: LinkedFile, inputs: Unit['inputs']): string => {
    const rest = isSame ? memory.units.get(id)?.key.slice(HALF) : undefined;
    return hash.slice(0, HALF) + (rest ?? digest(`${shared()}\n${restText(inputs())}`, HALF));
  };
  return {
    of: ({ id, linked, course, inputs }) => {
      if (course) return ofCourse(id, course);
      if (linked) return ofFile(id, linked, inputs);
      return (isSame && memory.units.get(id)?.key) || digest(`${shared()}\n${JSON.stringify(inputs())}`);
    },
  };
}
