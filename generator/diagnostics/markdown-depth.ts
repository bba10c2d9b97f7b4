// How deep the parts of a Markdown text are nested. The library that parses it takes minutes for thousands of levels, or
// runs out of stack, so that such a text is recognised by its marks before it is parsed.
import type { Token } from 'marked';

/** How deep quotes, lists and emphasis may be nested. */
export const MAX_NESTING = 20;

/** A depth from which on a text is not even parsed. */
const ENDLESS = 100;

const containers = new Set(['blockquote', 'list', 'em', 'strong', 'del', 'link']);

const containerMark = '(?:[>*+-]|\\d{1,9}[.)])';

/** Marks in a row that begin quotes or lists, or as many of emphasis in a paragraph: there may be such a depth. */
export const nestedMarks = new RegExp(
  `^[ \\t]*(?:${containerMark}[ \\t]*){20}|(?:[*_~][^*_~\\n]*(?:\\n(?!\\n)[^*_~\\n]*)*){40}`,
  'm',
);

/** So many marks that begin quotes or lists, and not the same one throughout a line, which is a rule. */
const endlessMarks = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]|\\1)*$)[ \\t]*(?:(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])[ \\t]*){${ENDLESS}}`,
  'm',
);

const isSpace = (character: string): boolean => /^\s?$/.test(character);
const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character);

/** Whether marks with these characters on their near and their far side belong to what follows on the far side. */
const leansTo = (far: string, near: string): boolean =>
  !isSpace(far) && (!isPunctuation(far) || isSpace(near) || isPunctuation(near));

/** Whether so many marks of emphasis are open at one place of a paragraph. */
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

/** Whether a text is nested so deeply that it cannot be parsed. */
export const isEndless = (text: string): boolean =>
  endlessMarks.test(text) || text.split(/\n[ \t]*\n/).some(isEndlessEmphasis);

const innerOf = (token: Token): readonly Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...('items' in token ? ((token.items ?? []) as readonly Token[]) : []),
];

/** Whether tokens are nested deeper than a page can show. */
export function isDeep(tokens: readonly Token[]): boolean {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const depth = next.depth + (containers.has(next.token.type) ? 1 : 0);
    if (depth > MAX_NESTING) return true;
    for (const token of innerOf(next.token)) open.push({ token, depth });
  }
  return false;
}
