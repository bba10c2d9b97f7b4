import path from 'node:path';
import { bytesOf } from '../base/disk.ts';
import { EXTRA_FILE } from '../model/theme-properties.ts';
import { readableText } from './yaml/decode-text.ts';

/** Returns what reads the text of a content file that a check has seen; undefined of any other file. */
export const textReader =
  (content: string, sources: readonly string[]) =>
  (file: string): string | undefined => {
    const bytes = file === EXTRA_FILE || sources.includes(file) ? bytesOf(path.join(content, file)) : undefined;
    return bytes && readableText(bytes);
  };
