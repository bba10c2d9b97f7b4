// The units of a site with their keys. While only texts of courses change, most of a key is that of the release before.
import { digest } from '../../base/digest.ts';
import { memoizePerObject, once } from '../../base/memoize.ts';
import type { LinkedCourse } from '../../model/content.ts';
import { ownInputs, relatedCards } from '../../features/course/course-inputs.ts';
import type { SitePlan } from '../../features/shell/plan.ts';
import type { SiteContext } from '../../features/shell/site-context.ts';
import type { Unit, UnitInputs } from '../../features/shell/units.ts';
import type { PageMemory } from './page-memory.ts';

interface KeysInput {
  readonly plan: SitePlan;
  /** Changes with the site's code and with the program. */
  readonly version: string;
  /** Whether the release before was planned from the same, but for the texts of courses, and made with the same code. */
  readonly isSame: boolean;
  readonly memory: PageMemory;
}

/** A unit that can be made, or taken as it was made before. */
export class KeyedUnit implements Pick<Unit, 'id' | 'addresses' | 'inputs'> {
  readonly #unit: Unit;
  readonly #restOf: (unit: Unit) => string;
  #rest: string | undefined;

  constructor(unit: Unit, restOf: (unit: Unit) => string) {
    this.#unit = unit;
    this.#restOf = restOf;
  }

  /** Changes with all but its own file. That of a unit that was never made is computed while workers are making it. */
  get rest(): string {
    return (this.#rest ??= this.#restOf(this.#unit));
  }

  /** Changes whenever the files of the unit would. */
  get key(): string {
    return (this.#unit.linked?.hash ?? '') + this.rest;
  }

  get id() {
    return this.#unit.id;
  }

  get addresses() {
    return this.#unit.addresses;
  }

  inputs() {
    return this.#unit.inputs();
  }
}

/** Writes what the pages of a course are made from, besides its file and the cards of others. */
function ownText(linked: LinkedCourse, context: SiteContext): string {
  const { linked: _linked, ...inputs } = ownInputs(linked, context);
  const { category, subcategory, address, numericAddress } = linked;
  return JSON.stringify([category, subcategory, address, numericAddress, inputs]);
}

/** Writes what a unit is made from, without what changes only with the texts of its file. */
function restText(inputs: UnitInputs): string {
  if ('page' in inputs) return JSON.stringify(inputs);
  const { linked, ...rest } = inputs.file;
  return JSON.stringify([{ ...linked, hash: '' }, rest]);
}

/** Returns the digest of what a unit is made from, but for its file, where it is planned with a site. */
function restIn(
  { context, shared: inputs }: Pick<SitePlan, 'context' | 'shared'>,
  version: string,
): (unit: Unit) => string {
  const shared = once(() => digest([version, JSON.stringify(inputs)].join('\n')));
  const ofCourse = (linked: LinkedCourse): string => {
    const cards = relatedCards(linked, context).map((card) => JSON.stringify(card));
    return digest([shared(), ownText(linked, context), ...cards].join('\n'));
  };
  return (unit) => {
    if (unit.course) return ofCourse(unit.course);
    return digest(`${shared()}\n${unit.linked ? restText(unit.inputs()) : JSON.stringify(unit.inputs())}`);
  };
}

function restOf({ plan, version, isSame, memory }: KeysInput): (unit: Unit) => string {
  const rests = memoizePerObject((site: Pick<SitePlan, 'context' | 'shared'>) => restIn(site, version));
  const ofOthers = (unit: Unit): string => {
    const rest = rests(unit.site ?? plan)(unit);
    const { languages } = unit;
    return languages ? digest(`${rest} ${JSON.stringify(languages)}`) : rest;
  };
  return (unit) => (isSame && memory.units.get(unit.id)?.rest) || ofOthers(unit);
}

/** Every unit of a site: its pages, and its courses in catalogue order. */
export function keyedUnits(input: KeysInput): readonly KeyedUnit[] {
  const makeRest = restOf(input);
  return input.plan.units.map((unit) => new KeyedUnit(unit, makeRest));
}
