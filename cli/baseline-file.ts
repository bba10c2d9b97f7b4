// The baseline file: plain JSON that is committed and reviewed.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { makeFolder } from '../generator/index.ts';
import type { KnownProblem } from './baseline.ts';
import { UsageError } from './usage-error.ts';

const ABOUT =
  'Problems that were known before; prospectus check reports others only. Written by prospectus check --update-baseline.';

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isKnownProblem(value: unknown): value is KnownProblem {
  if (!isRecord(value)) return false;
  const { code, file, pointer, message, times = 1 } = value;
  return [code, file, pointer, message].every(isText) && Number.isInteger(times) && Number(times) > 0;
}

function problemsIn(text: string): readonly KnownProblem[] | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const problems: unknown = isRecord(data) ? data['problems'] : undefined;
    return Array.isArray(problems) && problems.every(isKnownProblem) ? problems : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a baseline. A missing file is an empty baseline if it `mayBeMissing`. Throws a UsageError if the file is
 * missing otherwise, or is not a baseline.
 */
export function readBaseline(
  named: string,
  { cwd, mayBeMissing }: { readonly cwd: string; readonly mayBeMissing: boolean },
): readonly KnownProblem[] {
  const file = resolve(cwd, named);
  if (!existsSync(file)) {
    if (mayBeMissing) return [];
    throw new UsageError(
      `--baseline: there is no file "${named}". Make it with --baseline ${named} --update-baseline.`,
    );
  }
  const problems = statSync(file).isFile() ? problemsIn(readFileSync(file, 'utf8')) : undefined;
  if (problems) return problems;
  throw new UsageError(
    `--baseline: "${named}" is no baseline, or a broken one. Name another file, or delete it and run with --update-baseline.`,
  );
}

/** Writes a baseline, creating missing folders. Throws a UsageError if the file cannot be written. */
export async function writeBaseline(file: string, problems: readonly KnownProblem[]): Promise<void> {
  try {
    makeFolder(dirname(file));
    await writeFile(file, `${JSON.stringify({ about: ABOUT, problems }, undefined, 2)}\n`);
  } catch {
    throw new UsageError(`--baseline: "${file}" cannot be written. Name a file that can be written.`);
  }
}
