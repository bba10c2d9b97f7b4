// What sections show that few pages have. It is in the chunks of pages that show it for themselves, so that it is loaded
// only where it is needed, and that no other page gets other chunks because of it.
import type { AnySection, SectionsProps } from '../page-props.ts';

const chunks = {
  courses: async () => (await import('./LandingPage.tsx')).CourseGrid,
  trainers: async () => (await import('./TrainersPage.tsx')).TrainerList,
  news: async () => (await import('./NewsPage.tsx')).NewsList,
  sessions: async () => (await import('./TrainerPage.tsx')).SessionBand,
  gallery: async () => (await import('./GalleryPage.tsx')).GalleryGrid,
  contact: async () => (await import('./ContactPage.tsx')).ContactForm,
  corporate: async () => (await import('./CorporatePage.tsx')).CorporateForm,
  map: async () => (await import('./ContactWaysPage.tsx')).ContactMap,
  video: async () => (await import('../media/parts.tsx')).VideoFigure,
  documents: async () => (await import('../media/parts.tsx')).DocumentList,
};

type Name = keyof typeof chunks;
type Parts = { readonly [N in Name]: Awaited<ReturnType<(typeof chunks)[N]>> };

const loaded: Partial<Record<Name, Parts[Name]>> = {};

const nameOf = (section: AnySection): string => (section.type === 'form' ? section.name : section.type);

/** Loads what some sections show, or all that any can show; afterwards they render at once. */
export async function prepareParts({ sections }: Partial<SectionsProps> = {}): Promise<void> {
  const names = Object.keys(chunks) as Name[];
  const needed = sections && new Set(sections.map(nameOf));
  const load = async (name: Name): Promise<void> => {
    loaded[name] ??= await chunks[name]();
  };
  await Promise.all(names.filter((name) => needed?.has(name) ?? true).map(load));
}

/**
 * Returns the component that is loaded by this name.
 * @throws when it has not been prepared.
 */
export function partOf<N extends Name>(name: N): Parts[N] {
  const part = loaded[name];
  if (!part) throw new Error(`The part "${name}" of a page is not loaded.`);
  // It was loaded by the same name.
  return part as Parts[N];
}
