// Markdown that almost works: shown to visitors as it is written, with its brackets, asterisks and bullets.
import type { TextRange } from '../diagnostics/locate-in-text.ts';

/** A piece of a text that is meant as Markdown and is none, and how it is written. */
export interface AlmostMarkdown {
  readonly is: 'link' | 'heading' | 'bullet' | 'bold';
  readonly written: string;
  readonly better: string;
  readonly range: TextRange;
}

/** How a piece is written, how it should be, and the cheapest question that rules it out. */
interface Form {
  readonly is: AlmostMarkdown['is'];
  readonly may: (text: string) => boolean;
  readonly form: RegExp;
  readonly better: (...groups: readonly (string | undefined)[]) => string;
}

const forms: readonly Form[] = [
  {
    is: 'link',
    may: (text) => text.includes('] ('),
    form: /\[([^[\]\n]+)\][ \t]+\(((?:\/|#|https?:|mailto:)[^)\s]*)\)/g,
    better: (text, to) => `[${text}](${to})`,
  },
  {
    is: 'link',
    may: (text) => text.includes(')['),
    form: /\(((?:\/|https?:\/\/)[^)\s]*)\)\[([^\]\n]+)\](?!\()/g,
    better: (to, text) => `[${text}](${to})`,
  },
  {
    is: 'heading',
    may: (text) => /##[^\s#]/.test(text),
    form: /(?<=^ {0,3})(#{2,6})(?=[\p{L}\p{N}])(.*\S)/gmu,
    better: (marks, text) => `${marks} ${text}`,
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
    better: (spaced, unclosed) => `**${spaced ?? unclosed}**`,
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
      [...plain.matchAll(form)].map((match): AlmostMarkdown => {
        const { 0: written, index: from } = match;
        return { is, written, better: better(...match.slice(1)), range: { from, to: from + written.length } };
      }),
    )
    .toSorted((a, b) => a.range.from - b.range.from);
}
