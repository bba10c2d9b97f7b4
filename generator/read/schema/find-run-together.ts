// A long text without the | that keeps its lines: YAML joins them, so that paragraphs and lists become one.
import { locate, writtenAt } from '../../rules/locate.ts';
import { runTogether } from '../../rules/words/markdown.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/content.ts';

/** What joined lines leave in a text: an entry or heading within a line, or a single break for a paragraph. */
const joined = /\S (?:[-*+•]|#{2,6}|\d+[.)]) \S|[^\n]\n[^\n]/;

const entry = /\n[ \t]*(?:[-*+•]|#{2,6}|\d+[.)])[ \t]+\S/;
const paragraphs = /\n[ \t]*\n[ \t]*\S/;

/** Whether the only field of this name in a file is written with |, as in most files. */
function isKept(text: string, key: string): boolean {
  const at = text.indexOf(`\n${key}:`);
  return at !== -1 && text.startsWith(': |', at + key.length + 1) && text.indexOf(`${key}:`, at + key.length) === -1;
}

/** Reports a text of several paragraphs or with a list whose lines YAML joins; undefined for any other. */
export function findRunTogether(source: SourceFile, pointer: string, text: string): Diagnostic | undefined {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (isKept(source.text, key) || !joined.test(text)) return undefined;
  const written = writtenAt(source, pointer);
  const isJoined = !/^(?:\||["'][^]*\\n)/.test(written) && (entry.test(written) || paragraphs.test(written));
  // A break that is written as two empty lines is kept.
  if (!isJoined || (!entry.test(written) && !/[^\n]\n[^\n]/.test(text))) return undefined;
  const sign = written.startsWith('>') ? '>' : '';
  return runTogether({ name: key, sign }, locate(source, pointer, sign === '' ? 'key' : 'value'));
}
