// Sections that need more code than words and pictures do: each is in a chunk of its own, which a page of sections loads
// before it renders, if it has one.
import type { ComponentType } from 'react';
import type { AnySection, SectionOf, SectionsProps } from '../page-props.ts';

const chunks = {
  courses: async () => (await import('./CoursesSection.tsx')).CoursesSection,
  trainers: async () => (await import('./TrainersSection.tsx')).TrainersSection,
  news: async () => (await import('./NewsSection.tsx')).NewsSection,
  sessions: async () => (await import('./SessionsSection.tsx')).SessionsSection,
  gallery: async () => (await import('./GallerySection.tsx')).GallerySection,
  contact: async () => (await import('./ContactFormSection.tsx')).ContactFormSection,
  corporate: async () => (await import('./CorporateFormSection.tsx')).CorporateFormSection,
  map: async () => (await import('./MapSection.tsx')).MapSection,
  video: async () => (await import('./VideoSection.tsx')).VideoSection,
  documents: async () => (await import('./DocumentsSection.tsx')).DocumentsSection,
};

/** The name of a chunk: a type of sections, or the form of one. */
export type SectionChunk = keyof typeof chunks;

/** The types of sections that are loaded. */
export type LoadedType = Exclude<SectionChunk, SectionOf<'form'>['name']> | 'form';

/** Returns the chunk of a section; undefined for one that its page can show at once. */
export function chunkOf(section: AnySection): SectionChunk | undefined {
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
