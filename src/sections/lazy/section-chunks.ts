// Sections that need more code than words and pictures do: those with a form are in a chunk each, the others in one, which
// a page of sections loads before it renders, if it has such a section. A form that is on the page already gets its code when a
// visitor begins to use the page, or at once where the query may fill it in: until then, the browser alone serves it.
import { lazy, type ComponentType } from 'react';
import type { bandViews } from './bands.tsx';
import type { AnySection, SectionOf } from '../section-props.ts';

const forms: { readonly [Name in SectionOf<'form'>['name']]: () => Promise<ComponentType<SectionOf<'form'>>> } = {
  contact: async () => (await import('../ContactFormSection.tsx')).ContactFormSection,
  corporate: async () => (await import('../CorporateFormSection.tsx')).CorporateFormSection,
};

/** The types of sections that are loaded. */
export type LoadedType = keyof typeof bandViews | 'form';

/** What tells views apart: the type of a section, or the name of its form. */
const nameOf = (section: AnySection): string => (section.type === 'form' ? section.name : section.type);

// Each is given sections of its own type only: the maps from names to types are exact, a union loses it.
const loaded: Partial<Record<string, ComponentType<never>>> = {};

async function load(name: string): Promise<void> {
  if (loaded[name]) return;
  const form = forms[name as keyof typeof forms] as (() => Promise<ComponentType<never>>) | undefined;
  Object.assign(loaded, form ? { [name]: await form() } : (await import('./bands.tsx')).bandViews);
}

/** Loads what some sections are shown with, or what any can be; afterwards they render at once. */
export async function prepareSections(sections?: readonly AnySection[]): Promise<void> {
  await Promise.all((sections?.map(nameOf) ?? [...Object.keys(forms), 'bands']).map(load));
}

const firstActs = ['pointerdown', 'keydown', 'scroll', 'focusin', 'popstate'] as const;

const untilUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      for (const type of firstActs) window.removeEventListener(type, end, true);
      resolve();
    };
    for (const type of firstActs) window.addEventListener(type, end, { capture: true, passive: true });
  });

/** Loads the component of a form once it is used; where it cannot be had, the next act tries again. */
async function loadUsed(
  name: string,
  isUsed = location.search !== '',
): Promise<{ default: ComponentType<SectionOf<'form'>> }> {
  if (!isUsed) await untilUsed();
  try {
    await load(name);
  } catch {
    return loadUsed(name, false);
  }
  return { default: loaded[name] as ComponentType<SectionOf<'form'>> };
}

/** A form that was shown before its code came stays the same component, or it would lose what is typed into it. */
const awaited: Partial<Record<string, ComponentType<never>>> = {};

/** Returns the component of a section: that which was loaded, or of a form, one that waits for its code. */
export function loadedView(section: AnySection): ComponentType<AnySection> | undefined {
  const name = nameOf(section);
  if (section.type === 'form' && !loaded[name]) awaited[name] ??= lazy(() => loadUsed(name));
  return (awaited[name] ?? loaded[name]) as ComponentType<AnySection> | undefined;
}
