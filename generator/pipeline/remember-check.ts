import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckOptions, CheckResult } from './check.ts';
import { contentMemory } from '../cache/content-memory.ts';
import { damagedCache } from '../diagnostics/rules/cache.ts';
import { type LazyStamps, lazyStamps } from '../cache/file-stamps.ts';
import { readableText } from '../load/decode-text.ts';

/** Those that are true of the content; a note on the cache is true of one run. */
export const lasting = (diagnostics: CheckResult['diagnostics']): CheckResult['diagnostics'] =>
  diagnostics.filter(({ code }) => code !== damagedCache.code);

/** What is kept of a check. */
export type Findings = Pick<CheckResult, 'diagnostics' | 'files' | 'sources'>;

/** A check as it was remembered. */
export function recalledCheck(
  { diagnostics, files, sources }: Findings,
  content: string,
  started: number,
): CheckResult {
  const textOf = (name: string): string | undefined =>
    sources.includes(name) ? readableText(readFileSync(path.join(content, name))) : undefined;
  return { diagnostics, files, sources, textOf, milliseconds: performance.now() - started };
}

/** Returns what `run` finds, or what it found before where no file has changed since. */
export async function rememberCheck(
  options: CheckOptions,
  run: (stamps: LazyStamps) => Promise<CheckResult>,
): Promise<CheckResult> {
  const started = performance.now();
  const content = path.resolve(options.content);
  const stamps = lazyStamps(content);
  const memory = contentMemory<Findings>({ content, stamps, now: options.now, cache: 'checks', name: '', further: '' });
  if (memory.known) return recalledCheck(memory.known, content, started);
  const result = await run(stamps);
  const { diagnostics, files, sources, timeZone } = result;
  memory.keep({ diagnostics: lasting(diagnostics), files, sources }, timeZone);
  return result;
}
