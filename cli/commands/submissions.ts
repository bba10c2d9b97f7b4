// Where submissions are stored: the flag for it, and the message in the terminal if storing fails.
import { relative, resolve, sep } from 'node:path';
import { Option } from 'commander';
import type { Io } from '../io.ts';
import { refusalOf, UsageError } from '../failures.ts';
import { isWithin } from './options.ts';

const FOLDER = 'submissions';
/** The folder of caches, which people delete. */
const CACHES = '.prospectus';

/** Returns the flag for the place of the submissions. */
export const submissionsOption = (): Option =>
  new Option(
    '--submissions <place>',
    'where what visitors send with the forms is kept: a folder, or a file that ends in .jsonl',
  ).default(FOLDER);

/** Returns in plain words why submissions cannot be stored, and what to do. */
export function reasonOf(error: unknown): string {
  const refusal = refusalOf(error) ?? (error instanceof Error ? error.message : String(error));
  return refusal.includes('. ') ? refusal : `${refusal}. Give another place with --submissions`;
}

/** Where submissions are stored. */
interface Submissions {
  /** Absolute: a folder, or a file that ends in .jsonl. */
  readonly place: string;
  /** Reports in one line why they cannot be stored. */
  readonly onLost: (error: unknown) => void;
}

/** Returns where submissions are stored, and prints it. Throws a UsageError for a place that is not safe. */
export async function openSubmissions(io: Io, named: string, out?: string): Promise<Submissions> {
  const place = resolve(io.cwd, named);
  if (out !== undefined && isWithin(place, out)) {
    throw new UsageError(
      `--submissions: "${named}" is in the built site, so visitors could read it. Use another folder.`,
    );
  }
  if (relative(io.cwd, place).split(sep).includes(CACHES))
    throw new UsageError(`--submissions: "${named}" is a place for caches, which may be deleted. Use another folder.`);
  const { storeProblem } = await import('../../generator/index.ts');
  const onLost = (error: unknown): void =>
    io.err(
      `prospectus: enquiries cannot be kept in ${named}: ${reasonOf(error)}. Until then, visitors read that their message was not sent.\n`,
    );
  const problem = await storeProblem(place);
  if (problem === undefined) io.err(`What visitors send with the forms is kept in ${named}.\n`);
  else onLost(problem);
  return { place, onLost };
}
