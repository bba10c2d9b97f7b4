// Content in which rules between files have found nothing is not held against them again, as long as all that they can
// see of it is the same: the texts of courses, which change most, are none of it.
import { cacheFile, keepFile, keptText, placeName } from '../cache/keep-file.ts';
import { programKey } from '../cache/project-folder.ts';
import { schemaHash } from '../schema/schema-files.ts';

export interface CleanMemory {
  /** Whether the rules have found nothing in this state, on this day. */
  isClean(today: string | undefined): boolean;
  keep(today: string | undefined): void;
}

/** For how many content folders it is known. */
const KEPT = 16;

/** Opens the memory of a content folder in a state. A program that is not compiled remembers nothing. */
export function cleanMemory(content: string, state: string): CleanMemory {
  const file = cacheFile('clean', placeName(content), 'txt');
  const keyOn = (today: string | undefined): string => `${programKey} ${schemaHash} ${state} ${today}`;
  return {
    isClean: (today) => programKey !== undefined && keptText(file) === keyOn(today),
    keep: (today) => {
      if (programKey !== undefined && keptText(file) !== keyOn(today)) keepFile(file, [keyOn(today)], KEPT);
    },
  };
}
