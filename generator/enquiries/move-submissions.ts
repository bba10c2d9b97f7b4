// Submissions were once kept among the caches, which people delete. What lies there is moved to where they are kept now.
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { appendLine } from '../serve/append-line.ts';
import { storeProblem } from '../serve/store.ts';
import { submissionsFile } from '../serve/submissions-file.ts';

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Adds the lines of a file that another one does not have yet, and removes it when they are on the disk. */
async function pour(from: string, to: string): Promise<void> {
  const present = new Set(existsSync(to) ? linesOf(await readFile(to, 'utf8')) : []);
  const lines = linesOf(await readFile(from, 'utf8')).filter((line) => !present.has(line));
  if (lines.length > 0) await appendLine(path.dirname(to), path.basename(to), lines.join('\n'));
  await rm(from);
}

/**
 * Moves the submissions of one place to another, behind those that are there, and returns whether there were any.
 * Whenever it is stopped, none is lost, and the next call ends the work. Throws the system's error where it cannot.
 */
export async function moveSubmissions(from: string, to: string): Promise<boolean> {
  const [old, file] = [submissionsFile(from), submissionsFile(to)];
  // An older program that still runs may write to the old place meanwhile: it begins a file of its own.
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
