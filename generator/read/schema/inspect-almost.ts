// Markdown that almost works: shown to visitors as it is written, with its brackets, asterisks and bullets.
import type { TextRange } from '../../rules/locate-in-text.ts';
import type { AlmostKind } from '../../rules/words/markdown.ts';

/** A piece of a text that is meant as Markdown and is none, and how it is written. */
export interface AlmostMarkdown {
  readonly is: AlmostKind;
  readonly written: string;
  readonly better: string;
  readonly range: TextRange;
}

/** How a piece is written, how it should be, and the cheapest question that rules it out. */
interface Form {
  readonly is: AlmostMarkdown['is'];
  readonly may: (text: string) => boolean;
  readonly form: RegExp;
  /** How a piece is right, by what it is and its groups; undefined where it is. */
  readonly better: (...written: readonly (string | undefined)[]) => string | undefined;
}

/** The cells of a row of a table, as they are written. */
const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The line of hyphens with as many columns as the line above; undefined where it has. */
function lineBelow(row: string, head: string): string | undefined {
  const [written, wanted] = [cellsOf(row), cellsOf(head).length];
  if (written.length === wanted) return undefined;
  return `| ${Array.from({ length: wanted }, (_, i) => written[i] ?? '---').join(' | ')} |`;
}

/** An address with spaces as it is most likely meant. */
function inAddress(to: string): string {
  if (to.startsWith('http')) return to.replace(/\s/g, '%20');
  return /^(?:mailto|tel):/.test(to) ? to.replace(/\s/g, '') : to.toLowerCase().replace(/\s+/g, '-');
}

const forms: readonly Form[] = [
  {
    is: 'link',
    may: (text) => text.includes('] ('),
    form: /\[([^[\]\n]+)\][ \t]+\(((?:\/|#|https?:|mailto:)[^)\s]*)\)/g,
    better: (_, text, to) => `[${text}](${to})`,
  },
  {
    is: 'link',
    may: (text) => text.includes(')['),
    form: /\(((?:\/|https?:\/\/)[^)\s]*)\)\[([^\]\n]+)\](?!\()/g,
    better: (_, to, text) => `[${text}](${to})`,
  },
  {
    is: 'address',
    may: (text) => /\]\((?:[/#h]|mailto:|tel:)[^)\n]* /.test(text),
    // A title in quotes may follow an address.
    form: /\[([^[\]\n]+)\]\(((?:\/|#|https?:|mailto:|tel:)[^)<>"'\n]*[ \t][^)<>"'\s]+)\)/g,
    better: (_, text, to = '') => `[${text}](${inAddress(to)})`,
  },
  {
    is: 'table',
    may: (text) => /\|.*\n.*(?:-.*\||\|.*-)/.test(text),
    form: /(?<=(?<!\|.*\n)^(.*\|.*)\n) {0,3}(?=.*\|)[ \t:|-]*-[ \t:|-]*$/gm,
    better: (row = '', head = '') => lineBelow(row, head),
  },
  {
    is: 'heading',
    may: (text) => /##[^\s#]/.test(text),
    form: /(?<=^ {0,3})(#{2,6})(?=[\p{L}\p{N}])(.*\S)/gmu,
    better: (_, marks, text) => `${marks} ${text}`,
  },
  {
    is: 'bullet',
    may: (text) => /[•·▪●◦‣] /.test(text),
    form: /(?<=^ *)[•·▪●◦‣][ \t]+(?=\S)/gm,
    better: () => '- ',
  },
  {
    is: 'bold',
    may: (text) => text.includes('** ') || text.includes(' **'),
    // The asterisks come first, so that the pattern is tried only where they are.
    form: /\*\*(?<=(?:^|[\s(])\*\*)(?:[ \t]+([^*\n]*[^*\s])[ \t]*|([^*\s][^*\n]*?)[ \t]+)\*\*(?=[\s.,;:!?)]|$)/gm,
    better: (_, spaced, unclosed) => `**${spaced ?? unclosed}**`,
  },
];

/** A text with its code, in which anything may be meant as it is, blanked out. */
const withoutCode = (text: string): string =>
  text.includes('`') ? text.replace(/```[^]*?(?:```|$)|`[^`\n]+`/g, (code) => code.replace(/[^\n]/g, '\0')) : text;

/** Returns the pieces of a Markdown text that almost work, in their order. */
export function inspectAlmost(text: string): readonly AlmostMarkdown[] {
  const likely = forms.filter(({ may }) => may(text));
  if (likely.length === 0) return [];
  const plain = withoutCode(text);
  return likely
    .flatMap(({ is, form, better }) =>
      [...plain.matchAll(form)].flatMap((match): readonly AlmostMarkdown[] => {
        const { 0: written, index: from } = match;
        const right = better(...match);
        return right === undefined ? [] : [{ is, written, better: right, range: { from, to: from + written.length } }];
      }),
    )
    .toSorted((a, b) => a.range.from - b.range.from);
}
