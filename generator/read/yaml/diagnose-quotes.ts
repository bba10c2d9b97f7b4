// Mistakes with quotation marks: never closed, closed too early, or closed with a curly one.
import { yaml } from '../../base/yaml.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { inQuotes } from '../../rules/in-quotes.ts';
import * as rules from '../../rules/words/yaml.ts';
import { fixOf, valueOn } from './broken-text.ts';
import type { DiagnoseError, Mistake } from './yaml-mistake.ts';
import { mayBeCutOff } from './suspicions.ts';
import { lineAt } from './yaml-lines.ts';

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
  return rules.unclosedQuote({ quote, curly, fix }, place(from, from + 1));
}

/** A quoted text with more text after it on its line. */
function secondText({ text, place }: Mistake, [from, at]: readonly [number, number]): Diagnostic {
  const quote = text[from] ?? '"';
  const { end } = lineAt(text, at);
  const written = text.slice(from, end);
  const isWhole = written.endsWith(quote) && written.length > 1;
  const inner = isWhole ? written.slice(1, -1) : written;
  const better = inQuotes(quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"'));
  return rules.textAfterQuote({ quote, better, fix: fixOf(place, [from, end], better) }, place(at, end));
}
