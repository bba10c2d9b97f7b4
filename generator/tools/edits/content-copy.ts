// A copy of the content, in which nothing that is tried does harm. It is always in the same place, so that what is known
// of its files is known the next time.
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  type Dirent,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { realDisk, removeTree } from '../../base/disk.ts';
import { takeLock } from '../../base/lock.ts';
import { keptFolder } from '../../cache/project-folder.ts';
import { adoptRecord, placeName } from '../../cache/record.ts';
import { isYaml } from '../../read/load.ts';

/** A copy of a content folder. */
export interface ContentCopy {
  readonly folder: string;
  remove(): void;
}

type Take = (entry: Dirent, from: string, to: string) => void;

/** Gives a file a second name where that is possible. A link leads to the same place within the copy. */
const share: Take = (entry, from, to) => {
  try {
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  } catch {
    // Windows asks for a privilege to make a link.
    if (statSync(from).isDirectory()) takeAll(from, to, { take: share, root: to });
    else copyFileSync(from, to);
  }
};

/** Pictures and videos are shared; texts are not, which another program may write where they are. */
const copyTexts: Take = (entry, from, to) => {
  if (entry.isSymbolicLink() || !(isYaml(from) || from.endsWith('.csv'))) share(entry, from, to);
  else copyFileSync(from, to);
};

/** Takes all that is in a folder; the copy itself, `root`, may be there as well. */
function takeAll(from: string, to: string, how: { readonly take: Take; readonly root: string }): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name.startsWith('.') || source === how.root) continue;
    if (entry.isDirectory()) takeAll(source, target, how);
    else how.take(entry, source, target);
  }
}

interface CopyOptions {
  /** The name of the place of such copies. */
  readonly purpose: string;
  /** Called where another process works on a copy for the same; if it throws, the copy is a temporary one. */
  readonly onWait?: () => void;
  /** Whether texts are shared with the content, which is faster: all that writes into the copy must replace files. */
  readonly isShared?: true;
}

/** A place for the copy: that of the last time or, where nothing can be kept, a temporary one. */
async function makeRoom(content: string, { purpose, onWait }: CopyOptions): Promise<ContentCopy> {
  const folder = path.join(keptFolder, purpose, digest(placeName(content)));
  try {
    const lock = await takeLock({ file: `${folder}.lock`, disk: realDisk, onWait });
    // A run that was killed leaves its copy.
    removeTree(folder);
    const remove = (): void => {
      removeTree(folder);
      lock.release();
    };
    return { folder, remove };
  } catch {
    const temporary = mkdtempSync(path.join(tmpdir(), 'prospectus-fix-'));
    return { folder: temporary, remove: () => removeTree(temporary) };
  }
}

/** Copies a content folder. Waits while another process works on a copy of it for the same purpose. */
export async function copyContent(content: string, options: CopyOptions = { purpose: 'fixes' }): Promise<ContentCopy> {
  const copy = await makeRoom(content, options);
  try {
    takeAll(content, copy.folder, { take: options.isShared ? share : copyTexts, root: copy.folder });
    adoptRecord(content, copy.folder);
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}
