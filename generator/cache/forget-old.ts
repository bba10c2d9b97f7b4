import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** When an entry was changed last, in milliseconds; 0 where another process has just removed it. */
const changedAt = (entry: string): number => statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Removes all but the youngest entries of a cache's folder, so that it stays bounded. What is needed again is made again. */
export function forgetOld(folder: string, keep: number): void {
  const entries = readdirSync(folder).map((name) => path.join(folder, name));
  if (entries.length <= keep) return;
  const byAge = entries.map((entry) => ({ entry, at: changedAt(entry) })).sort((a, b) => b.at - a.at);
  for (const { entry } of byAge.slice(keep)) rmSync(entry, { recursive: true, force: true });
}
