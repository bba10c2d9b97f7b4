import type { FolderRecord } from '../../cache/record.ts';
import { damagedCache } from '../../rules/words/build.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';

/** Reports a record of which something that was read was damaged. */
export const damageOf = (record: FolderRecord, what: string): readonly Diagnostic[] =>
  record.isDamaged() ? [damagedCache({ what }, startOf(''))] : [];
