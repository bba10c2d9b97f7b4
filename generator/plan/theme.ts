// What the provider's theme adds to a site: its style sheet, and what every page says of it in its head.
import type { DocumentInput } from '../../src/entry-server.tsx';
import { digest } from '../base/digest.ts';
import type { LinkedSite } from '../model/content.ts';
import type { PlannedText } from '../model/planned.ts';
import { coloursOf, hasColours } from '../theme/derive.ts';
import { styleSheet } from '../theme/style-sheet.ts';

/** The theme as it is published; without one there is nothing of it. */
export interface PlannedTheme {
  readonly texts: readonly PlannedText[];
  readonly links?: NonNullable<DocumentInput['theme']>;
}

/** Plans the theme of a site. Its style sheet is named by its content, so that browsers may keep it. */
export function planTheme({ theme }: Pick<LinkedSite, 'theme'>, base: string): PlannedTheme {
  const text = theme === undefined ? '' : styleSheet(theme);
  if (theme === undefined || text === '') return { texts: [] };
  const file = `assets/theme.${digest(text, 12)}.css`;
  const grounds = hasColours(theme)
    ? { grounds: { light: coloursOf(theme, 'light').ground, dark: coloursOf(theme, 'dark').ground } }
    : {};
  return { texts: [{ file, text }], links: { style: base + file, ...grounds } };
}
