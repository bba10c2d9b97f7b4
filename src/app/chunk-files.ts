// The source files of the chunks that pages are loaded with, by which the build finds them. They are found by what they
// export, so that templates and sections are listed only where they are loaded.
import { loadedView } from '../sections/section-chunks.ts';
import type { Page } from './page-props.ts';
import { hasMedia, screenOf } from './templates.ts';

const chunks = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/**/*Page.tsx',
  '/src/sections/bands.tsx',
  '/src/sections/*FormSection.tsx',
]);

const files = new Map<unknown, string>();

/** Must be called before `chunksOf`. */
export async function findChunks(): Promise<void> {
  for (const [file, load] of Object.entries(chunks))
    for (const part of Object.values(await load())) files.set(part, file.slice(1));
}

function filesOf(component: unknown): readonly string[] {
  const file = files.get(component);
  return file === undefined ? [] : [file];
}

function sectionFilesOf({ template, props }: Page): readonly string[] {
  return template === 'sections' ? props.sections.flatMap((section) => filesOf(loadedView(section))).sort() : [];
}

/** Returns the source files of the chunks that a page needs besides those of every page. */
export function chunksOf(page: Page): readonly string[] {
  const media = hasMedia(page.props) ? ['src/media/parts.tsx'] : [];
  return [...new Set([...filesOf(screenOf(page.template)), ...media, ...sectionFilesOf(page)])];
}
