// Facts of courses compared with what addresses.yaml says of them: which have lost a price, a level or a length.
import { groupBy } from '../base/objects.ts';
import type { CourseFacts } from '../model/content.ts';
import { saysDuration } from '../model/duration.ts';
import type { Fact, LinkContext, RecordedFiles } from './link-context.ts';

/** Whether a course says what visitors look for first. */
const facts: Readonly<Record<Fact, (course: CourseFacts) => boolean>> = {
  length: (course) => saysDuration(course) || course.start !== undefined,
  level: ({ level }) => level !== undefined,
  price: ({ price }) => price !== undefined,
};

/** Returns which courses lack a fact, and of which of them it was recorded that they had it. */
export function lackingFacts({ entries }: LinkContext): Pick<RecordedFiles, 'without' | 'isKnown' | 'lostFacts'> {
  const { files = {}, without: known } = entries.addresses[0]?.data ?? {};
  const names = Object.keys(facts) as Fact[];
  const lacking = names.flatMap((fact) =>
    entries.course
      .filter(({ data }) => !facts[fact](data))
      .map(({ data: { slug }, source: { file } }) => ({ slug, file, fact })),
  );
  const slugsBy = groupBy(lacking, ({ fact }) => fact);
  const without = Object.fromEntries([...slugsBy].map(([fact, found]) => [fact, found.map(({ slug }) => slug).sort()]));
  return {
    without,
    isKnown: known !== undefined && names.every((fact) => String(without[fact] ?? '') === String(known[fact] ?? '')),
    lostFacts: lacking.filter(
      ({ slug, file, fact }) => known !== undefined && Object.hasOwn(files, file) && !known[fact]?.includes(slug),
    ),
  };
}
