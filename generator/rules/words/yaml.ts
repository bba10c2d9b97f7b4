// What can be wrong with the YAML of a file: one code per remedy, in the words of people who edit texts.
import { defineError, type Fix } from '../../model/diagnostic.ts';
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

function sayPlace(found: number, expected: number, { is, name, line }: Neighbour): string {
  const begins = `This line begins ${spaces(found)}`;
  if (is === 'text')
    return `${begins}, but belongs to the text "${name}" (line ${line}), whose lines begin ${spaces(expected)}.`;
  if (is === 'group')
    return `${begins}, so that "${name}" (line ${line}) has nothing below it; the next lines begin ${spaces(expected)}.`;
  const other = name === '' ? 'The list that it belongs to' : `The group that it belongs to`;
  return `${begins}. ${other} begins ${spaces(expected)} (line ${line}).`;
}

export const badIndentation = defineError(
  'yaml/bad-indentation',
  ({
    found,
    expected,
    neighbour,
    isGuess = false,
    isNote = false,
    last,
    fix,
  }: {
    found: number;
    expected: number | undefined;
    neighbour: Neighbour | undefined;
    /** Whether the lines that it is compared with may be the ones out of place. */
    isGuess?: boolean;
    /** Whether the line may be a comment instead of a part of the text. */
    isNote?: boolean;
    /** The number of the last line, where more lines are out of place. */
    last?: number | undefined;
    fix: Fix | undefined;
  }) =>
    expected === undefined || neighbour === undefined
      ? {
          message: 'This line does not line up with the lines that belong with it.',
          advice: 'Begin it with as many spaces as the other lines of the same list or group.',
        }
      : {
          message: sayPlace(found, expected, neighbour),
          advice: `Begin this line ${last === undefined ? '' : `and those down to line ${last} `}${spaces(expected)}.${isNote ? ' If it is a note to yourself, delete it or move it above the field: visitors would read it.' : ''}`,
          fix,
          ...(isGuess ? { isGuess } : {}),
        },
);

export const tabIndentation = rule<{ spaces: number; fix: Fix }>('yaml/tab-indentation', (line) => ({
  indented: spaces(line.spaces),
}));

export const unquotedColon = defineError(
  'yaml/unquoted-colon',
  ({ text, isInBraces }: { text: string; isInBraces?: true }) => {
    const plain = withoutCurlyQuotes(text);
    const split = isInBraces && /^(.*\S)\s+((?:to|from|url|alt|title|label|file|date|name|id|text):.*)$/.exec(text);
    if (split)
      return {
        message: `No comma is before the next field in "${text}".`,
        advice: `Write: ${split[1]}, ${split[2]}`,
        fix: `${split[1]}, ${split[2]}`,
        isGuess: true,
      };
    return {
      message:
        plain === text
          ? `The text ${JSON.stringify(text)} has a colon and a space in it, but is not in quotes.`
          : `The quotation marks of ${text} are curly, as word processors make them: YAML needs straight ones around a text with a colon.`,
      advice: `Put the whole text in quotes: ${inQuotes(plain)}.`,
      fix: inQuotes(plain),
      ...(isInBraces && { isGuess: true as const }),
    };
  },
);

export const unclosedQuote = rule<{ quote: string; curly: string; fix: Fix | undefined }>(
  'yaml/unclosed-quote',
  ({ curly }) => ({
    is: curly === '' ? 'open' : 'curly',
  }),
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
  ({ text, isGlued }) => ({
    is: isGlued ? 'glued' : 'other',
    line: JSON.stringify(shorten(text)),
    isGuess: !isGlued,
  }),
);

export const reservedCharacter = defineError(
  'yaml/reserved-character',
  ({ character, value }: { character: string; value?: { readonly text: string; readonly fix: Fix } | undefined }) => ({
    message: `The text begins with ${character}, which has a meaning of its own in YAML.`,
    advice: 'Put the whole text in quotes.',
    ...(value && inQuotesOrAlone(value)),
  }),
);

/** What to do about a value: with YAML's name for it before it, such as "&fee 40", that name may be too much. */
function inQuotesOrAlone({ text, fix }: { readonly text: string; readonly fix: Fix }) {
  const { anchor, figure } = /^.(?<anchor>&\w+)\s+(?<figure>-?\d[\d.]*.$)?/.exec(text)?.groups ?? {};
  const alone = figure?.slice(0, -1);
  if (alone !== undefined)
    return { advice: `Write the figure alone: ${alone}.`, fix: { ...fix, text: alone }, isGuess: true as const };
  const advice = `Put the whole text in quotes: ${text}.`;
  const entries = /^"- .* - .*"$/.test(text) ? text.slice('"- '.length, -1).split(' - ') : [];
  const list = `[${entries.map(asWritten).join(', ')}]`;
  if (entries.length > 1)
    return {
      advice: `If these are the entries of a list, write ${list}. ${advice.replace('Put', 'Otherwise put')}`,
      fix: { ...fix, text: list },
      isGuess: true as const,
    };
  return anchor === undefined
    ? { advice, fix }
    : { advice: `${advice} Or delete "${anchor}", if it is not a part of the text.`, fix, isGuess: true as const };
}

export const missingPipe = rule<{ name: string; fix: Fix }>('yaml/missing-pipe');
export const textBesidePipe = rule<{ sign: string; fix: Fix }>('yaml/text-beside-pipe');
export const badEscape = rule<{ written: string }>('yaml/bad-escape', ({ written }) => ({ fix: `\\${written}` }));
export const severalDocuments = rule('yaml/several-documents');
export const duplicateKey = rule<{ key: string; isEntry: boolean }>('yaml/duplicate-key');
export const mergeKey = rule('yaml/merge-key');
export const yamlSyntax = rule('yaml/syntax');
