import { digest } from '../../base/digest.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import { LAYERS } from '../../theme/layers.ts';

/** The provider's own styles as they are published, and the URL of their sheet; without any, there is nothing of them. */
export interface PlannedStyles {
  readonly texts: readonly PlannedText[];
  readonly style?: string;
}

/** Plans the sheet of extra.css: the last of all layers, in a file named by its content. */
export function planExtraStyles({ extra }: Pick<LinkedSite, 'extra'>, base: string): PlannedStyles {
  if (extra === undefined) return { texts: [] };
  const text = `${LAYERS}@layer extra{${extra}}\n`;
  const file = `assets/extra.${digest(text, 12)}.css`;
  return { texts: [{ file, text }], style: base + file };
}
