import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { TrainerList } from '../components/TrainerList.tsx';
import type { TrainersProps } from '../page-props.ts';

/** The list of everybody who teaches. */
export function TrainersPage({ words, trainers, picture }: TrainersProps) {
  return (
    <>
      <PageHeader title={words.title} eyebrow={words.eyebrow} intro={words.intro} picture={picture} />
      {trainers.length > 0 && (
        <Section>
          <TrainerList trainers={trainers} />
        </Section>
      )}
    </>
  );
}
