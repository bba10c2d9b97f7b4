// What can be wrong with the YAML of a file: one code per remedy, in the words of people who edit texts.
import type { Fix } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { asWritten, inQuotes, withoutCurlyQuotes } from '../in-quotes.ts';

// What can be wrong with the spaces before a line.

/** The line with which a line that is out of place is compared. */
interface Neighbour {
  /** A line of the same list or group, the field whose group lacks the line, or the field whose text does. */
  readonly is: 'line' | 'group' | 'text';
  /** The name of its field; empty for an entry of a list. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
}

const spaces = (count: number): string =>
  count === 0 ? 'at the margin' : `with ${count} space${count === 1 ? '' : 's'}`;

interface BadIndentation {
  readonly found: number;
  readonly expected: number | undefined;
  readonly neighbour: Neighbour | undefined;
  /** Whether the lines that it is compared with may be the ones out of place. */
  readonly isGuess?: boolean;
  /** Whether the line may be a comment instead of a part of the text. */
  readonly isNote?: boolean;
  /** The number of the last line, where more lines are out of place. */
  readonly last?: number | undefined;
  readonly fix: Fix | undefined;
}

export const badIndentation = rule<BadIndentation>('yaml/bad-indentation', ({ found, expected, neighbour }) =>
  expected === undefined || neighbour === undefined
    ? { is: 'unclear', fix: undefined, isGuess: false }
    : { ...neighbour, begins: spaces(found), indented: spaces(expected) },
);

export const tabIndentation = rule<{ spaces: number; fix: Fix }>('yaml/tab-indentation', (line) => ({
  indented: spaces(line.spaces),
}));

export const unquotedColon = rule<{ text: string; isInBraces?: true }>(
  'yaml/unquoted-colon',
  ({ text, isInBraces }) => {
    const plain = withoutCurlyQuotes(text);
    const split =
      isInBraces && /^(.*[^\s،])،?\s+((?:to|from|url|alt|title|label|file|date|name|id|text):.*)$/.exec(text);
    if (split) return { is: 'comma', fix: `${split[1]}, ${split[2]}`, isGuess: true };
    const is = plain === text ? 'other' : 'curly';
    const second = isInBraces ? undefined : text.replace(/^\d[\d.]*[,;] ?(?=[a-z]\w*:\s)/i, '');
    if (second !== undefined && second !== text) return { is: 'fields', second, quoted: JSON.stringify(text) };
    return { is, quoted: JSON.stringify(text), fix: inQuotes(plain), isGuess: isInBraces };
  },
);

export const unclosedQuote = rule<{ quote: string; curly: string; fix: Fix | undefined }>(
  'yaml/unclosed-quote',
  ({ curly }) => ({ is: curly === '' ? 'open' : 'curly' }),
);
export const textAfterQuote = rule<{ quote: string; better: string; fix: Fix }>('yaml/text-after-quote');

/** `hidden` is the text with which a comment begins that has the closing bracket. */
export const unclosedBracket = rule<{ opening: string; closing: string; hidden?: string | undefined }>(
  'yaml/unclosed-bracket',
  ({ hidden }) => ({ is: hidden === undefined ? 'open' : 'hidden' }),
);
export const listMark = rule<{ mark: string; fix: Fix }>('yaml/list-mark', ({ mark }) => ({
  is: { '-': 'hyphen', '': 'without' }[mark] ?? 'other',
}));
export const mergeConflict = rule<{ isWhole: boolean }>('yaml/merge-conflict');

/** A line is quoted up to here. */
const QUOTED = 50;

const shorten = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED - 3).trimEnd()}...` : text);

/** Without a colon, it may be a line of a text. */
export const missingColon = rule<{ text: string; isGlued: boolean; better?: string | undefined }>(
  'yaml/missing-colon',
  ({ text, isGlued }) => ({ is: isGlued ? 'glued' : 'other', line: JSON.stringify(shorten(text)), isGuess: !isGlued }),
);

/** What to do about a value: with YAML's name for it before it, such as "&fee 40", that name may be too much. */
function inQuotesOrAlone({ text, fix }: { readonly text: string; readonly fix: Fix }) {
  const { anchor, figure } = /^.(?<anchor>&\w+)\s+(?<figure>-?\d[\d.]*.$)?/.exec(text)?.groups ?? {};
  const alone = figure?.slice(0, -1);
  if (alone !== undefined) return { is: 'figure', alone, fix: { ...fix, text: alone }, isGuess: true };
  const entries = /^"- .* - .*"$/.test(text) ? text.slice('"- '.length, -1).split(' - ') : [];
  const list = `[${entries.map(asWritten).join(', ')}]`;
  if (entries.length > 1) return { is: 'list', list, text, fix: { ...fix, text: list }, isGuess: true };
  return { is: 'text', anchor, text, fix, isGuess: anchor !== undefined };
}

export const reservedCharacter = rule<{
  character: string;
  value?: { readonly text: string; readonly fix: Fix } | undefined;
}>('yaml/reserved-character', ({ character, value }) =>
  value ? inQuotesOrAlone(value) : { is: character === '%' ? 'directive' : 'other' },
);
export const missingPipe = rule<{ name: string; fix: Fix }>('yaml/missing-pipe');
export const textBesidePipe = rule<{ sign: string; fix: Fix }>('yaml/text-beside-pipe');
export const badEscape = rule<{ written: string }>('yaml/bad-escape', ({ written }) => ({ fix: `\\${written}` }));
export const severalDocuments = rule<{ is: 'matter' | 'other' }>('yaml/several-documents');
export const duplicateKey = rule<{ key: string; isEntry: boolean }>('yaml/duplicate-key');
export const mergeKey = rule('yaml/merge-key');
export const yamlSyntax = rule('yaml/syntax');
