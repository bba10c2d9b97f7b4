// Levels are a fixed list in the course schema; their words belong to the language of the site.
import type { CourseMessages } from '../../schemas/types.ts';

const KEYS: Readonly<Record<string, keyof CourseMessages['levels']>> = {
  Beginner: 'beginner',
  'Beginner to Intermediate': 'beginnerToIntermediate',
  Intermediate: 'intermediate',
  'Intermediate to Advanced': 'intermediateToAdvanced',
  Advanced: 'advanced',
  Professional: 'professional',
};

/** Returns the words for a level of the schema, or the text itself where it is none. */
export function levelText(level: string, levels: CourseMessages['levels']): string {
  const key = KEYS[level];
  return key === undefined ? level : levels[key];
}
