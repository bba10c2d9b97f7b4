import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { inspectMarkdown, type MarkdownHeading } from '../diagnostics/inspect-markdown.ts';
import { locateInText, type TextRange } from '../diagnostics/locate-in-text.ts';
import { headingLevel, rawHtml } from '../diagnostics/rules/text.ts';
import type { Outcome, SourceFile, TextLink } from '../model.ts';

/** The level of the first headings inside a text: the page has the levels above. */
const TOP_LEVEL = 3;

/** The keys whose text is Markdown. */
const markdownKeys = { course: ['overview'], about: ['story'], landing: ['intro'] } as const;

interface MarkdownText {
  readonly pointer: string;
  readonly text: string;
}

/** The Markdown in a valid file. */
function textsOf({ kind, data }: SourceFile): readonly MarkdownText[] {
  const fields = data as Readonly<Record<string, unknown>>;
  const name = String(kind === 'page' ? fields.template : kind);
  const keys: readonly string[] = markdownKeys[name as keyof typeof markdownKeys] ?? [];
  return keys.flatMap((key) => {
    const text = fields[key];
    return typeof text === 'string' ? [{ pointer: `/${key}`, text }] : [];
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

/** Rich text is Markdown without raw HTML, whose headings begin at ###. Returns its links, which the link stage judges. */
export function inspectTexts(source: SourceFile): Outcome<readonly TextLink[]> {
  const found = textsOf(source).map(({ pointer, text }) => {
    const { html, links, headings } = inspectMarkdown(text);
    const at = (range: TextRange): Location => locateInText({ source, pointer, text }, range);
    return {
      links: links.map((link): TextLink => ({ target: link.text, pointer, ...link.range })),
      diagnostics: [
        ...html.map((piece) => rawHtml({ html: piece.text }, at(piece.range))),
        ...checkHeadings(headings, at),
      ],
    };
  });
  return { value: found.flatMap(({ links }) => links), diagnostics: found.flatMap(({ diagnostics }) => diagnostics) };
}
