// Writes the pages of the documentation's site, docs/site/content/pages, from docs/**/*.md and a few files of the root: the
// Markdown is the only source, and reads the same on the forge. "npm run docs" runs it before it builds the site.
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { anchorOf } from '../cli/commands/explain.ts';
import { headingWords } from '../generator/model/heading-ids.ts';
import {
  addressInParts,
  firstInCell,
  fragmentIn,
  headingsOf,
  hasParts,
  indexOf,
  itemsOf,
  partsOfPage,
} from './docs-parts.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Files outside docs that are pages too. */
const ROOT_PAGES = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const HOME = 'docs/README.md';
const DIAGNOSTICS = 'docs/diagnostics.md';
/** The page of the site that is written by hand. */
const WRITTEN = 'courses.yaml';

/** A page of the site as YAML has it. */
type Fields = Readonly<Record<string, unknown>>;

const KEYWORDS = /\n<!-- keywords: (.*) -->\n$/;

const readWhole = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r', '␍');
const read = (file: string): string => readWhole(file).replace(KEYWORDS, '');

/** The address of a file: docs/hosting/README.md is /hosting, docs/hosting/nginx.md is /hosting-nginx. */
const nameOf = (file: string): string =>
  file
    .replace(/^docs\//, '')
    .replace(/(?:^|\/)README\.md$|\.md$/, '')
    .replace(/[/.]/g, '-')
    .toLowerCase();

const addressOf = (file: string): string => (file === HOME || file === 'README.md' ? '/' : `/${nameOf(file)}`);

/** The Markdown files that are pages, from the root. */
function markdownFiles(): readonly string[] {
  const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('docs', file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.md') && !file.startsWith('docs/site/') && !/decisions\/0/.test(file));
  return [...docs.filter((file) => file !== HOME), ...ROOT_PAGES].sort();
}

// Links of Markdown files lead to files; those of pages to addresses.

/** Stands for a piece of code while the prose around it is changed. */
const GAP = '\uE000';

/** Applies a change to a Markdown text outside its code. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  const code = /^ *```.*?^ *```|``.+?``|`[^`\n]+`/gms;
  const kept = (text.match(code) ?? []).values();
  return change(text.replace(code, GAP)).replaceAll(GAP, () => kept.next().value ?? '');
}

/** The fragment on the site of an anchor in a Markdown file; none for the heading of the page itself. */
const fragmentOf = (file: string, anchor: string): string => fragmentIn(headingsOf(read(file)).slice(1), anchor);

/** What a page is made with: its own file, and the other files that links lead to, which become pages too. */
interface Linking {
  readonly file: string;
  readonly files: ReadonlySet<string>;
  readonly shown: Set<string>;
}

/** The address of a file that links lead to, without a fragment; undefined where the site has no such page. */
function pageOf(target: string, { files, shown }: Linking): string | undefined {
  if (files.has(target) || target === HOME || target === 'README.md') return addressOf(target);
  if (!/\.ya?ml$/.test(target) || !existsSync(path.join(root, target))) return undefined;
  shown.add(target);
  return addressOf(target);
}

/** The address of a part that is a page of its own; undefined where the anchor of a file is none. */
function partAddress(file: string, anchor: string): string | undefined {
  const code = file === DIAGNOSTICS && codesOf().find((one) => anchorOf(one) === anchor);
  if (code) return addressOfCode(code);
  const parts = hasParts(file) ? partsOfPage(file, read(file)) : [];
  return addressInParts(parts, anchor);
}

/** Where a relative link leads on the site; undefined where the site has no such page. */
function targetOf(to: string, linking: Linking): string | undefined {
  if (/^[a-z]+:/.test(to)) return to;
  const [place = '', anchor] = to.split('#');
  const { file } = linking;
  const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
  const part = anchor !== undefined && partAddress(target, anchor);
  if (part) return part;
  const page = pageOf(target, linking);
  return page !== undefined && anchor !== undefined ? page + fragmentOf(target, anchor) : page;
}

/** A text with the links and pictures of the site in place of those of its file. */
const linked = (text: string, linking: Linking): string =>
  outsideCode(text, (prose) =>
    prose
      .replace(/(?<!\\)[{}]|(?<!\\)<(?=[a-z])/g, '\\$&')
      .replace(
        /!\[([^\]]*)\]\(([^)\s]+)\)/g,
        (_, alt: string, to: string) => `![${alt}](media/${path.posix.basename(to)})`,
      )
      .replace(/(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (_, words: string, to: string) => {
        const target = targetOf(to, linking);
        return target === undefined ? words : `[${words}](${target})`;
      }),
  );

// Pages.

const plain = (markdown: string): string => headingWords(markdown.replace(/\s+/g, ' ').trim());

/** A list of the headings of its own page: the forge needs it, and the site shows one beside the text. */
const CONTENTS = /^(?:- \[[^\]]*\]\(#[^)]*\)\n)+\n?/m;

/** The longest first paragraph that is the introduction of its page. */
const INTRO = 300;

/** The title, the introduction and the rest of a Markdown file. */
function partsOf(text: string): { readonly title: string; readonly intro?: string; readonly rest: string } {
  const [, title = '', body = ''] = /^# ([^\n]*)\n+(.*)$/s.exec(text) ?? [];
  const [first = ''] = body.split('\n\n');
  const isIntro = first.length <= INTRO && !/^[#>|`!-]|\]\(|`/.test(first) && first.length < body.trim().length;
  if (!isIntro) return { title: plain(title), rest: body };
  return { title: plain(title), intro: plain(first), rest: body.slice(first.length).trim() };
}

function textPage(text: string, linking: Linking): Fields {
  const { title, intro, rest } = partsOf(text);
  return {
    template: 'text',
    title,
    ...(intro && { intro }),
    text: `${linked(rest.replace(CONTENTS, ''), linking).trim()}\n`,
  };
}

/** The pages of a file: itself, and its parts where these are pages of their own. */
function pagesOf(linking: Linking): readonly (readonly [address: string, page: Fields])[] {
  const { file } = linking;
  const text = read(file);
  const parts = partsOfPage(file, text);
  if (parts.length === 0) return [[addressOf(file), textPage(text, linking)]];
  const { title } = partsOf(text);
  const notes = /\/(?:commands|files)\.md$/.test(file) ? '' : ', and [how to read this table](files.md)';
  const all = `See [all ${title.toLowerCase()}](#${anchorOf(title)})${notes}.`;
  const pageOfPart = (part: (typeof parts)[number]): Fields => ({
    ...textPage(`# ${part.title}\n\n${part.text}\n\n${all}`, linking),
    // A star in the name of a file is not Markdown.
    title: part.title,
  });
  return [
    [addressOf(file), textPage(indexOf(file, text, parts), linking)],
    ...parts.map((part) => [part.address, pageOfPart(part)] as const),
  ];
}

/** The home page: the opening, a picture, and the parts of docs/README.md as cards. */
function homePage(linking: Linking): Fields {
  const { title, intro, rest } = partsOf(read(HOME));
  const [opening = '', ...groups] = rest.split(/^## /m);
  const [, alt, picture = ''] = /!\[([^\]]*)\]\(([^)\s]+)\)/.exec(opening) ?? [];
  const sections = groups.map((group) => {
    const [heading = '', ...lines] = group.split('\n');
    const items = itemsOf(lines.join('\n')).map((item) => {
      const [to, text] = [targetOf(item.to, linking), plain(linked(item.words, linking))];
      return {
        title: plain(item.title),
        ...(text && { text: text[0]?.toUpperCase() + text.slice(1) }),
        ...(to && { to }),
      };
    });
    const words = lines.join('\n').split(/^- /m)[0]?.trim();
    return { type: 'cards', title: heading, ...(words && { intro: plain(words) }), items };
  });
  const links = groups.slice(0, 2).flatMap((group) => itemsOf(group).slice(0, 1));
  const hero = {
    type: 'hero',
    title,
    intro,
    links: links.map((item) => ({ label: plain(item.title), to: targetOf(item.to, linking) })),
    ...(picture && { picture: { file: `media/${path.posix.basename(picture)}`, alt } }),
  };
  return { template: 'sections', title, sections: [hero, ...sections] };
}

// Diagnostics: a page each, and a table of all.

/** The address of a diagnostic: after those of all other pages, so that the search lists it after them. */
const addressOfCode = (code: string): string => `/why-${code.replace('/', '-')}`;

/** The mark of the part of a diagnostic. */
const CODE = '### (?=[a-z]+/[a-z])';

const sectionsOf = (text: string, level: string): readonly string[] =>
  text.split(new RegExp(`^${level}`, 'm')).slice(1);

const codesOf = (): readonly string[] =>
  sectionsOf(read(DIAGNOSTICS), CODE).map((section) => section.split('\n')[0] ?? '');

/** A page for each code; its first line says how bad it is, and what it means. */
const codePages = (linking: Linking): ReadonlyMap<string, Fields> =>
  new Map(
    sectionsOf(read(DIAGNOSTICS).replace(/^## .*$/gm, ''), CODE).map((section) => {
      const [code = '', ...lines] = section.split('\n');
      const [, severity = '', problem = ''] = /^\*(\w+)\.\* (.*)$/m.exec(section) ?? [];
      const rest = lines.join('\n').replace(`*${severity}.* ${problem}`, '');
      const text = rest
        .replace(/^(Wrong|Right):$/gm, '## $1')
        .replace(/^Why it matters: /m, `This is ${/^[aei]/.test(severity) ? 'an' : 'a'} ${severity}. `)
        .replace(/^How to fix it: /m, '## How to fix it\n\n');
      const fields = {
        template: 'text',
        title: code,
        intro: plain(problem),
        text: `${linked(text, linking).trim()}\n`,
      };
      return [addressOfCode(code), fields] as const;
    }),
  );

/** The table of all codes, by part. */
function diagnosticsPage(): Fields {
  const text = read(DIAGNOSTICS);
  const { title, rest } = partsOf(text);
  const parts = sectionsOf(rest, '## ').map((chapter) => {
    const rows = sectionsOf(chapter, CODE).map((section) => {
      const [, severity = '', problem = ''] = /^\*(\w+)\.\* (.*)$/m.exec(section) ?? [];
      const code = section.split('\n')[0] ?? '';
      return `| [${code}](${addressOfCode(code)}) | ${severity} | ${firstInCell(problem)} |`;
    });
    return `## ${chapter.split('\n')[0] ?? ''}\n\n| code | severity | meaning |\n|---|---|---|\n${rows.join('\n')}`;
  });
  const intro =
    'Every problem that Prospectus reports, by code. An error stops publishing; a warning and a note do not.';
  return { template: 'text', title, intro, text: `${parts.join('\n\n')}\n` };
}

// What search engines and the search of the site get: the words in a comment at the end of a file.

/** The shortest and the longest description that search engines show. */
const [SHORT, LONG] = [50, 155];

/** The first sentences of a page, as many as search engines show. */
function descriptionOf({ title, intro, text }: Fields): string {
  const words = String(intro ?? text ?? '').replace(/^ *```[^]*?^ *```|^[#|].*$|^ *(?:[->]|\d+\.) /gm, ' ');
  const whole = `${String(title)}: ${plain(words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))} `;
  const sentences = new RegExp(`^.{${SHORT},${LONG}}[.:](?= )`).exec(whole)?.[0];
  return (sentences ?? `${whole.slice(0, LONG).replace(/\s\S*$/, '')} …`).replace(/:$/, '.');
}

/** The texts for search engines, by address. */
function searchTexts(pages: ReadonlyMap<string, Fields>): Fields {
  const keywords = new Map(
    markdownFiles().map((file) => [addressOf(file), KEYWORDS.exec(readWhole(file))?.[1]?.split(', ')] as const),
  );
  const written = parse(read(`docs/site/content/pages/${WRITTEN}`)) as Fields;
  const texts = [...pages, ['/courses', written] as const].map(([address, fields]) => {
    const words = keywords.get(address);
    return [address, { description: descriptionOf(fields), ...(words && { keywords: words }) }] as const;
  });
  return { titlePattern: '{title} | {name}', pages: Object.fromEntries(texts) };
}

// The order of pages is that of the lists that lead to them.

/** Returns which page follows which: the next one in the first list of links that has it. */
function followers(pages: ReadonlyMap<string, Fields>): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  const lists = ['docs/editing.md', HOME];
  const linking = { files: new Set(markdownFiles()), shown: new Set<string>() };
  for (const file of lists)
    for (const group of sectionsOf(read(file), '## ')) {
      const to = itemsOf(group).map((item) => targetOf(item.to, { ...linking, file }) ?? '');
      const known = to.filter((address) => pages.has(address));
      known.slice(1).forEach((address, i) => {
        const before = known[i] ?? '';
        if (!next.has(before) && ![...next.values()].includes(address)) next.set(before, address);
      });
    }
  return next;
}

/** Returns every page of the site, by its address. */
export function documentationPages(): ReadonlyMap<string, Fields> {
  const files = new Set(markdownFiles());
  const shown = new Set<string>();
  const pages = new Map<string, Fields>([['/', homePage({ file: HOME, files, shown })]]);
  for (const file of files)
    if (file !== DIAGNOSTICS) for (const [address, page] of pagesOf({ file, files, shown })) pages.set(address, page);
  pages.set(addressOf(DIAGNOSTICS), diagnosticsPage());
  for (const [address, page] of codePages({ file: DIAGNOSTICS, files, shown })) pages.set(address, page);
  for (const file of shown) {
    const text = `\`\`\`yaml\n${read(file).trimEnd()}\n\`\`\`\n`;
    pages.set(addressOf(file), {
      template: 'text',
      title: path.posix.basename(file),
      intro: `The file ${file}, to copy into your own folder.`,
      text,
    });
  }
  for (const [address, to] of followers(pages)) {
    const label = pages.get(to)?.['title'];
    pages.set(address, { ...pages.get(address), next: { label, to } });
  }
  return pages;
}

/** Letters that look as if a file were damaged are the subject of the page of a diagnostic: they are written by their numbers. */
function yamlOf({ text, ...fields }: Fields): string {
  const isDamaged = typeof text === 'string' && /[\u0080-\u00bf\u200b-\u200f\ufeff]/.test(text);
  const numbered = () =>
    JSON.stringify(text).replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const rest = stringify({ ...fields, ...(!isDamaged && { text }) }, { lineWidth: 0 });
  return isDamaged ? `${rest}text: ${numbered()}\n` : rest;
}

/** The content of the site, of which its settings alone are not made. */
export const documentationContent = path.join(root, 'docs/site/content');

/** Writes the pages and pictures of the site into a content folder. */
export function writeDocumentation(content = documentationContent): void {
  const pages = path.join(content, 'pages');
  for (const name of readdirSync(pages).filter((one) => one !== WRITTEN)) rmSync(path.join(pages, name));
  const all = documentationPages();
  for (const [address, fields] of all)
    writeFileSync(path.join(pages, `${address.slice(1) || 'home'}.yaml`), yamlOf(fields));
  writeFileSync(path.join(content, 'seo.yaml'), stringify(searchTexts(all), { lineWidth: 0 }));
  const pictures = path.join(root, 'docs/pictures');
  // Some are in README.md only.
  const shown = JSON.stringify([...all.values()]);
  for (const name of readdirSync(pictures).filter((one) => shown.includes(`media/${one}`)))
    cpSync(path.join(pictures, name), path.join(content, 'media', name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeDocumentation();
