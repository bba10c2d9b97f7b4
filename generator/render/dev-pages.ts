// The plan as a development server shows it: files are made when they are asked for.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Plan, PlannedPage } from '../planned.ts';
import { drawnPicture, optimisedPicture, type PictureSource } from './make-pictures.ts';
import { dataFile } from './data-file.ts';
import { pageData, siteFiles } from './site-files.ts';

/** The files of the site, by path from its root, each made when it is asked for. */
export type DevFiles = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/** Everything of a plan but its pages. */
export function staticOutputs(plan: Plan, version: string, source: PictureSource): DevFiles {
  const texts = siteFiles(plan, version).map(({ file, text }) => [file, () => Promise.resolve(text)] as const);
  const data = plan.pages.map(
    (page) => [dataFile(page.address), () => Promise.resolve(JSON.stringify(pageData(page, version)))] as const,
  );
  const pictures = [
    ...plan.pictures.map((picture) => [picture.file, () => drawnPicture(picture, source.cache)] as const),
    ...plan.variants.map((variant) => [variant.file, () => optimisedPicture(variant, source)] as const),
  ];
  const media = plan.media.map((file) => [file, () => readFile(path.join(source.content, file))] as const);
  return new Map([...texts, ...data, ...pictures, ...media]);
}

/** The page of an address; the not-found page where there is none. */
export function pageIn(
  { pages, notFound }: Plan,
  address: string,
): { readonly planned: PlannedPage; readonly status: 200 | 404 } {
  const planned = pages.find((page) => page.address === address);
  return planned ? { planned, status: 200 } : { planned: notFound, status: 404 };
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
