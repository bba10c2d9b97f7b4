// The sample provider with other courses: its pages and words, pointed at courses that were made.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const sample = fileURLToPath(new URL('../content', import.meta.url));

/** What is taught instead; the course files themselves come from the caller. */
export interface Offer {
  /** At least one; the sample's pages and stories point at them. */
  readonly featured: readonly string[];
  readonly catalogue: unknown;
  readonly schedule: unknown;
  /** The name of the provider, where long titles leave no room for the sample's. */
  readonly name?: string;
  /** Between which figures prices and hours lie, where they are not those of the sample. */
  readonly ranges?: Readonly<Record<'price' | 'hours', { readonly minimum: number; readonly maximum: number }>>;
  /** The texts for search engines of courses, by address. */
  readonly searchTexts?: Readonly<Record<string, unknown>>;
}

/** Writes a file below a folder, unless it holds the same already. */
export function writeText(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(target), { recursive: true });
  }
  writeFileSync(target, text);
}

/** The sample's file; the caller says of what shape it is, which the schemas have vouched for. */
const read = <Shape>(file: string): Shape => parse(readFileSync(path.join(sample, file), 'utf8')) as Shape;

/** A page without its pictures and documents, which are not what is measured. */
function withoutMedia(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMedia);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'picture' && key !== 'documents');
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutMedia(one)]));
}

function adaptedPages(featured: readonly string[]): Readonly<Record<string, unknown>> {
  const files = readdirSync(path.join(sample, 'pages')).map((name) => `pages/${name}`);
  const pages = Object.fromEntries(files.map((file) => [file, withoutMedia(read(file)) as object]));
  const home = read<{ featured: object }>('pages/home.yaml');
  const landings = ['leadership', 'communication-skills', 'personal-development'].map((name) => `pages/${name}.yaml`);
  return {
    ...pages,
    'pages/home.yaml': { ...pages['pages/home.yaml'], featured: { ...home.featured, courses: featured } },
    'pages/gallery.yaml': { ...pages['pages/gallery.yaml'], pictures: [] },
    ...Object.fromEntries(landings.map((file) => [file, { ...pages[file], courses: featured.slice(0, 3) }] as const)),
  };
}

function adaptedSettings({ name, ranges }: Offer): object {
  const settings = read<{ name: string; covers?: object; ranges: object }>('site.yaml');
  const covers = { ...settings.covers, social: 'category' };
  const adapted = { ...settings, covers, ranges: ranges ?? settings.ranges };
  // A text that names the sample provider is reported in any other's content.
  return name === undefined
    ? adapted
    : (JSON.parse(JSON.stringify(adapted).replaceAll(settings.name, name)) as typeof settings);
}

/** Everything of the sample that names a course of its own. */
function adaptedFiles(offer: Offer): Readonly<Record<string, unknown>> {
  const { featured, catalogue, schedule, searchTexts } = offer;
  const { stories } = read<{ stories: { course?: string }[] }>('stories.yaml');
  const { pages, ...seo } = read<{ pages: Record<string, unknown> }>('seo.yaml');
  const kept = Object.entries(pages).filter(([address]) => !address.startsWith('/courses/'));
  return {
    ...adaptedPages(featured),
    'site.yaml': adaptedSettings(offer),
    'stories.yaml': {
      stories: stories.map((story) => ({ ...story, ...(story.course === undefined ? {} : { course: featured[0] }) })),
    },
    'seo.yaml': { ...seo, pages: { ...Object.fromEntries(kept), ...searchTexts } },
    'redirects.yaml': { redirects: [{ from: '/old-catalogue', to: '/courses' }] },
    'catalogue.yaml': catalogue,
    'schedule.yaml': schedule,
  };
}

/** Writes the provider's content folder, but for its courses. */
export function writeProvider(folder: string, offer: Offer): void {
  const isLeft = (file: string): boolean =>
    file.startsWith('courses/') ||
    file.startsWith('ar/') ||
    // Schemas of an editor, which another process may be writing.
    file.startsWith('.schemas/') ||
    file === 'addresses.yaml' ||
    (file.startsWith('media/') && file !== 'media/logo.svg' && !file.startsWith('media/trainers/'));
  const adapted = adaptedFiles(offer);
  const items = readdirSync(sample, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const files = items.map((item) => path.relative(sample, path.join(item.parentPath, item.name)).replaceAll('\\', '/'));
  for (const file of files.filter((name) => !isLeft(name) && !Object.hasOwn(adapted, name)))
    writeText(folder, file, readFileSync(path.join(sample, file), 'utf8'));
  for (const [file, value] of Object.entries(adapted)) writeText(folder, file, stringify(value, { lineWidth: 0 }));
}
