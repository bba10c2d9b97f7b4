// What of a trainer's file others see: a few words, so that a course's page does not depend on a biography.
import type { Trainer } from '../../schemas/types.ts';

/** What only the page of a trainer itself shows. */
export const trainerTexts = ['biography', 'credentials', 'links'] as const satisfies readonly (keyof Trainer)[];

/** What other pages need of a trainer. */
export type TrainerFacts = Omit<Trainer, (typeof trainerTexts)[number]>;
