import type { Head } from '../page-props.ts';
import { headTags, pageTagMark, type HeadTag } from './head-tags.ts';

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(pageTagMark, '');
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Puts a page's tags into the document's head in place of those of the page before. */
export function applyHead(head: Head): void {
  for (const element of document.head.querySelectorAll(`[${pageTagMark}]`)) element.remove();
  document.head.prepend(...headTags(head).map(elementOf));
}
