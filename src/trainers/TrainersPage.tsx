import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { TrainerList } from './TrainerList.tsx';
import type { TrainersProps } from './trainer-props.ts';

/** The list of all trainers. */
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
