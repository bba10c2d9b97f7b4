// The difference of two texts as patch, git apply and people read it.
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';
import type { FileChange } from '../../generator/index.ts';

/** The lines of a text, each with its sign, and how many there are. */
function signed(sign: '-' | '+', text: string): readonly [lines: readonly string[], count: number] {
  const lines = text.split('\n').map((line) => `${sign}${line}`);
  const isWhole = text.endsWith('\n');
  const all = isWhole ? lines.slice(0, -1) : [...lines, '\\ No newline at end of file'];
  return [all, lines.length - (isWhole ? 1 : 0)];
}

function patchOf([oldName, newName]: readonly [before: string, after: string], before: string, after: string): string {
  // Matching more changed lines takes longer than it is worth: then all lines count as replaced.
  const options = { context: 3, maxEditLength: 2000 };
  const [[removed, oldLines], [added, newLines]] = [signed('-', before), signed('+', after)];
  const patch = structuredPatch(oldName, newName, before, after, undefined, undefined, options) ?? {
    oldFileName: oldName,
    newFileName: newName,
    oldHeader: undefined,
    newHeader: undefined,
    hunks: [{ oldStart: 1, oldLines, newStart: 1, newLines, lines: [...removed, ...added] }],
  };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

/** Returns the difference of two texts of a file, whose name is relative; empty where they are the same. */
export const unifiedDiff = (file: string, before: string, after: string): string =>
  before === after ? '' : patchOf([`a/${file}`, `b/${file}`], before, after);

const named = (name: string, text: string | undefined): string => (text === undefined ? '/dev/null' : name);

/** Returns the difference of files that may be new, gone or renamed; `nameOf` gives the name of a file for people. */
export function changesDiff(changes: readonly FileChange[], nameOf: (file: string) => string): string {
  const gone = new Map(changes.flatMap(({ file, before, after }) => (after === undefined ? [[file, before]] : [])));
  for (const { movedFrom } of changes) if (movedFrom !== undefined) gone.delete(movedFrom);
  const textOf = (file: string): string => changes.find((each) => each.file === file)?.before ?? '';
  return changes
    .filter(({ file, after }) => after !== undefined || gone.has(file))
    .map(({ file, before, after, movedFrom = file, encoding }) => {
      const [from, to] = [`a/${nameOf(movedFrom)}`, `b/${nameOf(file)}`];
      if (encoding) return `Binary files ${named(from, before)} and ${named(to, after)} differ\n`;
      if (movedFrom === file) return patchOf([named(from, before), named(to, after)], before ?? '', after ?? '');
      const header = `diff --git ${from} ${to}\nrename from ${from.slice(2)}\nrename to ${to.slice(2)}\n`;
      return header + (textOf(movedFrom) === after ? '' : patchOf([from, to], textOf(movedFrom), after ?? ''));
    })
    .join('');
}
