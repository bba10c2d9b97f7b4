// The site's interface for the generator: takes one planned page, and returns one HTML document.
import { hasMedia } from './media-slots.ts';
import { loadedView } from '../sections/lazy/section-chunks.ts';
import { documentHtml, type DocumentInput } from './document.ts';
import type { PageHtml } from './page-html.ts';
import type { Page } from './page.ts';
import { renderRoot } from './render-root.tsx';
import { loadAllTemplates, screenOf } from './templates.ts';

export type { DocumentInput } from './document.ts';

/** The chunks that pages are loaded with, whose files are found by what they export. */
const chunks = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/**/*Page.tsx',
  '/src/sections/lazy/bands.tsx',
  '/src/sections/*FormSection.tsx',
]);

const files = new Map<unknown, string>();

/** Each component by itself; sections are exported by their types. */
const componentsIn = (part: unknown): readonly unknown[] =>
  typeof part === 'function' ? [part] : Object.values(Object(part) as object);

/** Must be called before `chunksOf`. */
async function findChunks(): Promise<void> {
  for (const [file, load] of Object.entries(chunks))
    for (const part of Object.values(await load()).flatMap(componentsIn)) files.set(part, file.slice(1));
}

function filesOf(component: unknown): readonly string[] {
  const file = files.get(component);
  return file === undefined ? [] : [file];
}

/** The code of a form is loaded when it is used. */
function sectionFilesOf({ template, props }: Page): readonly string[] {
  if (template !== 'sections') return [];
  return props.sections.flatMap((section) => (section.type === 'form' ? [] : filesOf(loadedView(section)))).sort();
}

/** Returns the source files of the chunks that a page needs besides those of every page. */
export function chunksOf(page: Page): readonly string[] {
  const media = hasMedia(page.props) ? ['src/media/lazy/parts.tsx'] : [];
  return [...new Set([...filesOf(screenOf(page.template)), ...media, ...sectionFilesOf(page)])];
}

/** Must be called before `renderDocument`: loads the components of all templates and sections. */
export async function ready(): Promise<void> {
  await Promise.all([loadAllTemplates(), findChunks()]);
}

/**
 * Returns the whole HTML document of a page; equal inputs give equal outputs.
 * @throws what a component throws while it renders.
 */
export function renderDocument(input: DocumentInput): PageHtml {
  return documentHtml(input, renderRoot(input));
}
