import type { Head } from '../page-props.ts';
import { pageTagMark } from './head-tags.ts';

const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries([...attributes].flatMap(({ name, value }) => (name === pageTagMark ? [] : [[name, value]])));

/** Reads the page's own tags from the head of its document, so that the page's data need not repeat them. */
export function readHead(from: Document): Head {
  const own = (name: string) => [...from.head.querySelectorAll(`${name}[${pageTagMark}]`)];
  const [canonical] = own('link[rel=canonical]');
  const alternates = own('link[rel=alternate]');
  return {
    title: from.title,
    meta: own('meta').map(attributesOf),
    ...(canonical && { canonical: canonical.getAttribute('href') ?? '' }),
    ...(alternates[0] && { alternates: alternates.map(attributesOf) as unknown as NonNullable<Head['alternates']> }),
    jsonLd: own('script').map((script): object => JSON.parse(script.textContent)),
  };
}
