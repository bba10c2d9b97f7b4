// Gives each planned page to React and gathers every file of the site.
import { createHash } from 'node:crypto';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { pageFailed } from '../diagnostics/rules/html.ts';
import type { Outcome, Output, Plan, PlannedPage } from '../model.ts';
import type { PageData, Template } from '../../src/page-props.ts';
import type { DocumentInput } from '../../src/entry-server.tsx';
import { dataFile } from './data-file.ts';
import { makePictures, type PictureSource } from './make-pictures.ts';

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What the render stage needs of the bundled site. */
export interface Renderer {
  readonly version: string;
  render(input: DocumentInput): string;
  assetsOf(template: Template): DocumentInput['assets'];
}

/** A rendered page, with its HTML. */
export interface RenderedPage {
  readonly planned: PlannedPage;
  readonly html: string;
}

export interface Rendered {
  readonly pages: readonly RenderedPage[];
  /** Everything but the pages' HTML and the bundle's files. */
  readonly files: readonly Output[];
}

/** The shell's JSON and the file that holds it; its name changes with its content. */
export function shellFile({ shell }: Plan): Output & { readonly content: string } {
  const content = JSON.stringify(shell);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { file: `assets/shell.${hash}.json`, content };
}

/** A planned page as the site receives it. */
export const pageData = ({ address, head, page }: PlannedPage, version: string): PageData => ({
  version,
  address,
  head,
  page,
});

function renderPages(plan: Plan, renderer: Renderer): Outcome<readonly RenderedPage[]> {
  const pages: RenderedPage[] = [];
  const diagnostics: Diagnostic[] = [];
  const shellUrl = plan.base + shellFile(plan).file;
  for (const planned of [...plan.pages, plan.notFound]) {
    try {
      const page = pageData(planned, renderer.version);
      const html = renderer.render({
        page,
        shell: plan.shell,
        shellUrl,
        assets: renderer.assetsOf(planned.page.template),
      });
      pages.push({ planned, html });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      diagnostics.push(pageFailed({ address: planned.address, reason }, startOf(planned.source)));
    }
  }
  return { value: pages, diagnostics };
}

interface Forward {
  /** Where it leads, with the base. */
  readonly to: string;
  readonly title: string;
  readonly canonical: string;
}

/** A page that forwards to another address without a script. */
function redirectPage({ to, title, canonical }: Forward, { base, shell }: Plan): string {
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<link rel="canonical" href="${canonical}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    '<meta name="robots" content="noindex">',
  ];
  const body = `<p><a href="${to}">${escapeHtml(title)}</a></p>`;
  return `<!doctype html>\n<html lang="${shell.language}" dir="${shell.direction}"><head>${head.join('')}</head><body>${body}</body></html>\n`;
}

function redirectFiles(plan: Plan, version: string): readonly Output[] {
  const byAddress = new Map(plan.pages.map((page) => [page.address, page]));
  return Object.entries(plan.maps.redirects).flatMap(([from, to]) => {
    const target = byAddress.get(to)?.head;
    const forward = { to: plan.base + to.slice(1), title: target?.title ?? to, canonical: target?.canonical ?? to };
    return [
      { file: `${from.slice(1)}.html`, content: redirectPage(forward, plan) },
      { file: dataFile(from), content: JSON.stringify({ version, redirect: to }) },
    ];
  });
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function publishedMaps({ maps, headers }: Plan): readonly Output[] {
  return [
    { file: 'maps/id-to-slug.json', content: json(maps.idToSlug) },
    { file: 'maps/redirects.json', content: json(maps.redirects) },
    { file: 'maps/security.json', content: json(headers) },
  ];
}

/** Every file of the site that needs no rendering: data, shell, redirects, maps and texts. */
export function staticFiles(plan: Plan, version: string): readonly Output[] {
  const data = plan.pages.map((page) => ({
    file: dataFile(page.address),
    content: JSON.stringify(pageData(page, version)),
  }));
  const texts = plan.texts.map(({ file, text }) => ({ file, content: text }));
  return [...data, shellFile(plan), ...redirectFiles(plan, version), ...publishedMaps(plan), ...texts];
}

/** Renders the whole plan; a page that fails is reported with its address, and the others are rendered all the same. */
export async function render(plan: Plan, renderer: Renderer, source?: PictureSource): Promise<Outcome<Rendered>> {
  const { value: pages, diagnostics } = renderPages(plan, renderer);
  const pictures = await makePictures(plan, source);
  return {
    value: { pages, files: [...staticFiles(plan, renderer.version), ...pictures.value] },
    diagnostics: [...diagnostics, ...pictures.diagnostics],
  };
}
