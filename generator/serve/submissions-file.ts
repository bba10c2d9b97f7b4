import path from 'node:path';

/** The file in which submissions are kept: the named one where it ends in .jsonl, else that of the named folder. */
export const submissionsFile = (place: string): string =>
  place.endsWith('.jsonl') ? place : path.join(place, 'submissions.jsonl');
