// Whether the mirror, which becomes the next release, has the files of the live site: a pipeline may restore it in part.
import { isSameFile, type Disk } from '../../base/disk.ts';
import { intactEntry, sealedAt } from './intact.ts';
import { MARK, type Manifest } from './manifest.ts';
import type { Places } from './places.ts';

/** The folder of a file; empty for the outermost. */
const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** The folder and those around it, without the outermost. */
const withOuter = (folder: string): readonly string[] =>
  folder === '' ? [] : [...withOuter(folderOf(folder)), folder];

/**
 * Whether the mirror has the files of the live site. Where both are names of the same files, only a folder that was
 * changed since can hold another one; the outermost is changed by the mark itself.
 */
export function isMirrorWhole({ out, mirror }: Places, { files }: Pick<Manifest, 'files'>, disk: Disk): boolean {
  const sealed = sealedAt(mirror, disk);
  const isShared = isSameFile(`${out}/${MARK}`, `${mirror}/${MARK}`, disk);
  const isOld = new Map<string, boolean>();
  const wasOld = (folder: string): boolean => {
    const known =
      isOld.get(folder) ??
      (disk.lstatSync(`${mirror}/${folder}`, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) <= sealed;
    isOld.set(folder, known);
    return known;
  };
  const isUntouched = (file: string): boolean =>
    isShared && file.includes('/') && withOuter(folderOf(file)).every(wasOld);
  return [...files].every(([file, entry]) => {
    if (isUntouched(file)) return true;
    const path = `${mirror}/${file}`;
    return (
      (isShared && isSameFile(path, `${out}/${file}`, disk)) || intactEntry({ path, entry, sealed }, disk) !== undefined
    );
  });
}
