// The plan as a development server shows it: files are made when they are asked for.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SitePlan } from '../plan/plan.ts';
import { planUnit, type Unit, type UnitContext } from '../plan/units.ts';
import type { PlannedPage } from '../model/planned.ts';
import { drawnPicture, optimisedPicture, type PictureSource } from '../render/make-pictures.ts';
import { dataFile } from '../render/data-file.ts';
import { pageData, siteFiles } from '../render/site-files.ts';

/** The files of the site, by path from its root, each made when it is asked for. */
export type DevFiles = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/** What pages are shown from: units are planned when one of their pages is asked for. */
export interface DevSite extends UnitContext {
  readonly plan: SitePlan;
}

function pageOf(unit: Unit, address: string, site: DevSite): PlannedPage {
  return planUnit(unit.inputs(), site).pages.find((page) => page.address === address) ?? site.plan.notFound();
}

async function drawingOf(unit: Unit, file: string, { site, source }: DevOptions): Promise<string | Uint8Array> {
  const drawing = planUnit(unit.inputs(), site).pictures.find((picture) => picture.file === file);
  return drawing ? drawnPicture(drawing, source.cache) : '';
}

/** A site as it is shown, and where its pictures are. */
interface DevOptions {
  readonly site: DevSite;
  readonly version: string;
  readonly source: PictureSource;
}

/** Everything of a site but its pages. */
export function devFiles({ site, version, source }: DevOptions): DevFiles {
  const { plan } = site;
  const files = new Map<string, () => Promise<string | Uint8Array>>();
  for (const { file, text } of siteFiles(plan, version)) files.set(file, async () => text);
  for (const picture of plan.pictures) files.set(picture.file, () => drawnPicture(picture, source.cache));
  for (const variant of plan.variants) files.set(variant.file, () => optimisedPicture(variant, source));
  for (const file of plan.media) files.set(file, () => readFile(path.join(source.content, file)));
  for (const unit of plan.units) {
    for (const address of unit.addresses) {
      files.set(dataFile(address), async () => JSON.stringify(pageData(pageOf(unit, address, site), version)));
    }
    for (const file of unit.drawings) files.set(file, () => drawingOf(unit, file, { site, version, source }));
  }
  return files;
}

/** The page of an address; the not-found page where there is none. */
export function pageAt(site: DevSite, address: string): { readonly planned: PlannedPage; readonly status: 200 | 404 } {
  const unit = site.plan.units.find(({ addresses }) => addresses.includes(address));
  const planned = unit ? pageOf(unit, address, site) : site.plan.notFound();
  return { planned, status: planned.address === address ? 200 : 404 };
}

interface Checked {
  readonly diagnostics: readonly Diagnostic[];
}

/** The errors of a check as plain text, one after the other. */
export function problemsText({ diagnostics }: Checked): string {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ message, advice, location: { file, start } }) =>
        `${file}:${start.line}:${start.column}\n${message}\n${advice}`,
    )
    .join('\n\n');
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const reloadWhenMended =
  "import { createHotContext } from '/@vite/client'; createHotContext('/problems').on('prospectus:saved', () => location.reload());";

/** A page for the time before the content was ever without errors; it follows the overlay's messages. */
export function problemsPage(checked: Checked): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Prospectus</title><script type="module">${reloadWhenMended}</script></head><body><pre>${escapeHtml(problemsText(checked))}</pre></body></html>`;
}
