// What the file system refuses, in the words of the person whose disk it is.
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { cannotSwap, noSpace, notAFolder, notAllowed } from '../../rules/words/build.ts';
import { codeOf, isOpenFileHeld } from '../../base/disk.ts';

type Explain = (folder: string, place: string) => Diagnostic;

const here = startOf('');
const forbid =
  (isReadOnly: boolean): Explain =>
  (_, place) =>
    notAllowed({ place, isReadOnly }, here);

const byCode: Readonly<Record<string, Explain>> = {
  ENOSPC: (folder) => noSpace({ folder }, here),
  EDQUOT: (folder) => noSpace({ folder }, here),
  EACCES: forbid(false),
  EPERM: forbid(false),
  EROFS: forbid(true),
  ENOTDIR: (_, place) => notAFolder({ place }, here),
  EEXIST: (_, place) => notAFolder({ place }, here),
  EXDEV: (folder) => cannotSwap({ folder }, here),
  EBUSY: (folder) => cannotSwap({ folder }, here),
};

/** Some file systems, such as the one at /proc, say that the place is missing where nothing can be made. */
const isUnmakeable = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';

function placeOf(error: unknown, folder: string): string {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : folder;
}

/** On Windows, a folder that another program has open cannot be renamed, and the system says that it is not allowed. */
const isInUse = (error: unknown): boolean =>
  ['EPERM', 'EACCES'].includes(codeOf(error)) &&
  error instanceof Error &&
  'syscall' in error &&
  error.syscall === 'rename';

/**
 * Explains why nothing could be written to the output folder; `isHeld` is whether open files cannot be renamed.
 * @throws The error itself, if it is not one that the person who builds can fix
 */
export function explainFailure(error: unknown, folder: string, isHeld: boolean = isOpenFileHeld): Diagnostic {
  if (isHeld && isInUse(error)) return cannotSwap({ folder }, here);
  const explain = isUnmakeable(error) ? forbid(false) : byCode[codeOf(error)];
  if (!explain) throw error;
  return explain(folder, placeOf(error, folder));
}
