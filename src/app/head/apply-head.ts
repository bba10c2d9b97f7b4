import type { Head } from '../page-props.ts';
import { trustedData } from '../trusted-types.ts';
import { headTags, pageTagMark, type HeadTag } from './head-tags.ts';

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(pageTagMark, '');
  if (text !== undefined) element.textContent = name === 'script' ? trustedData(text) : text;
  return element;
}

/** Replaces the previous page's tags in the document's head by those of a page. */
export function applyHead(head: Head): void {
  for (const element of document.head.querySelectorAll(`[${pageTagMark}]`)) element.remove();
  document.head.prepend(...headTags(head).map(elementOf));
}
