import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckOptions, CheckResult } from './check.ts';
import { contentMemory } from '../cache/content-memory.ts';
import { type LazyStamps, lazyStamps } from '../cache/file-stamps.ts';
import { readableText } from '../load/decode-text.ts';

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
  return { diagnostics, files, parsed: 0, sources, textOf, milliseconds: performance.now() - started };
}

/** Returns what `run` finds, or what it found before where no file has changed since. */
export async function rememberCheck(
  options: CheckOptions,
  run: (stamps: LazyStamps) => Promise<CheckResult>,
): Promise<CheckResult> {
  const started = performance.now();
  const content = path.resolve(options.content);
  const stamps = lazyStamps(content);
  const memory = contentMemory<Findings>({ content, stamps, now: options.now, cache: 'checks', out: '', further: '' });
  if (memory.known) return recalledCheck(memory.known, content, started);
  const result = await run(stamps);
  const { diagnostics, files, sources, timeZone } = result;
  memory.keep({ diagnostics, files, sources }, timeZone);
  return result;
}
