// The difference of two texts as patch, git apply and people read it.
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';

/** Matching more changed lines than these takes longer than it is worth: then all lines count as replaced. */
const MOST_CHANGES = 2000;

type Hunk = StructuredPatch['hunks'][number];

/** The lines of a text, each with its sign, and how many there are. */
function signed(sign: '-' | '+', text: string): readonly [lines: readonly string[], count: number] {
  const lines = text.split('\n').map((line) => `${sign}${line}`);
  const isWhole = text.endsWith('\n');
  const all = isWhole ? lines.slice(0, -1) : [...lines, '\\ No newline at end of file'];
  return [all, lines.length - (isWhole ? 1 : 0)];
}

function replacement(before: string, after: string): Hunk {
  const [[removed, oldLines], [added, newLines]] = [signed('-', before), signed('+', after)];
  return { oldStart: 1, oldLines, newStart: 1, newLines, lines: [...removed, ...added] };
}

/** Returns the difference of two texts of a file, whose name is relative; empty where they are the same. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const [oldName, newName] = [`a/${file}`, `b/${file}`];
  const options = { context: 3, maxEditLength: MOST_CHANGES };
  const patch = structuredPatch(oldName, newName, before, after, undefined, undefined, options) ?? {
    ...{ oldFileName: oldName, newFileName: newName, oldHeader: undefined, newHeader: undefined },
    hunks: [replacement(before, after)],
  };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}
