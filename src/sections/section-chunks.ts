// Sections that need more code than words and pictures do: those with a form are in a chunk each, the others in one, which
// a page of sections loads before it renders, if it has such a section.
import type { ComponentType } from 'react';
import type { AnySection, SectionOf, SectionsProps } from './section-props.ts';

const bands = () => import('./bands.tsx');

const chunks = {
  courses: async () => (await bands()).CoursesSection,
  trainers: async () => (await bands()).TrainersSection,
  news: async () => (await bands()).NewsSection,
  sessions: async () => (await bands()).SessionsSection,
  gallery: async () => (await bands()).GallerySection,
  contact: async () => (await import('./ContactFormSection.tsx')).ContactFormSection,
  corporate: async () => (await import('./CorporateFormSection.tsx')).CorporateFormSection,
  map: async () => (await bands()).MapSection,
  video: async () => (await bands()).VideoSection,
  documents: async () => (await bands()).DocumentsSection,
};

/** The name of a chunk: a type of sections, or the form of one. */
type SectionChunk = keyof typeof chunks;

/** The types of sections that are loaded. */
export type LoadedType = Exclude<SectionChunk, SectionOf<'form'>['name']> | 'form';

/** Returns the chunk of a section; undefined for one that its page can show at once. */
function chunkOf(section: AnySection): SectionChunk | undefined {
  const name = section.type === 'form' ? section.name : section.type;
  return name in chunks ? (name as SectionChunk) : undefined;
}

// Each is given sections of its own type only: the map from names to types is exact in `chunks`, a union loses it.
const loaded: Partial<Record<string, ComponentType<AnySection>>> = {};

/** Loads what some sections are shown with, or what any can be; afterwards they render at once. */
export async function prepareSections({ sections }: Partial<SectionsProps> = {}): Promise<void> {
  const names = sections
    ? sections.flatMap((section) => chunkOf(section) ?? [])
    : (Object.keys(chunks) as SectionChunk[]);
  const load = async (name: SectionChunk): Promise<void> => {
    loaded[name] ??= (await chunks[name]()) as ComponentType<AnySection>;
  };
  await Promise.all(names.map(load));
}

/** Returns the component that was loaded for a section; undefined where nothing is loaded for its type. */
export const loadedView = (section: AnySection): ComponentType<AnySection> | undefined =>
  loaded[chunkOf(section) ?? ''];
