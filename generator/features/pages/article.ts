// Markdown that is the text of a page itself: unlike other texts it has pictures, and headings that links lead to.
import { Marked, type Tokens } from 'marked';
import { headingIds, headingWords } from '../../model/heading-ids.ts';
import { escapeMarkup } from '../../../src/app/html.ts';
import { srcsetWithBase, withBase } from '../../../src/app/navigation/page-address.ts';
import type { Messages } from '../../../schemas/types.ts';
import type { TextSection } from '../../../src/pages/static-page-props.ts';
import { codeToHtml, noteToHtml, takeNoteMark, markdownOptions, withGaps, withoutGaps } from './markdown.ts';
import { mediaPicture, type MediaSizes } from '../pictures/picture-variants.ts';

/** A text ready for its page. */
export interface Article {
  readonly html: string;
  /** Its headings of level 2; none where there are too few for a list of contents. */
  readonly sections: readonly TextSection[];
}

/** What a text is shown with. */
export interface ArticleContext {
  readonly base: string;
  readonly media: MediaSizes;
  readonly notes: Messages['notes'];
}

/** Fewer sections than this are found without a list. */
const LISTED = 3;

/** The width of a picture: that of the text, or of a phone. */
const SIZES = '(min-width: 48rem) 44rem, calc(100vw - 3rem)';

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');

function pictureToHtml({ href, text: alt }: Tokens.Image, { base, media }: ArticleContext): string {
  const { src, width, height, sources = [] } = mediaPicture({ file: href.replace(/^\//, ''), alt }, media);
  const others = sources.map(
    ({ type, srcset }) => `<source${attributes({ type, srcset: srcsetWithBase(srcset, base), sizes: SIZES })}>`,
  );
  const own = { src: withBase(src, base), alt, width, height, loading: 'lazy', decoding: 'async' };
  return `<picture>${others.join('')}<img${attributes(own)}></picture>`;
}

const isPicture = (token: { readonly type: string } | undefined): token is Tokens.Image => token?.type === 'image';

function figureToHtml(picture: Tokens.Image, context: ArticleContext): string {
  const caption = picture.title ? `<figcaption>${escapeMarkup(picture.title)}</figcaption>` : '';
  return `<figure>${pictureToHtml(picture, context)}${caption}</figure>\n`;
}

/** Every heading of a text, in order, also of those in quotes and lists. */
function headingsOf(marked: Marked, tokens: Parameters<Marked['walkTokens']>[0]): readonly Tokens.Heading[] {
  const headings: Tokens.Heading[] = [];
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
  });
  return headings;
}

/** Turns the Markdown of a page into safe HTML. */
export function articleOf(text: string, context: ArticleContext): Article {
  const marked = new Marked(markdownOptions(context.base));
  const tokens = marked.lexer(withGaps(text));
  const headings = headingsOf(marked, tokens);
  const ids = headingIds(headings.map((heading) => heading.text));
  const idOf = new Map<object, string>(headings.map((heading, i) => [heading, ids[i] ?? '']));
  marked.use({
    renderer: {
      heading(heading) {
        const content = this.parser.parseInline(heading.tokens);
        return `<h${heading.depth} id="${idOf.get(heading) ?? ''}">${content}</h${heading.depth}>\n`;
      },
      code: codeToHtml,
      blockquote(quotation) {
        const kind = takeNoteMark(quotation);
        const html = this.parser.parse(quotation.tokens);
        return kind ? noteToHtml(kind, context.notes[kind], html) : `<blockquote>\n${html}</blockquote>\n`;
      },
      image: (picture) => pictureToHtml(picture, context),
      paragraph({ tokens: inner }) {
        const [first, ...more] = inner;
        if (isPicture(first) && more.length === 0) return figureToHtml(first, context);
        return `<p>${this.parser.parseInline(inner)}</p>\n`;
      },
    },
  });
  const main = headings.filter(({ depth }) => depth === 2);
  const sections = main.map((heading) => ({
    id: idOf.get(heading) ?? '',
    title: withoutGaps(headingWords(heading.text)),
  }));
  return { html: withoutGaps(marked.parser(tokens)).trim(), sections: sections.length < LISTED ? [] : sections };
}
