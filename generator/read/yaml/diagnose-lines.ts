// Mistakes that a person sees in one line, but that a YAML parser reports as something else on the line below.
import { yaml } from '../../base/yaml.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { codePointOf } from '../../model/invisible.ts';
import { inQuotes } from '../../rules/in-quotes.ts';
import { controlCharacter, strangeSpace } from '../../rules/words/yaml-files.ts';
import * as rules from '../../rules/words/yaml.ts';
import { type BrokenText, type DiagnoseError, fixOf, lineAt, type Mistake, valueOn } from './yaml-lines.ts';
import { findConflict, mayBeCutOff } from './suspicions.ts';

// Mistakes with quotation marks: never closed, closed too early, or closed with a curly one.

/** The last quoted text that ends where the parser stopped. */
function quotedBefore({ document, text, at }: Mistake): readonly [number, number] | undefined {
  let found: readonly [number, number] | undefined;
  yaml().visit(document, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return;
      if (range[1] <= at && text.slice(range[1], at).trim() === '') found = [range[0], range[1]];
    },
  });
  return found;
}

/** Explains mistakes with quotation marks; undefined if it is another kind. */
export const diagnoseQuotes: DiagnoseError = (mistake) => {
  const { text, error, at, place } = mistake;
  if (error.code !== 'MISSING_CHAR' && error.code !== 'UNEXPECTED_TOKEN') return undefined;
  const quoted = quotedBefore(mistake);
  if (!quoted) return undefined;
  const [from, to] = quoted;
  if (text[at] === ':')
    return rules.missingColon({ text: text.slice(from, lineAt(text, at).end), isGlued: true }, place(from, at + 1));
  const isOpen = /Missing closing/.test(error.message) || text.slice(from, to).includes('\n');
  if (isOpen) return openQuote(mistake, from);
  return lineAt(text, at).start === lineAt(text, from).start ? secondText(mistake, [from, at]) : undefined;
};

/** A quoted text that goes on below its line because it is never closed. */
function openQuote({ text, place }: Mistake, from: number): Diagnostic {
  const quote = text[from] ?? '"';
  const { to, value } = valueOn(text, from);
  const [curly = ''] = /[”’“]$/.exec(value) ?? [];
  // Of a file that was cut off, the rest of the text is missing as well.
  const isCut = mayBeCutOff(text) && to === text.length;
  const fix = { ...fixOf(place, [to - curly.length, to], quote), ...(isCut && { isGuess: true as const }) };
  // Where the text begins on the next line, it has its end there.
  return rules.unclosedQuote({ quote, curly, fix: value.trim() === quote ? undefined : fix }, place(from, from + 1));
}

/** A quoted text with more text after it: to the end of its line, or of its entry where it is in brackets. */
function secondText({ text, place }: Mistake, [from, at]: readonly [number, number]): Diagnostic {
  const quote = text[from] ?? '"';
  const line = lineAt(text, at);
  const rest = text.slice(from, line.end);
  const isListed = /[[{][^\]}]*$/.test(text.slice(line.start, from));
  const written = (isListed && /^(["'])(?:(?!,\s*\1).)*?\1(?=\s*[,\]}])/.exec(rest)?.[0]) || rest;
  const end = from + written.length;
  const inner = written.endsWith(quote) && written.length > 1 ? written.slice(1, -1) : written;
  const better = inQuotes(quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"'));
  return rules.textAfterQuote({ quote, better, fix: fixOf(place, [from, end], better) }, place(at, end));
}

/** Explains one kind of mistake; undefined if it is another kind. */
type DiagnoseLines = (broken: BrokenText) => Diagnostic | undefined;

/** The line at which the parser stopped, and the last non-empty line above it. */
function linesAround({ text, at }: BrokenText): readonly { readonly start: number; readonly line: string }[] {
  const { start } = lineAt(text, at);
  const above = text.slice(0, start).trimEnd();
  const places = above === '' ? [start] : [start, lineAt(text, above.length).start];
  return places.map((from) => ({ start: from, line: text.slice(from, lineAt(text, from).end) }));
}

/** A character used in place of a hyphen and a space. */
const wrongMark = /^[ \t]*(-(?=["'\p{L}])|[–—−•·‣●▪◦■*](?=\s+\S))/u;

/** The first of several lines in a row that begin so. */
const listMark: DiagnoseLines = (broken) => {
  let marked = linesAround(broken).find(({ line }) => wrongMark.test(line));
  if (!marked) return undefined;
  while (marked.start > 0) {
    const { start, end } = lineAt(broken.text, marked.start - 1);
    const line = broken.text.slice(start, end);
    if (!wrongMark.test(line)) break;
    marked = { start, line };
  }
  const { start, line } = marked;
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
  return findConflict(broken.text, broken.place, 'broken') ?? invisible(broken) ?? listMark(broken);
}
