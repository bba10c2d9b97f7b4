// Mistakes that a person sees in one line, but that a YAML parser reports as something else on the line below.
import type { Diagnostic } from '../../model/diagnostic.ts';
import * as rules from '../../rules/words/yaml.ts';
import { controlCharacter, strangeSpace } from '../../rules/words/yaml-files.ts';
import { codePointOf } from '../../model/invisible.ts';
import { fixOf, type BrokenText } from './broken-text.ts';
import { findConflict } from './find-conflict.ts';
import { lineAt } from './yaml-lines.ts';

/** Explains one kind of mistake; undefined if it is another kind. */
type DiagnoseLines = (broken: BrokenText) => Diagnostic | undefined;

const conflict: DiagnoseLines = ({ text, place }) => findConflict(text, place, 'broken');

interface WrittenLine {
  readonly start: number;
  readonly line: string;
}

/** The line at which the parser stopped, and the last non-empty line above it. */
function linesAround({ text, at }: BrokenText): readonly WrittenLine[] {
  const { start } = lineAt(text, at);
  const above = text.slice(0, start).trimEnd();
  const places = above === '' ? [start] : [start, lineAt(text, above.length).start];
  return places.map((from) => ({ start: from, line: text.slice(from, lineAt(text, from).end) }));
}

/** A character used in place of a hyphen and a space. */
const wrongMark = /^[ \t]*(-(?=["'\p{L}])|[–—−•·‣●▪◦■*](?=\s+\S))/u;

/** The first of the lines just above a line, itself included, that begin with such a character. */
function firstMarked(text: string, from: WrittenLine): WrittenLine {
  let first = from;
  while (first.start > 0) {
    const { start, end } = lineAt(text, first.start - 1);
    const line = text.slice(start, end);
    if (!wrongMark.test(line)) break;
    first = { start, line };
  }
  return first;
}

const listMark: DiagnoseLines = (broken) => {
  const marked = linesAround(broken).find(({ line }) => wrongMark.test(line));
  if (!marked) return undefined;
  const { start, line } = firstMarked(broken.text, marked);
  const [found = '', mark = ''] = wrongMark.exec(line) ?? [];
  const from = start + found.length - mark.length;
  const blanks = /^[ \t]*/.exec(line.slice(found.length))?.[0].length ?? 0;
  const fix = fixOf(broken.place, [from, from + mark.length + blanks], '- ');
  return rules.listMark({ mark, fix }, broken.place(from, from + 1));
};

/** Characters that look like spaces but are not spaces to YAML, where it expects spaces. */
const strangeBlank =
  /^(?<before>[ \t]*|[ \t]*(?:- +)?[\w-]+:[ \t]*)(?<blanks>[\u00a0\u2000-\u200a\u202f\u205f\u3000]+|[\u200b\ufeff])/;

const invisible: DiagnoseLines = (broken) => {
  for (const { start, line } of linesAround(broken)) {
    const { before = '', blanks } = strangeBlank.exec(line)?.groups ?? {};
    if (blanks === undefined) continue;
    const place = broken.place(start + before.length, start + before.length + blanks.length);
    const character = codePointOf(blanks);
    if (/[\u200b\ufeff]/.test(blanks)) return controlCharacter({ character }, place);
    return strangeSpace({ character, count: blanks.length, isIndentation: before.trim() === '' }, place);
  }
  return undefined;
};

/** Explains a mistake that is visible in the lines; undefined if there is none. */
export function diagnoseLines(broken: BrokenText): Diagnostic | undefined {
  return conflict(broken) ?? invisible(broken) ?? listMark(broken);
}
