import { locate } from '../../../rules/locate.ts';
import { unusableTypeface, type TypefaceProblem } from '../../../rules/words/theme.ts';
import type { FontFile } from '../../../model/font.ts';
import type { Check } from '../../link-context.ts';

const MOST_BYTES = 10_000_000;

function problemOf(file: string, fonts: readonly FontFile[]): TypefaceProblem | undefined {
  const found = fonts.find((font) => font.file === file);
  if (!found) return { is: 'missing', file };
  if (!found.metrics) return { is: 'broken', file };
  return found.bytes > MOST_BYTES ? { is: 'large', file } : undefined;
}

/** The provider's own typeface is named where it is chosen, and its files can be read. */
export const typefacesAreThere: Check = ({ entries, loaded: { fonts = [] } }) =>
  entries.theme.flatMap(({ source, data: { typeface, headings, ownTypeface } }) => {
    const chosen = typeface === 'own' ? '/typeface' : headings === 'own' ? '/headings' : undefined;
    const unnamed = chosen !== undefined && ownTypeface === undefined;
    const files = ownTypeface ? [['file', ownTypeface.file] as const, ['bold', ownTypeface.bold] as const] : [];
    return [
      ...(unnamed ? [unusableTypeface({ is: 'unnamed' }, locate(source, chosen))] : []),
      ...files.flatMap(([field, file]) => {
        const problem = file === undefined ? undefined : problemOf(file, fonts);
        return problem ? [unusableTypeface(problem, locate(source, `/ownTypeface/${field}`))] : [];
      }),
    ];
  });
