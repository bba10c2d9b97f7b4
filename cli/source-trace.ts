// The program runs compiled. A stack trace is to name the sources, but to load source maps with every command would
// slow its start: only when a trace is about to be printed are its positions looked up in the maps of their files.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A position in a compiled module: the URL of its file, whatever query it was loaded with, line and column, 1-based. */
const POSITION = /(file:\/\/\S+?\.mjs)(?:\?\w+)?:(\d+):(\d+)/g;

/** The source map beside a compiled file; undefined where there is none, as for a library's. */
function mapOf(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/** Replaces every position in a compiled file by that in its source, where a source map knows it. */
function mapTrace(text: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return text.replaceAll(POSITION, (compiled, ...[url, line, column]: [string, string, string]) => {
    if (!maps.has(url)) maps.set(url, mapOf(url));
    const found = maps.get(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return compiled;
    const source = fileURLToPath(new URL(found.originalSource, url));
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/** Returns what to print of a fault: its stack trace with positions in the sources, or whatever was thrown. */
export const traceOf = (error: unknown): string =>
  mapTrace(error instanceof Error ? (error.stack ?? error.message) : String(error));
