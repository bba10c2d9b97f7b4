import { createElement, type ComponentType } from 'react';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { AnySection, SectionsProps } from '../app/page-props.ts';
import { loadedView, prepareSections } from './section-chunks.ts';
import { sectionViews } from './section-views.tsx';

// The map from type to props is exact; a union of types loses it.
const views = sectionViews as Readonly<Record<string, ComponentType<never>>>;

/** How a section is shown; it must have been prepared. */
function viewOf(section: AnySection): ComponentType<AnySection> {
  const view = views[section.type] ?? loadedView(section);
  if (!view) throw new Error(`Nothing is loaded for the section "${section.type}".`);
  return view as ComponentType<AnySection>;
}

/** A page made of sections. */
export function SectionsPage({ title, eyebrow, intro, sections }: SectionsProps) {
  return (
    <>
      {sections[0]?.type !== 'hero' && <PageHeader title={title} eyebrow={eyebrow} intro={intro} />}
      {/* Sections do not change places. */}
      {sections.map((section, place) => createElement(viewOf(section), { key: place, ...section }))}
    </>
  );
}

SectionsPage.prepare = prepareSections;
