// Content in which rules between files have found nothing is not held against them again, as long as all that they can
// see of it is the same: the texts of courses, which change most, are none of it.
import type { FolderRecord } from '../cache/record.ts';
import { schemaHash } from '../schema/schema-files.ts';

export interface CleanMemory {
  /** Whether the rules have found nothing in this state, on this day. */
  isClean(today: string | undefined): boolean;
  keep(today: string | undefined): void;
}

/** Opens the memory of a content folder in a state. */
export function cleanMemory(record: FolderRecord, state: string): CleanMemory {
  const keyOn = (today: string | undefined): string => `${schemaHash} ${state} ${today}`;
  const isClean = (today: string | undefined): boolean => record.read('clean').lines[0] === keyOn(today);
  return {
    isClean,
    keep: (today) => {
      if (!isClean(today)) record.keep('clean', [keyOn(today)]);
    },
  };
}
