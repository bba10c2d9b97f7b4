import path from 'node:path';
import type { CheckOptions, CheckResult } from './check.ts';
import { contentMemory, type LazyStamps, lazyStamps } from '../../cache/file-stamps.ts';
import { openRecord, type FolderRecord } from '../../cache/record.ts';
import { textReader } from '../../read/read-source.ts';
import { damagedCache } from '../../rules/words/build.ts';
import { hasEditorSchemas } from '../../tools/editor-schemas/folder.ts';

/** Those that are true of the content; a note on the cache is true of one run. */
export const lasting = (diagnostics: CheckResult['diagnostics']): CheckResult['diagnostics'] =>
  diagnostics.filter(({ code }) => code !== damagedCache.code);

/** What is kept of a check. */
export type Findings = Pick<CheckResult, 'diagnostics' | 'files' | 'sources'>;

/** What a run has at hand of a content folder. */
export interface FolderState {
  readonly stamps: LazyStamps;
  readonly record: FolderRecord;
}

/** A check as it was remembered. */
export function recalledCheck(
  { diagnostics, files, sources }: Findings,
  content: string,
  started: number,
): CheckResult {
  const textOf = textReader(content, sources);
  return { diagnostics, files, parsed: 0, sources, textOf, milliseconds: performance.now() - started };
}

interface StoredCheck extends Findings {
  /** Whether the content had schemas for editors: where they were deleted, the check makes them again. */
  readonly hasSchemas: boolean;
}

/** Returns what `run` finds, or what it found before where no file has changed since. */
export async function rememberCheck(
  options: CheckOptions,
  run: (known: FolderState) => Promise<CheckResult>,
): Promise<CheckResult> {
  const started = performance.now();
  const content = path.resolve(options.content);
  const stamps = lazyStamps(content);
  const record = openRecord('content', content);
  const memory = contentMemory<StoredCheck>({
    record,
    stamps,
    now: options.now,
    further: options.languages?.join() ?? '',
  });
  const { known } = memory;
  if (known && (!known.hasSchemas || hasEditorSchemas(content))) return recalledCheck(known, content, started);
  const result = await run({ stamps, record });
  const { diagnostics, files, sources, timeZone } = result;
  memory.keep({ diagnostics: lasting(diagnostics), files, sources, hasSchemas: hasEditorSchemas(content) }, timeZone);
  return result;
}
