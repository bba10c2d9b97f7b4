import { createElement, type ComponentType } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import type { AnySection, SectionsProps } from '../page-props.ts';
import { prepareParts } from './section-parts.ts';
import { sectionViews } from './section-views.tsx';

/** A page made of sections. */
export function SectionsPage({ title, eyebrow, intro, sections }: SectionsProps) {
  return (
    <>
      {sections[0]?.type !== 'hero' && <PageHeader title={title} eyebrow={eyebrow} intro={intro} />}
      {sections.map((section, place) =>
        // The map from type to props is exact; a union of types loses it, hence the cast. Sections do not change places.
        createElement(sectionViews[section.type] as ComponentType<AnySection>, { key: place, ...section }),
      )}
    </>
  );
}

SectionsPage.prepare = prepareParts;
