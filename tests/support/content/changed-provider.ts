// The tiny provider with changed files, checked and planned as a build would, for tests of single fields.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import type { Diagnostic } from '../../../generator/model/diagnostic.ts';
import type { PlannedPage } from '../../../generator/model/planned.ts';
import { planOf } from '../../../generator/build/pipeline/check.ts';
import { site, type Files } from './site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

/** The moment of the checks: before every session of the tiny provider. */
const NOW = new Date('2026-01-01T12:00:00Z');

/** Returns a file of the tiny provider with other values in some fields; undefined removes one. */
export function edited(file: string, fields: Readonly<Record<string, unknown>>): Files {
  const document = parseDocument(readFileSync(`${tiny}/${file}`, 'utf8'));
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) document.delete(field);
    else document.set(field, document.createNode(value));
  }
  return { [file]: document.toString() };
}

/** Returns a schedule of these sessions, each as it is written within braces. */
export const scheduled = (...sessions: readonly string[]): Files => ({
  'schedule.yaml': `sessions: [${sessions.map((session) => `{ ${session} }`).join(', ')}]\n`,
});

/** What the check of a changed provider finds, and the pages that it has. */
export interface ChangedProvider {
  readonly diagnostics: readonly Diagnostic[];
  /** The codes of what was found. */
  readonly codes: readonly string[];
  readonly pageAt: (address: string) => PlannedPage | undefined;
  /** Another file of the site as text. */
  readonly fileAt: (file: string) => string | undefined;
}

/** Checks and plans the tiny provider with other files. */
export async function changedProvider(files: Files, now = NOW): Promise<ChangedProvider> {
  const { plan, diagnostics } = await planOf({
    content: site({ 'addresses.yaml': undefined, ...files }, tiny),
    now,
    base: '/',
  });
  return {
    diagnostics,
    codes: diagnostics.map(({ code }) => code),
    pageAt: (address) => plan?.pages.find((page) => page.address === address),
    fileAt: (file) => plan?.texts.find((text) => text.file === file)?.text,
  };
}
