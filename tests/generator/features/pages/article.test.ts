import { expect, test } from 'vitest';
import type { MediaFile } from '../../../../generator/model/content.ts';
import { articleOf } from '../../../../generator/features/pages/article.ts';
import { codeFiles, codeStyle } from '../../../../generator/features/pages/markdown.ts';

const desk: MediaFile = { file: 'media/desk.jpg', width: 800, height: 600, hash: 'abc', isOpaque: true };
const notes = { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' };
const context = { base: '/sub/', media: new Map([[desk.file, desk]]), notes };
const htmlOf = (text: string): string => articleOf(text, context).html;

test('headings have the ids that links lead to, also within quotes', () => {
  expect(htmlOf('## Your *rights*\n\n> ## Your rights')).toBe(
    '<h2 id="your-rights">Your <em>rights</em></h2>\n<blockquote>\n<h2 id="your-rights-2">Your rights</h2>\n</blockquote>',
  );
});

const picture = `<picture><source type="image/avif" srcset="/sub/media/desk.abc.480.avif 480w, /sub/media/desk.abc.800.avif 800w" sizes="(min-width: 48rem) 44rem, calc(100vw - 3rem)"><source type="image/webp" srcset="/sub/media/desk.abc.480.webp 480w, /sub/media/desk.abc.800.webp 800w" sizes="(min-width: 48rem) 44rem, calc(100vw - 3rem)"><img src="/sub/media/desk.abc.800.jpg" alt="A &quot;desk&quot;" width="800" height="600" loading="lazy" decoding="async"></picture>`;

test.each([
  ['![A "desk"](media/desk.jpg)', `<figure>${picture}</figure>`],
  [
    '![A "desk"](/media/desk.jpg "Our <office>")',
    `<figure>${picture}<figcaption>Our &lt;office&gt;</figcaption></figure>`,
  ],
  ['Here: ![A "desk"](media/desk.jpg)', `<p>Here: ${picture}</p>`],
])('a picture has its sizes and formats, and alone in a paragraph a caption: %s', (text, expected) => {
  expect(htmlOf(text)).toBe(expected);
});

test('raw HTML and dangerous links are dropped as in any text, and tables are framed', () => {
  expect(htmlOf('## A <b>bold</b> [x](javascript:alert(1))')).toBe('<h2 id="a-b-bold-b-x">A bold x</h2>');
  expect(htmlOf('| a |\n|---|\n| b |')).toMatch(/^<div data-table tabindex="0"/);
});

test('strong words touch others in scripts without spaces, in headings too', () => {
  const { html, sections } = articleOf('## **「話す」**こと\n\n## 二\n\n**三。**四\n\n## 五', context);
  expect(html).toBe(
    '<h2 id="話す-こと"><strong>「話す」</strong>こと</h2>\n<h2 id="二">二</h2>\n<p><strong>三。</strong>四</p>\n<h2 id="五">五</h2>',
  );
  expect(sections[0]).toEqual({ id: '話す-こと', title: '「話す」こと' });
});

test('the contents are the headings of level 2, where there are three or more', () => {
  const three = '## One\n\n### In one\n\n## **Two** & a half\n\n## Three';
  expect(articleOf(three, context).sections).toEqual([
    { id: 'one', title: 'One' },
    { id: 'two-a-half', title: 'Two & a half' },
    { id: 'three', title: 'Three' },
  ]);
  expect(articleOf('## One\n\n## Two', context).sections).toEqual([]);
});

test('the parts of code are marked where its language is known, and nothing in it is markup', () => {
  const html = htmlOf('```yaml course part\ntitle: "a < b" # why\n```');
  expect(html).toContain('<div data-code><pre tabindex="0"><code><span class="code-attr">title:</span>');
  expect(html).toContain('<span class="code-string">&quot;a &lt; b&quot;</span>');
  expect(html).toContain('<span class="code-comment"># why</span>');
  expect(htmlOf('```text\na <b>\n```')).toBe('<div data-code><pre tabindex="0"><code>a &lt;b&gt;</code></pre></div>');
});

test.each([
  ['> [!NOTE]\n> Save *first*.', '<div data-note="note" role="note"><p>Note</p>\n<p>Save <em>first</em>.</p>\n</div>'],
  ['> [!CAUTION] \n> ## Gone', '<div data-note="caution" role="note"><p>Caution</p>\n<h2 id="gone">Gone</h2>\n</div>'],
  ['> [!NOTES]\n> A', '<blockquote>\n<p>[!NOTES]\nA</p>\n</blockquote>'],
  ['> A [!NOTE]', '<blockquote>\n<p>A [!NOTE]</p>\n</blockquote>'],
])('a quotation with a mark is a note: %s', (text, expected) => {
  expect(htmlOf(text)).toBe(expected);
});

test.each([
  ['```\na\n```', true],
  ['> [!TIP]\n> a', true],
  ['A > b, `c` and "d".\n\n- e', false],
])('only a text with code or notes has their styles: %j', (text, has) => {
  const pages = [{ address: '/a', file: 'pages/a.yaml', words: { template: 'text', title: 'A', text } as const }];
  const [file] = codeFiles({ pages: pages as unknown as Parameters<typeof codeFiles>[0]['pages'] });
  expect(codeStyle(text, '/sub/')).toBe(has ? `/sub/${file?.file ?? ''}` : undefined);
  expect(file !== undefined).toBe(has);
});
