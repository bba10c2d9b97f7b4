import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { inspectMarkdown, type MarkdownHeading } from '../diagnostics/inspect-markdown.ts';
import { locateInText, type TextRange } from '../diagnostics/locate-in-text.ts';
import { MAX_NESTING } from '../diagnostics/markdown-depth.ts';
import { deepMarkdown, headingLevel, pictureInText, rawHtml } from '../diagnostics/rules/text.ts';
import { fieldOf, shapeOf, type Kind } from '../kinds/kind.ts';
import type { Outcome, SourceFile, TextLink } from '../model/content.ts';

/** The level of the first headings inside a text: the page itself uses the levels above. */
const TOP_LEVEL = 3;

interface MarkdownText {
  readonly pointer: string;
  readonly text: string;
}

/** The Markdown in a valid file. */
function textsOf({ data }: SourceFile, kind: Kind): readonly MarkdownText[] {
  const { markdown = [] } = shapeOf(kind, data);
  return markdown.flatMap((pointer) => {
    const text = pointer.slice(1).split('/').reduce(fieldOf, data);
    return typeof text === 'string' ? [{ pointer, text }] : [];
  });
}

function checkHeadings(
  headings: readonly MarkdownHeading[],
  at: (range: TextRange) => Location,
): readonly Diagnostic[] {
  return headings.flatMap(({ text, level, range }, i) => {
    const deepest = (headings[i - 1]?.level ?? TOP_LEVEL - 1) + 1;
    if (level < TOP_LEVEL) return [headingLevel({ text, level, wanted: TOP_LEVEL }, at(range))];
    const wanted = Math.max(deepest, TOP_LEVEL);
    return level > wanted ? [headingLevel({ text, level, wanted }, at(range))] : [];
  });
}

/** Rich text is Markdown without raw HTML and pictures, whose headings begin at ###. Returns its links, which the link stage judges. */
export function inspectTexts(source: SourceFile, kind: Kind): Outcome<readonly TextLink[]> {
  const found = textsOf(source, kind).map(({ pointer, text }) => {
    const { html, links, pictures, headings, deep } = inspectMarkdown(text);
    const at = (range: TextRange): Location => locateInText({ source, pointer, text }, range);
    return {
      links: links.map((link): TextLink => ({ target: link.text, pointer, ...link.range })),
      diagnostics: [
        ...(deep ? [deepMarkdown({ limit: MAX_NESTING }, at(deep))] : []),
        ...html.map((piece) => rawHtml({ html: piece.text }, at(piece.range))),
        ...pictures.map((picture) => pictureInText({ target: picture.text }, at(picture.range))),
        ...checkHeadings(headings, at),
      ],
    };
  });
  return { value: found.flatMap(({ links }) => links), diagnostics: found.flatMap(({ diagnostics }) => diagnostics) };
}
