import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import {
  inspectMarkdown,
  withoutCode,
  type MarkdownHeading,
  type MarkdownPicture,
  MAX_NESTING,
} from '../../rules/inspect-markdown.ts';
import { locateInText, type TextRange, locate, writtenAt } from '../../rules/locate.ts';
import * as rules from '../../rules/words/writing.ts';
import { emptyAlternative } from '../../rules/words/text.ts';
import { answers, shapeOf, type Kind } from '../../kinds/kind.ts';
import { textsAt, type FoundText } from '../../kinds/describe-field.ts';
import type { Outcome, SourceFile, TextLink } from '../../model/content.ts';
import { pointersTo, valueAt } from './pointers.ts';

// Markdown that almost works: shown to visitors as it is written, with its brackets, asterisks and bullets.

interface AlmostMarkdown {
  readonly is: rules.AlmostKind;
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

/** What is left of the paragraph or entry of a list. */
const restOfBlock = String.raw`(?:(?!\n[ \t]*(?:\n|[-*+] |\d+[.)] ))[^])*?`;

/** Whether more bold words begin than end; after words, the asterisks may be the signs of footnotes. */
const hasMoreOpened = (text: string): boolean =>
  text.split(/\*\*(?=[\p{L}\p{N}“«"(])/u).length > text.split(/(?<=[^\s*])\*\*(?![\p{L}\p{N}])/u).length;

/** Marks before a word, each with the cheapest question that rules it out. */
const marks: readonly (readonly [may: Form['may'], mark: string])[] = [
  [(text) => text.includes('**') && hasMoreOpened(text), String.raw`(?<![\p{L}\p{N}*\\])(\*\*)(?=[\p{L}\p{N}“«"(])`],
  // At the beginning of a text, an asterisk may be the sign of a footnote.
  [(text) => /\*\p{L}/u.test(text), String.raw`(?<![\p{L}\p{N}_*\\/.:=&?-])((?<=\S )\*)(?=\p{L})`],
  // Names of computing begin with an underscore, too: only where others mark words, it does.
  [
    (text) => /(?<![\p{L}\p{N}_])_\p{L}[^_\n]*(?<=\S)_(?![\p{L}\p{N}_])/u.test(text),
    String.raw`(?<![\p{L}\p{N}_*\\/.:=&?-])(_)(?=\p{L})`,
  ],
  [(text) => text.includes('`'), String.raw`(?<![\p{L}\p{N}\x60\\])(\x60+)(?=[\p{L}\p{N}]|\n)`],
];

const forms: readonly Form[] = [
  ...marks.map(([may, mark]): Form => ({
    is: 'unclosed',
    may,
    better: (_, sign) => sign,
    // With the word, after which nothing in the paragraph closes what the mark opens.
    form: new RegExp(`${mark}[^\\s*_]*(?![^\\s*_]|${restOfBlock}\\1)`, 'gu'),
  })),
  {
    is: 'link',
    may: (text) => text.includes(']('),
    // Words in round brackets may follow.
    form: /\[([^[\]\n]+)\]\(((?:\/|#|https?:|mailto:|tel:)[^\s()]*?)(?=[.,;:!?]*(?:$|[ \t](?![^\n(]*\))))/gm,
    better: (_, text, to) => `[${text}](${to})`,
  },
  {
    is: 'link',
    may: (text) => /\((?:\/|https?:|mailto:)/.test(text),
    form: /\[([^[\]()\n]*[^[\]()\s])[ \t]*\(((?:\/|https?:\/\/|mailto:)[^)\s]*)\)(?![^[\n]*\])/g,
    better: (_, text, to) => `[${text}](${to})`,
  },
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
    form: /\[([^[\]\n]+)\]\(((?:\/|#|https?:|mailto:|tel:)[^)[<>"'\n]*[ \t][^)[<>"'\s]+)\)/g,
    better: (_, text, to = '') => `[${text}](${inAddress(to)})`,
  },
  {
    is: 'table',
    may: (text) => /\|[^|\n]*\n[^\n-]*-/.test(text),
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

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&ndash;': '–',
  '&rsquo;': '’',
};

/** What a field shows as it is written that is no Markdown. */
const inPlain: readonly Form[] = [
  {
    is: 'plain',
    may: (text) => text.includes('**') || text.includes(']('),
    form: /\*\*(?=\S)([^*\n]+)(?<=\S)\*\*|\[([^[\]\n]+)\]\((?:\/|#|https?:|mailto:|tel:)[^()\n]*\)/g,
    better: (_, bold, link) => bold ?? link,
  },
  {
    is: 'plain',
    may: (text) => /<\/?\w|&[#\w]+;/.test(text),
    form: /<\/?(?:b|i|u|em|strong|span|font|su[bp])(?:\s[^<>\n]*)?>|<br\s*\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+|[lr]squo|[nm]dash);/gi,
    better: (written = '') => (/^<(?!br)/i.test(written) ? '' : (entities[written.toLowerCase()] ?? ' ')),
  },
];

/** Returns the pieces of a Markdown text that almost work, in their order; of a text of another form, what looks like Markdown. */
export function inspectAlmost(text: string, known = forms): readonly AlmostMarkdown[] {
  const likely = known.filter(({ may }) => may(text));
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

// A long text without the | that keeps its lines: YAML joins them, so that paragraphs and lists become one.

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
function findRunTogether(source: SourceFile, pointer: string, text: string): Diagnostic | undefined {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (isKept(source.text, key) || !joined.test(text)) return undefined;
  const written = writtenAt(source, pointer);
  const isJoined = !/^(?:\||["'][^]*\\n)/.test(written) && (entry.test(written) || paragraphs.test(written));
  // A break that is written as two empty lines is kept.
  if (!isJoined || (!entry.test(written) && !/[^\n]\n[^\n]/.test(text))) return undefined;
  const sign = written.startsWith('>') ? '>' : '';
  return rules.runTogether({ name: key, sign }, locate(source, pointer, sign === '' ? 'key' : 'value'));
}

/** The level of the first headings inside a text: the page itself uses the levels above. */
const TOP_LEVEL = { article: 2, part: 3, answer: 4 } as const;

interface MarkdownText extends FoundText {
  /** Whether it is what the page is for, a part of its page, or the answer to a question. */
  readonly is: keyof typeof TOP_LEVEL;
}

function textsOf({ data }: SourceFile, kind: Kind): readonly MarkdownText[] {
  const { markdown = [], article } = shapeOf(kind, data);
  const textsOfPart = (pattern: string, is: MarkdownText['is']): readonly MarkdownText[] =>
    textsAt(data, pattern).map((found) => ({ ...found, is }));
  return [
    ...markdown.flatMap((pattern) => textsOfPart(pattern, pattern.endsWith(answers) ? 'answer' : 'part')),
    ...(article === undefined ? [] : textsOfPart(article, 'article')),
  ];
}

/** Reports Markdown in fields that show it as it is written. Messages are read by code, which knows its own signs. */
function inspectPlain(source: SourceFile, markdown: readonly MarkdownText[], kind: Kind): readonly Diagnostic[] {
  if (kind.name === 'messages' || !/\*\*\S|\]\([/#hmt]|<\/?\w|&[#\w]+;/.test(source.text)) return [];
  const known = new Set(markdown.map(({ pointer }) => pointer));
  const isLikely = (value: unknown): boolean => typeof value === 'string' && inPlain.some(({ may }) => may(value));
  const plain = pointersTo(source.data, isLikely).filter((pointer) => !known.has(pointer));
  return plain.flatMap((pointer) => {
    const text = String(valueAt(source.data, pointer));
    return inspectAlmost(text, inPlain).map((piece) =>
      almostMarkdown(source, piece, locateInText({ source, pointer, text }, piece.range)),
    );
  });
}

/** Whether a picture is on another site, which pages do not load anything from. */
const isElsewhere = (target: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target);

function checkHeadings(
  headings: readonly MarkdownHeading[],
  top: number,
  at: (range: TextRange) => Location,
): readonly Diagnostic[] {
  return headings.flatMap(({ text, level, range }, i) => {
    const deepest = (headings[i - 1]?.level ?? top - 1) + 1;
    if (level < top) return [rules.headingLevel({ text, level, wanted: top }, at(range))];
    const wanted = Math.max(deepest, top);
    return level > wanted ? [rules.headingLevel({ text, level, wanted }, at(range))] : [];
  });
}

/** What is wrong with the pictures of a text by themselves. */
function checkPictures(
  pictures: readonly MarkdownPicture[],
  is: MarkdownText['is'],
  at: (range: TextRange) => Location,
): readonly Diagnostic[] {
  return pictures.flatMap(({ text: target, alt, range }) => {
    const isAllowed = is === 'article';
    if (!isAllowed || isElsewhere(target)) return [rules.pictureInText({ target, isAllowed }, at(range))];
    return alt.trim() === '' ? [emptyAlternative({ file: target, isIn: 'text' }, at(range))] : [];
  });
}

/** Reports Markdown that almost works; how to write it is exact where the file has the piece as the text does. */
function almostMarkdown({ text }: SourceFile, { is, written, better }: AlmostMarkdown, place: Location): Diagnostic {
  const { start, end } = place;
  const line = text.split(/\r?\n/, start.line)[start.line - 1] ?? '';
  const length = written.trimEnd().length;
  const to = { ...end, column: start.column + written.length };
  const isWhole = end.line === start.line && line.startsWith(written.slice(0, length), start.column - 1);
  return rules.brokenMarkdown({ is, written, better, isWhole }, isWhole ? { ...place, end: to } : place);
}

/**
 * Rich text is Markdown without raw HTML. The text of a page itself has headings from ## and pictures, any other
 * headings from ### and none. Returns what it leads to and shows, which the link stage judges.
 */
export function inspectTexts(source: SourceFile, kind: Kind): Outcome<readonly TextLink[]> {
  const texts = textsOf(source, kind);
  const found = texts.map(({ pointer, text, is }) => {
    const { html, links, pictures, headings, deep } = inspectMarkdown(text);
    const at = (range: TextRange): Location => locateInText({ source, pointer, text }, range);
    const joined = findRunTogether(source, pointer, text);
    const shown = is === 'article' ? pictures.filter((picture) => !isElsewhere(picture.text)) : [];
    return {
      links: [
        ...links.map((link): TextLink => ({ target: link.text, pointer, ...link.range })),
        ...shown.map((picture): TextLink => ({ target: picture.text, pointer, ...picture.range, isPicture: true })),
      ],
      diagnostics: [
        ...(joined ? [joined] : inspectAlmost(text).map((piece) => almostMarkdown(source, piece, at(piece.range)))),
        ...(deep ? [rules.deepMarkdown({ limit: MAX_NESTING }, at(deep))] : []),
        ...html.map((piece) => rules.rawHtml({ html: piece.text }, at(piece.range))),
        ...checkPictures(pictures, is, at),
        ...checkHeadings(headings, TOP_LEVEL[is], at),
      ],
    };
  });
  const diagnostics = [...found.flatMap((one) => one.diagnostics), ...inspectPlain(source, texts, kind)];
  return { value: found.flatMap(({ links }) => links), diagnostics };
}
