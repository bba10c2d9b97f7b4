// The plan as the development server uses it: files are produced on request.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeMarkup } from '../../src/app/html.ts';
import { once } from '../base/memoize.ts';
import type { Excerpt, ShownProblem } from '../../src/app/scripts/live-props.ts';
import { type Diagnostic, mostSeriousFirst, type Location } from '../model/diagnostic.ts';
import { addressIn } from '../model/language-addresses.ts';
import type { SharedInputs } from '../features/shell/page-context.ts';
import { meansIn, withOutputs, type SitePlan } from '../features/shell/plan.ts';
import { NOT_FOUND_ADDRESS } from '../model/reserved-addresses.ts';
import { planUnit, type Unit, type UnitContext } from '../features/shell/units.ts';
import type { PlannedPage } from '../model/planned.ts';
import { fontPath, siteFiles } from '../build/render/site-files.ts';
import { drawnPicture, optimisedPicture, type PictureSource } from '../build/render/make-pictures.ts';
import { pathToFileURL } from 'node:url';
import type { CheckResult } from '../build/pipeline/check.ts';

// Problems as an open page shows them: the place, the lines around it, what is wrong and what to do. The gravest are first.

function excerptOf(text: string | undefined, { start, end }: Location): Excerpt | undefined {
  if (text === undefined) return undefined;
  const all = text.split(/\r?\n/);
  const first = Math.max(1, start.line - 1);
  const lines = all.slice(first - 1, start.line + 1).map((line) => line.slice(0, 2000));
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : (all[start.line - 1]?.length ?? from);
  return { first, lines, row: start.line - first, from, to: Math.max(from, to) };
}

/** Returns what open pages show of a check: no notes, and not more than can be read. */
export function shownProblems(
  { diagnostics, textOf }: Pick<CheckResult, 'diagnostics' | 'textOf'>,
  content: string,
): readonly ShownProblem[] {
  return (
    mostSeriousFirst(diagnostics)
      .filter(({ severity }) => severity !== 'info')
      // With more problems than this, an author corrects the first ones and saves.
      .slice(0, 30)
      .map(({ code, severity, message, advice, location }) => {
        const excerpt = excerptOf(textOf(location.file), location);
        const place = `${location.file}:${location.start.line}:${location.start.column}`;
        const editor = `vscode://file${pathToFileURL(path.join(content, place)).pathname}`;
        return { code, severity, message, advice, place, editor, ...(excerpt ? { excerpt } : {}) };
      })
  );
}

type MadeFiles = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/** Returns what produces a file of the site, by its path from the root; undefined where there is none. */
export type DevFiles = (file: string) => ReturnType<MadeFiles['get']>;

/** The source of pages: a unit is planned when one of its pages is requested. */
export interface DevSite extends UnitContext {
  readonly plan: SitePlan;
}

/** The means by which a unit is planned: those of its language. */
const meansFor = ({ site: own }: Unit, site: DevSite): UnitContext => (own ? meansIn(own.shared, site) : site);

type DevFilesOptions = { readonly site: DevSite; readonly source: PictureSource };

function allFiles({ site, source }: DevFilesOptions): MadeFiles {
  const plan = withOutputs(site.plan);
  const files = new Map<string, () => Promise<string | Uint8Array>>();
  for (const { file, text } of [...siteFiles(plan), ...plan.texts]) files.set(file, async () => text);
  for (const picture of plan.pictures) files.set(picture.file, () => drawnPicture(picture, source.cache));
  for (const variant of plan.variants) files.set(variant.file, () => optimisedPicture(variant, source));
  for (const file of plan.media) files.set(file, () => readFile(path.join(source.content, file)));
  for (const font of plan.fonts ?? []) files.set(font.file, () => readFile(fontPath(font, source.content)));
  for (const unit of plan.units)
    for (const file of unit.drawings)
      files.set(file, async () => {
        const drawing = planUnit(unit.inputs(), meansFor(unit, site)).pictures.find((picture) => picture.file === file);
        return drawing ? drawnPicture(drawing, source.cache) : '';
      });
  return files;
}

/** Returns the files of a site except its pages. They are listed for the first request: most states of an edit have none. */
export function devFiles(options: DevFilesOptions): DevFiles {
  const files = once(() => allFiles(options));
  return (file) => files().get(file);
}

interface FoundPage {
  readonly planned: PlannedPage;
  readonly shared: SharedInputs;
  readonly status: 200 | 404;
}

/** Returns the page at an address, or the not-found page of its language if there is none. */
export function pageAt(site: DevSite, address: string): FoundPage {
  const { plan } = site;
  const found = (at: string, status: FoundPage['status']): FoundPage | undefined => {
    const unit = plan.units.find(({ addresses }) => addresses.includes(at));
    const folder = unit?.site?.shared.languages?.folder ?? '';
    const pages = unit ? planUnit(unit.inputs(), meansFor(unit, site)).pages : [];
    const planned = pages.find((page) => addressIn(folder, page.address) === at);
    return unit && planned && { planned, shared: unit.site?.shared ?? plan.shared, status };
  };
  const missing = { planned: plan.notFound(), shared: plan.shared, status: 404 } as const;
  const [, first = ''] = address.split('/');
  const isLanguage = plan.languages?.some(({ language }) => language === first);
  return found(address, 200) ?? (isLanguage ? found(`/${first}${NOT_FOUND_ADDRESS}`, 404) : undefined) ?? missing;
}

/** Returns the errors of a check as plain text. */
export function problemsText({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const textOf = ({ message, advice, location: { file, start } }: Diagnostic): string =>
    `${file}:${start.line}:${start.column}\n${message}\n${advice}`;
  return errors.map(textOf).join('\n\n');
}

/** Returns a page with a text in place of one that cannot be shown; `live` reloads it with the version after this one. */
export function problemsPage(text: string, version: string, live: string): string {
  const looks =
    'pre { margin: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 16px/1.5 system-ui, sans-serif }';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prospectus</title><style>${looks}</style><script type="application/json" id="page-data">{"version":"${version}"}</script><script type="module" src="${live}"></script></head><body><pre>${escapeMarkup(text)}</pre></body></html>`;
}
