import { locate } from '../../diagnostics/locate.ts';
import { rawHtml, unknownTarget } from '../../diagnostics/rules/link.ts';
import type { SourceFile } from '../../model.ts';
import { inspectMarkdown } from '../../diagnostics/inspect-markdown.ts';
import { targetAddress } from '../addresses.ts';
import { knownAddresses } from '../known-addresses.ts';
import type { Check, LinkContext } from '../link-context.ts';

interface MarkdownText {
  readonly source: SourceFile;
  readonly pointer: string;
  readonly text: string;
}

function textsOf({ entries }: LinkContext): readonly MarkdownText[] {
  return [
    ...entries.course.map(({ source, data }) => ({ source, pointer: '/overview', text: data.overview })),
    ...entries.page.flatMap(({ source, data }) => {
      if (data.template === 'about') return [{ source, pointer: '/story', text: data.story }];
      return data.template === 'landing' ? [{ source, pointer: '/intro', text: data.intro }] : [];
    }),
  ];
}

/** Rich text is Markdown without raw HTML, and its links lead to pages that exist. */
export const textsAreMarkdown: Check = (context) => {
  const known = knownAddresses(context);
  return textsOf(context).flatMap(({ source, pointer, text }) => {
    const { html, links } = inspectMarkdown(text);
    return [
      ...html.map((piece) => rawHtml({ html: piece }, locate(source, pointer))),
      ...links.flatMap((link) => {
        const address = targetAddress(link);
        return address === undefined || known.has(address)
          ? []
          : [unknownTarget({ name: address, known: [...known] }, locate(source, pointer))];
      }),
    ];
  });
};
