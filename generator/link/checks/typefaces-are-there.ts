import { locate } from '../../diagnostics/locate.ts';
import { unusableTypeface, type TypefaceProblem } from '../../diagnostics/rules/theme.ts';
import type { FontFile } from '../../model/font.ts';
import type { Check } from '../link-context.ts';

function problemOf(file: string, fonts: readonly FontFile[]): TypefaceProblem | undefined {
  const found = fonts.find((font) => font.file === file);
  if (!found) return { is: 'missing', file };
  return found.metrics ? undefined : { is: 'broken', file };
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
