// The long pages of the reference: on the documentation's site each of their parts is a page, which the search finds by its name
// and a phone lays out at once.
import { anchorOf, firstSentence } from '../cli/commands/explain.ts';
import { headingIds } from '../generator/model/heading-ids.ts';

/** What the parts of a page are. */
interface Kind {
  /** The first word of their addresses. */
  readonly name: string;
  /** What their titles begin with. */
  readonly title?: string;
  /** The head of the table that lists them. */
  readonly head: string;
  /** A sentence that follows the first paragraph of each. */
  readonly note?: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  'docs/reference/commands.md': { name: 'command', head: 'command' },
  'docs/reference/files.md': { name: 'file', head: 'file' },
  'docs/reference/messages.md': {
    name: 'messages',
    title: 'Messages: ',
    head: 'words for',
    note: 'Change those that you want to say otherwise, and leave out the rest.',
  },
  'docs/reference/pages.md': { name: 'template', title: 'Template: ', head: 'template' },
  'docs/reference/sections.md': {
    name: 'section',
    title: 'Section: ',
    head: 'section',
    note: 'It is part of a page with the template `sections`.',
  },
};

/** Whether the parts of a page are pages of their own. */
export const hasParts = (file: string): boolean => file in kinds;

/** A part of a long page, with the text under its heading. */
interface Part {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The headings of a Markdown text, without their signs. */
export const headingsOf = (text: string): readonly string[] =>
  Array.from(text.replace(/^ *```.*?^ *```/gms, '').matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading);

/** The fragment on the site of an anchor among the headings of a text; empty where none of them has it. */
export function fragmentIn(headings: readonly string[], anchor: string): string {
  const id = headingIds(headings)[headings.findIndex((heading) => anchorOf(heading) === anchor)];
  return id === undefined ? '' : `#${id}`;
}

/** The name of a part in its address: "courses/*.yaml" is courses, "prospectus new site" is new-site. */
const nameOf = (heading: string): string => anchorOf(heading.replace(/^prospectus |[,./].*/g, ''));

function partOf(section: string, { name, title = '', note = '' }: Kind): Part {
  const [heading = '', ...lines] = section.split('\n');
  const [first = '', ...rest] = lines.join('\n').trim().split('\n\n');
  const text = [`${first} ${note}`.trim(), ...rest].join('\n\n').replace(/^#(?=##+ )/gm, '');
  return { address: `/${name}-${nameOf(heading)}`, title: title + heading, heading, text };
}

/** The parts of a page, by its file; none where it is one page on the site too. */
export function partsOfPage(file: string, text: string): readonly Part[] {
  const kind = kinds[file];
  const sections = text.split(/^## /m).slice(1);
  return kind ? sections.map((section) => partOf(section, kind)) : [];
}

/** Where an anchor of a long page leads; undefined where it is in none of its parts. */
export function addressInParts(parts: readonly Part[], anchor: string): string | undefined {
  for (const { address, heading, text } of parts) {
    if (anchorOf(heading) === anchor) return address;
    const fragment = fragmentIn(headingsOf(text), anchor);
    if (fragment !== '') return address + fragment;
  }
  return undefined;
}

/** The first sentence of a text, for a cell of a table. */
export const firstInCell = (text: string): string => firstSentence(text.split('\n\n')[0] ?? '').replaceAll('|', '\\|');

/** A long page without its parts, which a table names. */
export function indexOf(file: string, text: string, parts: readonly Part[]): string {
  const [opening = ''] = text.split(/^(?:- |\||## )/m);
  const rows = parts.map((part) => `| [${part.heading}](#${anchorOf(part.heading)}) | ${firstInCell(part.text)} |`);
  return `${opening.trim()}\n\n| ${kinds[file]?.head ?? ''} | what it is for |\n|---|---|\n${rows.join('\n')}\n`;
}

/** The items of a list of links: "- [label](to): what is there". */
export const itemsOf = (text: string) =>
  Array.from(
    text.matchAll(/^- \[([^\]]+)\]\(([^)\s]+)\):? ?((?:.|\n {2})*)$/gm),
    ([, title = '', to = '', words = '']) => ({
      title,
      to,
      words,
    }),
  );
