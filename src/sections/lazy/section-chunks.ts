// Sections that need more code than words and pictures do: those with a form are in a chunk each, the others in one, which
// a page of sections loads before it renders, if it has such a section.
import type { ComponentType } from 'react';
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

/** Returns the component that was loaded for a section; undefined where nothing is loaded for its type. */
export const loadedView = (section: AnySection): ComponentType<AnySection> | undefined =>
  loaded[nameOf(section)] as ComponentType<AnySection> | undefined;
