// The facts of a page by a parser for arbitrary HTML, with which the results of our own fast reader are compared.
import { Parser } from 'htmlparser2';
import type { HtmlFacts } from '../../../generator/build/verify/read-html.ts';

const resourceAttribute: Readonly<Record<string, string>> = {
  script: 'src',
  img: 'src',
  link: 'href',
  source: 'srcset',
};

function resourcesOf(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  const value = attributes[resourceAttribute[name] ?? ''];
  if (value === undefined || attributes.rel === 'canonical') return [];
  return name === 'source' ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value];
}

/** Reads arbitrary HTML. */
export function readAnyHtml(html: string): HtmlFacts {
  const headings: number[] = [];
  const ids = new Set<string>();
  const hrefs: string[] = [];
  const resources: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) ids.add(attributes.id);
      if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
      if (name === 'a' && attributes.href !== undefined) hrefs.push(attributes.href);
      resources.push(...resourcesOf(name, attributes));
    },
  });
  parser.end(html);
  return { headings, ids, hrefs, resources };
}
