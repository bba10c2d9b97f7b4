import type { CourseMessages } from '../../schemas/types.ts';

/** The levels of a provider that has no list of its own, in order, each with its key in the messages. */
export const standardLevels: ReadonlyMap<string, keyof CourseMessages['levels']> = new Map([
  ['Beginner', 'beginner'],
  ['Beginner to Intermediate', 'beginnerToIntermediate'],
  ['Intermediate', 'intermediate'],
  ['Intermediate to Advanced', 'intermediateToAdvanced'],
  ['Advanced', 'advanced'],
  ['Professional', 'professional'],
]);
