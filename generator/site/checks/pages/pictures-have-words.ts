import { locate } from '../../../rules/locate.ts';
import { fileNameAlternative } from '../../../rules/words/slips.ts';
import { emptyAlternative } from '../../../rules/words/text.ts';
import type { Check } from '../../link-context.ts';

interface Silent {
  readonly file: string;
  readonly pointer: string;
  readonly isIn: 'gallery' | 'field';
}

/** Pictures below a value whose words are empty and that are not declared to be decoration. */
function silentIn(value: unknown, pointer: string): readonly Silent[] {
  if (typeof value !== 'object' || value === null) return [];
  const { file, alt, decorative } = value as Readonly<Record<string, unknown>>;
  const isSilent = typeof file === 'string' && typeof alt === 'string' && alt.trim() === '' && decorative !== true;
  // A picture of a gallery is there to be looked at.
  const isIn = /\/pictures\/\d+$/.test(pointer) ? 'gallery' : 'field';
  if (isSilent) return [{ file, pointer: `${pointer}/alt`, isIn }];
  return Object.entries(value).flatMap(([key, inner]) => silentIn(inner, `${pointer}/${key}`));
}

/** Pictures below a value that are described by the name of their file, or of a file from a camera. */
function namedIn(value: unknown, pointer: string): readonly { readonly alt: string; readonly pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { file, alt } = value as Readonly<Record<string, unknown>>;
  const isFile =
    typeof file === 'string' &&
    typeof alt === 'string' &&
    (/^\S+\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(alt.trim()) || /^(?:IMG|DSC|PXL)[_-]?\d+$/i.test(alt.trim()));
  if (isFile) return [{ alt, pointer: `${pointer}/alt` }];
  return Object.entries(value).flatMap(([key, inner]) => namedIn(inner, `${pointer}/${key}`));
}

/** Every picture has words for those who cannot see it, or is declared to be decoration. */
export const picturesHaveWords: Check = ({ entries }) =>
  Object.values(entries)
    .flat()
    .filter(({ source }) => source.media.length > 0)
    .flatMap(({ source, data }) => [
      ...silentIn(data, '').map(({ pointer, ...facts }) => emptyAlternative(facts, locate(source, pointer))),
      ...namedIn(data, '').map(({ alt, pointer }) => fileNameAlternative({ alt }, locate(source, pointer))),
    ]);
