import { NO_CRITERIA } from './criteria.ts';
import type { Filter } from './filter-courses.ts';

/** Returns the words of a search text that find no course by themselves, as they were typed. */
export const missingWords = (text: string, find: Filter<unknown>): string =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && find({ ...NO_CRITERIA, q: word }).length === 0)
    .join(' ');
