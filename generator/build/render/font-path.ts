import path from 'node:path';
import { projectFolder } from '../../cache/project-folder.ts';
import type { PlannedFont } from '../../model/font.ts';

/** Returns from where a font is copied: the content folder, or the typefaces that come with the tool. */
export const fontPath = ({ from, of }: PlannedFont, content: string): string =>
  of === 'content' ? path.join(content, from) : path.join(projectFolder, 'generator', 'theme', 'typefaces', from);
