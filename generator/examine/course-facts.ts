// A course file is mostly text that only its own page shows. What everything else needs is a tenth of it, and is all
// that stays in memory: a page reads its file again when it is rendered.
import type { CourseTexts, SourceFile } from '../model/content.ts';

const texts: Readonly<Record<CourseTexts, true>> = {
  credential: true,
  curriculum: true,
  description: true,
  facts: true,
  features: true,
  leadershipDetails: true,
  objectives: true,
  overview: true,
  prerequisites: true,
  reviews: true,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept of a file's data: of a course, valid or not, everything but its texts. */
export function factsOf({ kind, data }: SourceFile): unknown {
  if (kind !== 'course' || !isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => !Object.hasOwn(texts, key)));
}
