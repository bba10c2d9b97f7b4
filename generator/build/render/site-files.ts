// The text files of a site besides its pages, and what pages have in common.
import path from 'node:path';
import { escapeMarkup } from '../../../src/app/html.ts';
import { asHosted } from '../../../src/app/navigation/page-address.ts';
import type { PageData } from '../../../src/app/page.ts';
import { digest } from '../../base/digest.ts';
import { projectFolder } from '../../cache/project-folder.ts';
import type { PlannedFont } from '../../model/theme-properties.ts';
import type { PlannedForward, PlannedPage, PlannedText, SharedPlan } from '../../model/planned.ts';

/** Returns from where a font is copied: the content folder, or the typefaces that come with the tool. */
export const fontPath = ({ from, of }: PlannedFont, content: string): string =>
  of === 'content' ? path.join(content, from) : path.join(projectFolder, 'generator', 'theme', 'typefaces', from);

/** Returns the shell's JSON and its file name, which changes with its content. */
export function shellFile({ shell }: Pick<SharedPlan, 'shell'>): PlannedText {
  const text = JSON.stringify(shell);
  return { file: `assets/shell.${digest(text, 12)}.json`, text };
}

/** Returns a planned page in the form that the site receives. */
export const pageData = ({ address, head, page }: PlannedPage, version: string): PageData => ({
  version,
  address,
  head,
  page,
});

type Shared = Omit<SharedPlan, 'texts'>;

function forwardPage({ to, title, canonical, language }: PlannedForward, plan: Shared): string {
  const { base, policy, languages = [] } = plan;
  const shell = languages.find((one) => one.language === language)?.shell ?? plan.shell;
  const target = base + asHosted(to, shell).slice(1);
  const head = [
    '<meta charset="utf-8">',
    ...(policy === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${policy}">`]),
    `<title>${escapeMarkup(title)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${canonical}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    '<meta name="robots" content="noindex">',
  ];
  const body = `<p><a href="${target}">${escapeMarkup(title)}</a></p>`;
  return `<!doctype html>\n<html lang="${shell.language}" dir="${shell.direction}"><head>${head.join('')}</head><body>${body}</body></html>\n`;
}

function forwardFiles(plan: Shared): readonly PlannedText[] {
  return plan.forwards.map((forward) => ({
    file: `${forward.from.slice(1)}${plan.shell.slash ? '/index' : ''}.html`,
    text: forwardPage(forward, plan),
  }));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function publishedMaps({ maps, hosting: { headers, gone } }: Shared): readonly PlannedText[] {
  return [
    ...(gone.length > 0 ? [{ file: 'maps/gone.json', text: json(gone) }] : []),
    { file: 'maps/id-to-slug.json', text: json(maps.idToSlug) },
    { file: 'maps/redirects.json', text: json(maps.redirects) },
    { file: 'maps/security.json', text: json(headers) },
  ];
}

/** Returns the shell, the pages that redirect, and the maps. */
export function siteFiles(plan: Shared): readonly PlannedText[] {
  const others = (plan.languages ?? []).map(shellFile);
  return [shellFile(plan), ...others, ...forwardFiles(plan), ...publishedMaps(plan)];
}
