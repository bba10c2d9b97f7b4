// How deeply the parts of a Markdown text are nested. The parser takes minutes for thousands of levels, or overflows
// the stack, so such a text is recognised by its marks before it is parsed.
import type { Token } from 'marked';

/** How deep quotes, lists and emphasis may be nested. */
export const MAX_NESTING = 20;

/** The depth from which a text is not even parsed. */
const ENDLESS = 100;

const containers = new Set(['blockquote', 'list', 'em', 'strong', 'del', 'link']);

const containerMark = '(?:[>*+-]|\\d{1,9}[.)])';

/** A run of marks that open quotes or lists and could reach the maximum depth. */
const containerMarks = new RegExp(`^[ \\t]*(?:${containerMark}[ \\t]*){${MAX_NESTING}}`, 'm');

/** As many emphasis marks as such a depth needs to open and to close. */
const EMPHASIS_MARKS = 2 * MAX_NESTING;

const emphasisMarks = new RegExp(`(?:[*_~][^*_~\\n]*(?:\\n(?!\\n)[^*_~\\n]*)*){${EMPHASIS_MARKS}}`);

function occurrences(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/**
 * Returns where a run of marks begins that could reach the maximum depth; undefined where none does. Hardly any text has
 * so many marks, and counting them takes a fiftieth of the time of the pattern.
 */
export function findNestedMarks(text: string): number | undefined {
  const found = containerMarks.exec(text)?.index;
  if (found !== undefined) return found;
  const count = occurrences(text, '*') + occurrences(text, '_') + occurrences(text, '~');
  return count < EMPHASIS_MARKS ? undefined : emphasisMarks.exec(text)?.index;
}

/**
 * As many marks that open quotes or lists, unless a line repeats the same mark throughout, which is a horizontal rule.
 */
const endlessMarks = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]|\\1)*$)[ \\t]*(?:(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])[ \\t]*){${ENDLESS}}`,
  'm',
);

const isSpace = (character: string): boolean => /^\s?$/.test(character);
const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character);

/** Whether an emphasis mark between two characters attaches to the text on its far side. */
const leansTo = (far: string, near: string): boolean =>
  !isSpace(far) && (!isPunctuation(far) || isSpace(near) || isPunctuation(near));

/** Whether that many emphasis marks are open at one point of a paragraph. */
function isEndlessEmphasis(paragraph: string): boolean {
  let open = 0;
  for (const { 0: marks, index } of paragraph.matchAll(/[*_~]+/g)) {
    const before = paragraph.charAt(index - 1);
    const after = paragraph.charAt(index + marks.length);
    const direction = Number(leansTo(after, before)) - Number(leansTo(before, after));
    open = Math.max(0, open + direction * marks.length);
    if (open > ENDLESS) return true;
  }
  return false;
}

/** Whether a text is nested too deeply to be parsed. */
export const isEndless = (text: string): boolean =>
  endlessMarks.test(text) || text.split(/\n[ \t]*\n/).some(isEndlessEmphasis);

const innerOf = (token: Token): readonly Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...('items' in token ? ((token.items ?? []) as readonly Token[]) : []),
];

/** Whether tokens are nested more deeply than a page can show. */
export function isDeep(tokens: readonly Token[]): boolean {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const depth = next.depth + (containers.has(next.token.type) ? 1 : 0);
    if (depth > MAX_NESTING) return true;
    for (const token of innerOf(next.token)) open.push({ token, depth });
  }
  return false;
}
