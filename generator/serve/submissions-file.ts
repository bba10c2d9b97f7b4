import path from 'node:path';

/**
 * Returns the file of submissions in a place: the place itself if it ends in .jsonl, otherwise the standard file in
 * that folder.
 */
export const submissionsFile = (place: string): string =>
  place.endsWith('.jsonl') ? place : path.join(place, 'submissions.jsonl');
