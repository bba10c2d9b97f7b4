// How the sections of each type are shown.
import { createElement, type ComponentType } from 'react';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { ButtonRow } from '../components/ButtonRow.tsx';
import { CardGrid, columnsFor } from '../components/CardGrid.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { FigureBand } from '../components/FigureBand.tsx';
import { HomeHero } from '../components/HomeHero.tsx';
import { IconCard } from '../components/IconCard.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { Prose } from '../components/Prose.tsx';
import { QuestionList } from '../components/QuestionList.tsx';
import { Section, type SectionProps } from '../components/Section.tsx';
import { StepList } from '../components/StepList.tsx';
import { StoryBand } from '../components/StoryBand.tsx';
import type { AnySection, SectionHead, SectionOf, SectionType } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './SectionsPage.module.css';
import { partOf } from './section-parts.ts';

/** What a band needs of its section. */
const headOf = ({ id, title, intro, tone }: SectionHead) => ({ id, title, intro, tone: tone ?? 'plain' }) as const;

/** A section in its band. */
const Band = ({ section, ...rest }: { readonly section: AnySection } & SectionProps) => (
  <Section {...headOf(section)} {...rest} />
);

function Hero({ id, title, isFirst, badge, intro, links, note, picture }: SectionOf<'hero'>) {
  const words = { badge, lead: intro, links, note };
  return (
    <div id={id}>
      <HomeHero title={title} level={isFirst ? 1 : 2} words={words} picture={picture} />
    </div>
  );
}

/** The heading is beside the picture, with the text. */
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

function Courses(section: SectionOf<'courses'>) {
  const { courses, link } = section;
  const aside = link && (
    <ButtonLink to={link.to} variant="secondary">
      {link.label}
    </ButtonLink>
  );
  return (
    <Band section={section} aside={aside}>
      {createElement(partOf('courses'), { courses, columns: columnsFor(courses.length, 3) })}
    </Band>
  );
}

function News(section: SectionOf<'news'>) {
  const { items, link, title } = section;
  const aside = link && (
    <ButtonLink to={link.to} variant="secondary">
      {link.label}
    </ButtonLink>
  );
  return (
    <Band section={section} aside={aside}>
      {createElement(partOf('news'), { items, isGrid: true, level: title === undefined ? 2 : 3 })}
    </Band>
  );
}

function Sessions({ link, caption, sessions, ...section }: SectionOf<'sessions'>) {
  return createElement(partOf('sessions'), {
    ...headOf(section),
    caption,
    sessions,
    aside: link && (
      <ButtonLink to={link.to} variant="secondary">
        {link.label}
      </ButtonLink>
    ),
  });
}

function Form({ id, name, form, courseQuestion }: SectionOf<'form'>) {
  const ask = courseQuestion && { courseQuestion };
  return (
    // The form shows its heading itself.
    <Section id={id}>
      <div className={styles.form}>
        {name === 'contact'
          ? createElement(partOf('contact'), { form, ...ask })
          : createElement(partOf('corporate'), { form })}
      </div>
    </Section>
  );
}

function Documents(section: SectionOf<'documents'>) {
  const { messages } = useShell();
  const { title = messages.extras.documents, documents } = section;
  return (
    <Band section={section} title={title}>
      {createElement(partOf('documents'), { documents })}
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

/** The components of sections by type; a type without one does not compile. */
type SectionViews = { readonly [T in SectionType]: ComponentType<SectionOf<T>> };

/** How the sections of each type are shown. */
export const sectionViews: SectionViews = {
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
  courses: Courses,
  trainers: (section) => (
    <Band section={section}>{createElement(partOf('trainers'), { trainers: section.trainers })}</Band>
  ),
  news: News,
  questions: Questions,
  logos: Logos,
  sessions: Sessions,
  gallery: (section) => (
    <Band section={section}>{createElement(partOf('gallery'), { pictures: section.pictures })}</Band>
  ),
  video: (section) => (
    <Band section={section} title={section.title ?? section.video.title}>
      {createElement(partOf('video'), { video: section.video })}
    </Band>
  ),
  documents: Documents,
  form: Form,
  map: (section) => <Band section={section}>{createElement(partOf('map'), { words: section.words })}</Band>,
  call: ({ id, title = '', intro, links }) => <ClosingCall id={id} title={title} text={intro} links={links} />,
};
