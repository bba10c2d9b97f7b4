import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import { inspectMarkdown, type MarkdownHeading, type MarkdownPicture } from '../../rules/inspect-markdown.ts';
import { locateInText, type TextRange } from '../../rules/locate-in-text.ts';
import { MAX_NESTING } from '../../rules/markdown-depth.ts';
import { brokenMarkdown, deepMarkdown, headingLevel, pictureInText, rawHtml } from '../../rules/words/markdown.ts';
import { emptyAlternative } from '../../rules/words/text.ts';
import { answers, shapeOf, type Kind } from '../../kinds/kind.ts';
import { textsAt, type FoundText } from '../../kinds/texts-at.ts';
import { inspectAlmost, type AlmostMarkdown } from './inspect-almost.ts';
import { findRunTogether } from './find-run-together.ts';
import type { Outcome, SourceFile, TextLink } from '../../model/content.ts';

/** The level of the first headings inside a text: the page itself uses the levels above. */
const TOP_LEVEL = { article: 2, part: 3, answer: 4 } as const;

interface MarkdownText extends FoundText {
  /** Whether it is what the page is for, a part of its page, or the answer to a question. */
  readonly is: keyof typeof TOP_LEVEL;
}

/** The Markdown in a valid file. */
function textsOf({ data }: SourceFile, kind: Kind): readonly MarkdownText[] {
  const { markdown = [], article } = shapeOf(kind, data);
  const textsOfPart = (pattern: string, is: MarkdownText['is']): readonly MarkdownText[] =>
    textsAt(data, pattern).map((found) => ({ ...found, is }));
  return [
    ...markdown.flatMap((pattern) => textsOfPart(pattern, pattern.endsWith(answers) ? 'answer' : 'part')),
    ...(article === undefined ? [] : textsOfPart(article, 'article')),
  ];
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
    if (level < top) return [headingLevel({ text, level, wanted: top }, at(range))];
    const wanted = Math.max(deepest, top);
    return level > wanted ? [headingLevel({ text, level, wanted }, at(range))] : [];
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
    if (!isAllowed || isElsewhere(target)) return [pictureInText({ target, isAllowed }, at(range))];
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
  return brokenMarkdown({ is, written, better, isWhole }, isWhole ? { ...place, end: to } : place);
}

/**
 * Rich text is Markdown without raw HTML. The text of a page itself has headings from ## and pictures, any other
 * headings from ### and none. Returns what it leads to and shows, which the link stage judges.
 */
export function inspectTexts(source: SourceFile, kind: Kind): Outcome<readonly TextLink[]> {
  const found = textsOf(source, kind).map(({ pointer, text, is }) => {
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
        ...(deep ? [deepMarkdown({ limit: MAX_NESTING }, at(deep))] : []),
        ...html.map((piece) => rawHtml({ html: piece.text }, at(piece.range))),
        ...checkPictures(pictures, is, at),
        ...checkHeadings(headings, TOP_LEVEL[is], at),
      ],
    };
  });
  return { value: found.flatMap(({ links }) => links), diagnostics: found.flatMap(({ diagnostics }) => diagnostics) };
}
