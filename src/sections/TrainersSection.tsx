import { TrainerList } from '../trainers/TrainerList.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { Band } from './Band.tsx';

/** Trainers as cards. */
export const TrainersSection = (section: SectionOf<'trainers'>) => (
  <Band section={section}>
    <TrainerList trainers={section.trainers} />
  </Band>
);
