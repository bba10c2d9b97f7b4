import { inspectMarkdown, type MarkdownHeading } from '../../diagnostics/inspect-markdown.ts';
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import { locateInText, type LocatedText, type TextRange } from '../../diagnostics/locate-in-text.ts';
import { unknownTarget } from '../../diagnostics/rules/link.ts';
import { headingLevel, rawHtml } from '../../diagnostics/rules/text.ts';
import { checkTarget } from '../check-target.ts';
import type { Check, LinkContext } from '../link-context.ts';

/** The level of the first headings inside a text: the page has the levels above. */
const TOP_LEVEL = 3;

/** What a link in a text can begin with, besides an address on this site. */
const elsewhere = /^(#|https?:|mailto:|tel:)/i;

function textsOf({ entries }: LinkContext): readonly LocatedText[] {
  return [
    ...entries.course.map(({ source, data }) => ({ source, pointer: '/overview', text: data.overview })),
    ...entries.page.flatMap(({ source, data }) => {
      if (data.template === 'about') return [{ source, pointer: '/story', text: data.story }];
      return data.template === 'landing' ? [{ source, pointer: '/intro', text: data.intro }] : [];
    }),
  ];
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

function checkLink(target: string, context: LinkContext, at: () => Location): readonly Diagnostic[] {
  if (target.startsWith('/')) return checkTarget(target, context, at);
  return elsewhere.test(target) ? [] : [unknownTarget({ name: target, known: [...context.addresses.pages] }, at())];
}

/** Rich text is Markdown without raw HTML; its headings begin at ### and its links lead to pages that exist. */
export const textsAreMarkdown: Check = (context) =>
  textsOf(context).flatMap((located) => {
    const { html, links, headings } = inspectMarkdown(located.text);
    const at = (range: TextRange): Location => locateInText(located, range);
    return [
      ...html.map((piece) => rawHtml({ html: piece.text }, at(piece.range))),
      ...checkHeadings(headings, at),
      ...links.flatMap((link) => checkLink(link.text, context, () => at(link.range))),
    ];
  });
