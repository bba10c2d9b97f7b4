// Deleting a page, or a file that has one: as the command retires it, and what that comes to, which is said first.
import { nameOfFile } from '../kinds/kind.ts';
import { builtInKinds } from '../kinds/kinds.ts';
import { addressesKind, redirectsKind, translationsKind } from '../kinds/settings.ts';
import { retire, type RetireResult } from '../tools/editing/retire.ts';
import { isFileThing, isNeeded } from '../tools/editing/things.ts';
import { openDraft } from '../tools/edits/draft.ts';
import { ChangeRefused } from '../tools/edits/edit.ts';
import { pendingOf, problemsOf } from './pending.ts';
import type { Deletion } from './protocol.ts';
import type { Workspace } from './workspace.ts';

const thingOf = (file: string): string | undefined => {
  const { name = '' } = builtInKinds.ofFile(file) ?? {};
  return isFileThing(name) ? name : undefined;
};

/** Whether a file can be deleted: the site needs some of its pages, and settings are no things. */
export const canDelete = ({ folder }: Workspace, file: string): boolean =>
  thingOf(file) !== undefined && !isNeeded(openDraft(folder), file);

interface Choice {
  /** What its addresses lead to; by default the page that lists such things. */
  readonly to: string | undefined;
  readonly now: Date;
}

/** Returns what deletes a file, checked. Throws a ChangeRefused where it cannot be deleted. */
export function deletionOf(workspace: Workspace, file: string, { to, now }: Choice): Promise<RetireResult> {
  const thing = thingOf(file);
  if (thing === undefined) throw new ChangeRefused(`"${file}" cannot be deleted.`);
  const isNew = workspace.changed().some((own) => own.file === file && own.before === undefined);
  const options = { content: workspace.folder, now, title: '', isDryRun: true };
  return retire(options, { thing, name: nameOfFile(file), to, isNew });
}

/** What follows from the rest, and is in no words of people. */
const records = [addressesKind, redirectsKind, translationsKind];

/** Returns what would happen if a file were deleted; what cannot be done is among the problems. */
export async function planDeletion(workspace: Workspace, file: string, choice: Choice): Promise<Deletion> {
  try {
    const { changes, moves, ...result } = await deletionOf(workspace, file, choice);
    const shown = changes.filter((own) => !records.some((kind) => kind === builtInKinds.ofFile(own.file)));
    return { changes: shown.flatMap(pendingOf), moves, problems: problemsOf(result) };
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    const problem = {
      code: 'refused',
      severity: 'error',
      message: error.message,
      advice: '',
      file,
      pointer: '',
    } as const;
    return { changes: [], moves: [], problems: [problem] };
  }
}
