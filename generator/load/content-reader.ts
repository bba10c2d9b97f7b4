import path from 'node:path';
import { builtInKinds, type Kinds } from '../kinds/kinds.ts';
import type { ReadContent } from '../plan/units.ts';
import { loadFile } from './load.ts';

/** A file was saved between check and rendering: what was checked is not there any more. */
export class ContentChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed while the site was built.`);
    this.file = file;
  }
}

/** Reads files of a content folder that was checked, one at a time. */
export function contentReader(folder: string, kinds: Kinds = builtInKinds): ReadContent {
  const content = path.resolve(folder);
  return ({ file, hash }, kind) => {
    const source = loadFile(content, { file, kind }, { kinds })?.value;
    if (source?.hash !== hash) throw new ContentChanged(file);
    return source.data;
  };
}
