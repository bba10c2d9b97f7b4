import { ButtonLink } from '../components/ButtonLink.tsx';
import { CardGrid } from '../components/CardGrid.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CourseGrid } from '../components/CourseGrid.tsx';
import { FigureBand } from '../components/FigureBand.tsx';
import { HomeHero } from '../components/HomeHero.tsx';
import { IconCard } from '../components/IconCard.tsx';
import { QuestionBand } from '../components/QuestionBand.tsx';
import { Section } from '../components/Section.tsx';
import { StoryBand } from '../components/StoryBand.tsx';
import type { HomeProps } from '../page-props.ts';
import styles from './HomePage.module.css';

/** The home page. */
export function HomePage({ words, heroPicture, featured, figures, stories, questions }: HomeProps) {
  const { link } = words.featured;
  return (
    <>
      <HomeHero title={words.title} words={words.hero} picture={heroPicture} />
      <div className={styles.features}>
        <CardGrid columns={3}>
          {words.features.map((feature) => (
            <IconCard key={feature.title} {...feature} level={2} />
          ))}
        </CardGrid>
      </div>
      {featured.length > 0 && (
        <Section
          title={words.featured.title}
          intro={words.featured.intro}
          aside={
            <ButtonLink to={link.to} variant="secondary">
              {link.label}
            </ButtonLink>
          }
        >
          <CourseGrid courses={featured} columns={4} hasLead />
        </Section>
      )}
      <FigureBand title={words.impact.title} intro={words.impact.intro} figures={figures} />
      <StoryBand title={words.stories.title} intro={words.stories.intro} columns={3} stories={stories} />
      <QuestionBand questions={questions} />
      <ClosingCall {...words.closing} />
    </>
  );
}
