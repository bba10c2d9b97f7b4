// Submissions used to be stored among the caches, which people delete. This moves them to where they are stored now.
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { appendLine } from '../serve/append-line.ts';
import { storeProblem } from '../serve/store.ts';
import { submissionsFile } from '../serve/submissions-file.ts';

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Appends the lines that the other file does not have yet, and removes the source once they are on the disk. */
async function pour(from: string, to: string): Promise<void> {
  const present = new Set(existsSync(to) ? linesOf(await readFile(to, 'utf8')) : []);
  const lines = linesOf(await readFile(from, 'utf8')).filter((line) => !present.has(line));
  if (lines.length > 0) await appendLine(path.dirname(to), path.basename(to), lines.join('\n'));
  await rm(from);
}

/**
 * Moves submissions from one place to another, after those already there, and returns whether there were any. It can be
 * interrupted at any time: no submission is lost, and the next call completes the move. Throws the system's error if it
 * cannot.
 */
export async function moveSubmissions(from: string, to: string): Promise<boolean> {
  const [old, file] = [submissionsFile(from), submissionsFile(to)];
  // A running older program may write to the old place meanwhile: it starts a new file.
  const taken = `${old}.moving`;
  const [isHalfMoved, isThere] = [existsSync(taken), existsSync(old)];
  if (!isHalfMoved && !isThere) return false;
  const problem = storeProblem(file);
  if (problem !== undefined) throw problem;
  if (isHalfMoved) await pour(taken, file);
  if (isThere) await rename(old, taken);
  if (isThere) await pour(taken, file);
  return true;
}
