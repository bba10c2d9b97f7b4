// Levels are a fixed list in the course schema; their words belong to the language of the site.
import type { Course, CourseMessages } from '../../schemas/types.ts';

const KEYS: Readonly<Record<Course['level'], keyof CourseMessages['levels']>> = {
  Beginner: 'beginner',
  'Beginner to Intermediate': 'beginnerToIntermediate',
  Intermediate: 'intermediate',
  'Intermediate to Advanced': 'intermediateToAdvanced',
  Advanced: 'advanced',
  Professional: 'professional',
};

/** Returns the words for a level of the schema. */
export const levelText = (level: Course['level'], levels: CourseMessages['levels']): string => levels[KEYS[level]];
