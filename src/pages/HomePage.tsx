import { LinkBeside } from '../ui/Button.tsx';
import { CardGrid, columnsFor } from '../ui/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import { FigureBand } from '../sections/FigureBand.tsx';
import { HomeHero } from './HomeHero.tsx';
import { IconCard } from '../sections/IconCard.tsx';
import { Section } from '../ui/Section.tsx';
import { StoryBand } from '../sections/StoryBand.tsx';
import type { HomeProps } from './static-page-props.ts';
import * as styles from './HomePage.module.css';

interface FeaturedProps {
  readonly words: HomeProps['words']['featured'];
  readonly courses: HomeProps['featured'];
}

function Featured({ words, courses }: FeaturedProps) {
  if (!words || courses.length === 0) return null;
  const { title, intro, link } = words;
  return (
    <Section title={title} intro={intro} aside={link && <LinkBeside link={link} />}>
      <CourseGrid courses={courses} columns={4} hasLead />
    </Section>
  );
}

/** The home page. */
export function HomePage({ words, heroPicture, featured, figures, stories, closingPicture, ...extras }: HomeProps) {
  const { hero = {}, features = [], featured: shown, impact, stories: band } = words;
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
      <Featured words={shown} courses={featured} />
      <FigureBand title={impact?.title} intro={impact?.intro} figures={figures} />
      <StoryBand title={band?.title} intro={band?.intro} columns={3} stories={stories} />
      <ExtraBands {...extras} />
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
