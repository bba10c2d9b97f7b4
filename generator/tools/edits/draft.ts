// The content as a command changes it, in memory: nothing is written before all changes are known.
import { readFileSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { codeOf, filesBelow, pathWithin, removeTree, replaceFile } from '../../base/disk.ts';
import { tryTo } from '../../base/try-to.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { isPulled } from '../../model/pulled.ts';
import { yamlOptions } from '../../model/yaml-options.ts';
import { ChangeRefused, type Edit } from './edit.ts';
import { spliceYaml } from './splice-yaml.ts';

/** A file before and after. */
export interface FileChange {
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  /** Its text, with its line breaks and byte order mark; undefined where there is no such file. */
  readonly before?: string | undefined;
  /** Undefined where it is removed. */
  readonly after?: string | undefined;
  readonly movedFrom?: string;
  /** Of a picture: its texts are its bytes, in base64. */
  readonly encoding?: 'base64';
}

/** The content in the state that a command has brought it to. All files are relative to the content folder, with `/`. */
export interface Draft {
  /** All files, hidden ones left out, sorted by name. */
  files(): readonly string[];
  /** The text of a file; undefined where there is none. Throws a ChangeRefused if it is not UTF-8. */
  text(file: string): string | undefined;
  /** What a YAML file says; undefined where there is no such file, or it cannot be read as YAML. */
  data(file: string): unknown;
  /** Changes values of a YAML file at their places; their paths are those of its text now. It is made if there is none. */
  edit(file: string, edits: readonly Edit[]): void;
  /** Makes or replaces a file; without a text, it is removed. */
  write(file: string, text: string | undefined): void;
  /** Adds a picture by its bytes in base64, under a name that is free. */
  writePicture(file: string, bytes: string): void;
  /** Gives a file another name. Throws a ChangeRefused if there is a file of that name. */
  move(from: string, to: string): void;
  /** The files that differ from those on the disk, those to remove first. */
  changes(): readonly FileChange[];
  /** The name that a file had on the disk. */
  nameBefore(file: string): string;
}

/** Writes or removes a file and its empty folder. Throws a ChangeRefused for names that lead elsewhere: a page may send them. */
export function putFile(folder: string, change: FileChange): void {
  const target = path.join(folder, change.file);
  if (/(?:^|[\\/])\./.test(pathWithin(folder, target) ?? '.'))
    throw new ChangeRefused(`"${change.file}" is not a file of the content, or a link that leads out of it.`);
  if (change.after !== undefined) return replaceFile(target, Buffer.from(change.after, change.encoding ?? 'utf8'));
  removeTree(target);
  tryTo(() => rmdirSync(path.dirname(target)));
}

/** Returns the text of a file as it is on the disk; undefined where there is none. A damaged copy of a source is replaced. */
export function textOnDisk(
  content: string,
  { file, encoding }: Pick<FileChange, 'file' | 'encoding'>,
): string | undefined {
  try {
    const bytes = readFileSync(path.join(content, file));
    if (encoding !== undefined || isPulled(file)) return bytes.toString(encoding);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (!(error instanceof TypeError)) throw error;
    throw new ChangeRefused(`"${file}" is not written in UTF-8. Save it as UTF-8, then run the command again.`);
  }
}

/** Returns what a text says; undefined where there is none, or it cannot be read as YAML. */
export function dataOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const document = parseDocument(text.replace(BYTE_ORDER_MARK, ''), yamlOptions);
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown);
}

/** Begins to change the content of a folder. */
export function openDraft(content: string): Draft {
  const onDisk = new Map<string, string | undefined>();
  const now = new Map<string, string | undefined>();
  const names = new Map<string, string>();
  const pictures = new Map<string, string>();
  const before = (file: string): string | undefined => {
    if (!onDisk.has(file)) onDisk.set(file, textOnDisk(content, { file }));
    return onDisk.get(file);
  };
  const text = (file: string): string | undefined => (now.has(file) ? now.get(file) : before(file));
  return {
    files: () => {
      const all = new Set(filesBelow(content));
      for (const [file, fresh] of now)
        if (fresh === undefined) all.delete(file);
        else all.add(file);
      return [...all].sort();
    },
    text,
    data: (file) => dataOf(text(file)),
    edit: (file, edits) => {
      try {
        if (edits.length > 0) now.set(file, spliceYaml(text(file) ?? '', edits));
      } catch (error) {
        if (!(error instanceof ChangeRefused)) throw error;
        throw new ChangeRefused(`"${file}" is left as it is, and all others too: ${error.message}. Change it by hand.`);
      }
    },
    write: (file, fresh) => void now.set(file, fresh),
    move: (from, to) => {
      if (text(to) !== undefined) throw new ChangeRefused(`There is a file "${to}" already. Use another name.`);
      now.set(to, text(from));
      now.set(from, undefined);
      names.set(to, names.get(from) ?? from);
    },
    writePicture: (file, bytes) => void pictures.set(file, bytes),
    changes: () => [
      ...Array.from(pictures, ([file, after]): FileChange => ({ file, after, encoding: 'base64' })),
      ...Array.from(now, ([file, after]) => {
        const movedFrom = names.get(file);
        return { file, before: before(file), after, ...(movedFrom !== undefined && { movedFrom }) };
      })
        .filter((one) => one.before !== one.after)
        .sort((a, b) => Number(a.after !== undefined) - Number(b.after !== undefined)),
    ],
    nameBefore: (file) => names.get(file) ?? file,
  };
}
