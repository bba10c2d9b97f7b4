// Levels are a fixed list in the course schema; their names are texts in the language of the site.
import type { CourseMessages } from '../../schemas/types.ts';

const KEYS: Readonly<Record<string, keyof CourseMessages['levels']>> = {
  Beginner: 'beginner',
  'Beginner to Intermediate': 'beginnerToIntermediate',
  Intermediate: 'intermediate',
  'Intermediate to Advanced': 'intermediateToAdvanced',
  Advanced: 'advanced',
  Professional: 'professional',
};

/** Returns the name of a level of the schema, or the text itself if it is not one. */
export function levelText(level: string, levels: CourseMessages['levels']): string {
  const key = KEYS[level];
  return key === undefined ? level : levels[key];
}
