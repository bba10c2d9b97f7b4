import { createElement, memo, Suspense, type ComponentType } from 'react';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { AnySection, SectionOf, SectionsProps, SectionType } from './section-props.ts';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { CardGrid, columnsFor } from '../ui/CardGrid.tsx';
import { HomeHero } from '../pages/HomeHero.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { useShell } from '../app/shell.tsx';
import { loadedView, prepareSections, type LoadedType } from './lazy/section-chunks.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { FigureBand } from './FigureBand.tsx';
import { IconCard } from './IconCard.tsx';
import { QuestionList } from './QuestionList.tsx';
import { StepList } from './StepList.tsx';
import { StoryBand } from './StoryBand.tsx';
import { Band, headOf } from './Band.tsx';
import * as styles from './section-views.module.css';

// How sections are shown that need little code; the others are in chunks of their own, see lazy/section-chunks.ts.

function Hero({ id, title, isFirst, badge, intro, links, note, picture }: SectionOf<'hero'>) {
  const words = { badge, lead: intro, links, note };
  return (
    <div id={id}>
      <HomeHero title={title} level={isFirst ? 1 : 2} words={words} picture={picture} />
    </div>
  );
}

function PictureText({ id, title, intro, html, picture, side, links }: SectionOf<'picture-text'>) {
  return (
    <Section id={id}>
      <div className={side === 'end' ? `${styles.beside} ${styles.end}` : styles.beside}>
        <Picture picture={picture} sizes="(min-width: 64rem) 36rem, 100vw" className={styles.picture} />
        <div className={styles.words}>
          {title !== undefined && <h2>{title}</h2>}
          {intro !== undefined && <p>{intro}</p>}
          <Prose html={html} />
          {links && <ButtonRow links={links} />}
        </div>
      </div>
    </Section>
  );
}

function Cards(section: SectionOf<'cards'>) {
  const { items, title } = section;
  return (
    <Band section={section}>
      <CardGrid columns={columnsFor(items.length, 3)}>
        {items.map((item) => (
          <IconCard key={item.title} {...item} level={title === undefined ? 2 : 3} />
        ))}
      </CardGrid>
    </Band>
  );
}

function Questions(section: SectionOf<'questions'>) {
  const { messages } = useShell();
  const { title = messages.extras.questions, questions } = section;
  return (
    <Band section={section} title={title}>
      <QuestionList questions={questions} />
    </Band>
  );
}

function Logos(section: SectionOf<'logos'>) {
  return (
    <Band section={section}>
      <ul className={styles.logos}>
        {section.logos.map(({ to, ...logo }) => {
          const picture = <Picture picture={logo} sizes="12rem" className={styles.logo} />;
          return <li key={logo.src}>{to === undefined ? picture : <Link to={to}>{picture}</Link>}</li>;
        })}
      </ul>
    </Band>
  );
}

/** How the sections are shown that every page of sections can show at once; a type without a view does not compile. */
const sectionViews: { readonly [T in Exclude<SectionType, LoadedType>]: ComponentType<SectionOf<T>> } = {
  hero: Hero,
  text: (section) => (
    <Band section={section}>
      <Prose html={section.html} />
    </Band>
  ),
  'picture-text': PictureText,
  cards: Cards,
  steps: (section) => (
    <Band section={section}>
      <StepList steps={section.items} />
    </Band>
  ),
  figures: ({ type: _type, id, tone: _tone, ...section }) => <FigureBand {...section} id={id} />,
  stories: (section) => <StoryBand {...headOf(section)} columns={3} stories={section.stories} />,
  questions: Questions,
  logos: Logos,
  call: ({ id, title = '', intro, links }) => <ClosingCall id={id} title={title} text={intro} links={links} />,
};

// The map from type to props is exact; a union of types loses it.
const views = sectionViews as Readonly<Record<string, ComponentType<never>>>;

/** A form, whose code may come later. As long as its section is the same, nothing else on the page renders it again. */
const Form = memo(function Form(section: SectionOf<'form'>) {
  const view = loadedView(section);
  return <Suspense>{view && createElement(view, section)}</Suspense>;
});

/** How a section is shown; it must have been prepared. */
function viewOf(section: AnySection): ComponentType<AnySection> {
  const view = section.type === 'form' ? Form : (views[section.type] ?? loadedView(section));
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

SectionsPage.prepare = ({ sections }: Partial<SectionsProps> = {}, isThere = false) =>
  prepareSections(sections?.filter(({ type }) => !(type in views || (isThere && type === 'form'))));
