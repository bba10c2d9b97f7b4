// What the provider's theme adds to a site: its style sheet, its typefaces, and what every page says of it in its head.
import type { DocumentInput } from '../../../src/app/entry-server.tsx';
import { digest } from '../../base/digest.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { PlannedFont } from '../../model/font.ts';
import type { PlannedText } from '../../model/planned.ts';
import { coloursOf, hasColours } from '../../theme/derive.ts';
import { facesOf, type Faces } from '../../theme/faces.ts';
import { styleSheet } from '../../theme/style-sheet.ts';

type ThemeLinks = NonNullable<DocumentInput['theme']>;

/** The theme as it is published; without one there is nothing of it. */
export interface PlannedTheme {
  readonly texts: readonly PlannedText[];
  readonly fonts?: readonly PlannedFont[];
  readonly links?: ThemeLinks;
}

function fontLinks({ files, usesOwn }: Faces, base: string): Pick<ThemeLinks, 'fonts' | 'usesOwnFonts'> {
  const fonts = files.flatMap(({ isFirst, font }) => (isFirst ? [base + font.file] : []));
  return { fonts, ...(usesOwn && { usesOwnFonts: true }) };
}

/** Plans the theme of a site. Its style sheet is named by its content, so that browsers may keep it. */
export function planTheme({ theme, fonts }: Pick<LinkedSite, 'theme' | 'fonts'>, base: string): PlannedTheme {
  const faces = theme && facesOf(theme, fonts);
  const text = theme ? styleSheet(theme, faces) : '';
  if (theme === undefined || text === '') return { texts: [] };
  const file = `assets/theme.${digest(text, 12)}.css`;
  const grounds = hasColours(theme)
    ? { grounds: { light: coloursOf(theme, 'light').ground, dark: coloursOf(theme, 'dark').ground } }
    : {};
  return {
    texts: [{ file, text }],
    ...(faces && { fonts: faces.files.map(({ font }) => font) }),
    links: { style: base + file, ...grounds, ...(faces && fontLinks(faces, base)) },
  };
}
