// What the text of a page shows besides prose: examples of code, and notes. Pages that have neither load nothing of it.
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import yaml from 'highlight.js/lib/languages/yaml';
import type { Tokens } from 'marked';
import { escapeMarkup } from '../../../src/app/head/html.ts';
import type { Messages } from '../../../schemas/types.ts';
import { digest } from '../../base/digest.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';

const PREFIX = 'code-';
hljs.configure({ classPrefix: PREFIX });
for (const [name, language] of Object.entries({ bash, json, yaml })) hljs.registerLanguage(name, language);

/** Returns a block of code in its frame, with its parts marked where its language, the first word after the fence, is known. */
export function codeToHtml({ text, lang = '' }: Tokens.Code): string {
  const language = /^\S*/.exec(lang)?.[0] ?? '';
  const html = hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeMarkup(text);
  return `<div data-code><pre tabindex="0"><code>${html}</code></pre></div>\n`;
}

const noteMark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/;

/** Takes the mark of a note, such as [!NOTE], from the start of a quotation; returns which it was. */
export function takeNoteMark(quotation: Tokens.Blockquote): keyof Messages['notes'] | undefined {
  const [mark = '', kind] = noteMark.exec(quotation.text) ?? [];
  const [first] = quotation.tokens;
  if (kind === undefined || first?.type !== 'paragraph') return undefined;
  const [words] = (first.tokens ?? []) as Tokens.Text[];
  if (words) words.text = words.raw.slice(mark.length);
  if (first.raw.trim() === mark.trim()) quotation.tokens.shift();
  return kind.toLowerCase() as keyof Messages['notes'];
}

/** Returns a note with its label. */
export const noteToHtml = (kind: string, label: string, html: string): string =>
  `<div data-note="${kind}" role="note"><p>${escapeMarkup(label)}</p>\n${html}</div>\n`;

/** Whether Markdown has code or notes; prose that only resembles them loads a style sheet too many. */
const isStyled = /^ {0,3}(?:```|~~~)|^ {4}|^\t|^> ?\[!/m;

const text = `@layer components{
[data-code]{position:relative;margin-block:var(--space-4)}
[data-code] pre{padding:var(--space-4);overflow-x:auto;font-size:.875em;line-height:1.6;overflow-wrap:normal;white-space:pre;border:1px solid var(--color-line);border-radius:var(--radius-sm);background:var(--color-surface-sunken)}
[data-code] pre code{font-size:inherit;overflow-wrap:normal;white-space:inherit}
[data-code] button{position:absolute;inset-block-start:var(--space-2);inset-inline-end:var(--space-2);padding:var(--space-1) var(--space-3);color:var(--color-sea-strong);font-size:var(--text-sm);border:1px solid var(--color-line-strong);border-radius:var(--radius-sm);background:var(--color-surface);cursor:pointer}
.code-attr,.code-keyword,.code-built_in,.code-section{color:var(--color-sea-strong)}
.code-string,.code-number,.code-literal,.code-variable{color:var(--color-accent-strong)}
.code-comment,.code-meta{color:var(--color-ink-soft)}
[data-note]{margin-block:var(--space-5);padding:var(--space-4);border-inline-start:4px solid var(--color-sea);background:var(--color-sea-soft);color:var(--color-ink)}
[data-note]>p:first-child{font-weight:600}
[data-note]>*+*{margin-block-start:var(--space-2)}
:is([data-note=important],[data-note=warning],[data-note=caution]){border-color:var(--color-warning);background:var(--color-warning-soft)}
@media (scripting:enabled){[data-code] pre{padding-block-start:var(--space-8)}}
}
@media print{[data-code] button{display:none}[data-code] pre{padding-block:var(--space-2);white-space:pre-wrap}}
`;

const file = `assets/code.${digest(text, 12)}.css`;

/** Returns the URL of the style sheet that a text needs, with the base; undefined where it needs none. */
export const codeStyle = (markdown: string, base: string): string | undefined =>
  isStyled.test(markdown) ? base + file : undefined;

/** Returns the style sheet of code and notes, if a page of the site has some. */
export const codeFiles = ({ pages }: Pick<LinkedSite, 'pages'>): readonly PlannedText[] =>
  pages.some(({ words }) => words.template === 'text' && isStyled.test(words.text)) ? [{ file, text }] : [];
