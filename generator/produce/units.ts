// The units of a site with their keys: as long as a unit's key is the same, so are the files that are made of it.
import type { SitePlan } from '../plan/plan.ts';
import type { Unit } from '../plan/units.ts';
import type { Keys } from './keys.ts';

/** A unit that can be made, or taken as it was made before. */
export interface KeyedUnit {
  readonly id: string;
  readonly key: string;
  /** The addresses of its pages. */
  readonly addresses: readonly string[];
  readonly inputs: Unit['inputs'];
}

function keyedUnit(unit: Unit, keys: Keys): KeyedUnit {
  let key: string | undefined;
  return {
    id: unit.id,
    // Of a unit that was never made, it is asked for while the workers are making it.
    get key() {
      return (key ??= keys.of(unit));
    },
    get addresses() {
      return unit.addresses;
    },
    inputs: unit.inputs,
  };
}

/** Every unit of a site: its pages, and its courses in catalogue order. */
export const unitsOf = ({ plan, keys }: { readonly plan: SitePlan; readonly keys: Keys }): readonly KeyedUnit[] =>
  plan.units.map((unit) => keyedUnit(unit, keys));
