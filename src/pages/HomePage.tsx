import { ButtonLink } from '../components/ButtonLink.tsx';
import { CardGrid, columnsFor } from '../components/CardGrid.tsx';
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
  const { hero = {}, features = [], featured: shown, impact, stories: told } = words;
  return (
    <>
      <HomeHero title={words.title} words={hero} picture={heroPicture} />
      {features.length > 0 && (
        <div className={styles.features}>
          <CardGrid columns={columnsFor(features.length, 3)}>
            {features.map((feature) => (
              <IconCard key={feature.title} {...feature} level={2} />
            ))}
          </CardGrid>
        </div>
      )}
      {featured.length > 0 && (
        <Section
          title={shown?.title}
          intro={shown?.intro}
          aside={
            shown?.link && (
              <ButtonLink to={shown.link.to} variant="secondary">
                {shown.link.label}
              </ButtonLink>
            )
          }
        >
          <CourseGrid courses={featured} columns={4} hasLead />
        </Section>
      )}
      <FigureBand title={impact?.title} intro={impact?.intro} figures={figures} />
      <StoryBand title={told?.title} intro={told?.intro} columns={3} stories={stories} />
      <QuestionBand questions={questions} />
      {words.closing && <ClosingCall {...words.closing} />}
    </>
  );
}
