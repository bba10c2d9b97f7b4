// Units in a compact form, for messages of worker processes and for shards.
import { numberTexts } from '../../base/number-texts.ts';
import type { PageFacts } from '../verify/inspect-page.ts';

export interface MadeUnit {
  readonly id: string;
  /** Changes whenever its files would. */
  readonly key: string;
  /** The part of the key for all but its own file. */
  readonly rest: string;
  readonly files: readonly string[];
  /** The addresses of its pages: of a unit that was remembered, they are known before its pages are read. */
  readonly addresses: readonly string[];
  readonly pages: readonly PageFacts[];
}

interface WithPages {
  readonly pages: readonly PageFacts[];
}

/** Most pages have the same frame: each is kept once, and pages name it by its number. */
type PackedPage = Omit<PageFacts, 'frame'> & { readonly frame: number };

/** Units as they are kept, and as workers answer. */
export interface PackedUnits<Unit extends WithPages = MadeUnit> {
  readonly frames: readonly string[];
  readonly units: readonly (Omit<Unit, 'pages'> & { readonly pages: readonly PackedPage[] })[];
}

export function packUnits<Unit extends WithPages>(units: readonly Unit[]): PackedUnits<Unit> {
  const { numberOf, texts } = numberTexts();
  const packed = units.map((unit) => ({
    ...unit,
    pages: unit.pages.map((page) => ({ ...page, frame: numberOf(page.frame) })),
  }));
  return { units: packed, frames: texts() };
}

export const unpackUnits = <Unit extends WithPages>({ frames, units }: PackedUnits<Unit>): readonly Unit[] =>
  units.map((unit) => {
    const pages = unit.pages.map((page): PageFacts => ({ ...page, frame: frames[page.frame] ?? '' }));
    // The type does not see that all else is what it was.
    return { ...unit, pages } as unknown as Unit;
  });
