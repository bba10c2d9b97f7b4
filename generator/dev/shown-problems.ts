// Problems as an open page shows them: the place, the lines around it, what is wrong and what to do. The gravest are first.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { CheckResult } from '../build/pipeline/check.ts';

/** Lines of a content file with the place in them. */
export interface Excerpt {
  /** The number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
  /** The line of the place, as an index of `lines`, and its part, by offsets from 0. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** A problem as an open page shows it. */
export interface ShownProblem extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'advice'> {
  /** The file below the content folder, with line and column. */
  readonly place: string;
  /** The URL that opens the place in Visual Studio Code. */
  readonly editor: string;
  /** Absent where there is no text, such as of a picture. */
  readonly excerpt?: Excerpt;
}

/** With more problems than this, an author corrects the first ones and saves. */
const MAX_SHOWN = 30;
/** Longer lines are cut around the place. */
const MAX_LINE = 2000;

const order = { error: 0, warning: 1, info: 2 } as const;

function excerptOf(text: string | undefined, { start, end }: Location): Excerpt | undefined {
  if (text === undefined) return undefined;
  const all = text.split(/\r?\n/);
  const first = Math.max(1, start.line - 1);
  const lines = all.slice(first - 1, start.line + 1).map((line) => line.slice(0, MAX_LINE));
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : (all[start.line - 1]?.length ?? from);
  return { first, lines, row: start.line - first, from, to: Math.max(from, to) };
}

/** Returns what open pages show of a check: no notes, and not more than can be read. */
export function shownProblems(
  { diagnostics, textOf }: Pick<CheckResult, 'diagnostics' | 'textOf'>,
  content: string,
): readonly ShownProblem[] {
  return diagnostics
    .filter(({ severity }) => severity !== 'info')
    .toSorted((a, b) => order[a.severity] - order[b.severity])
    .slice(0, MAX_SHOWN)
    .map(({ code, severity, message, advice, location }) => {
      const excerpt = excerptOf(textOf(location.file), location);
      const place = `${location.file}:${location.start.line}:${location.start.column}`;
      const editor = `vscode://file${pathToFileURL(path.join(content, place)).pathname}`;
      return { code, severity, message, advice, place, editor, ...(excerpt ? { excerpt } : {}) };
    });
}
