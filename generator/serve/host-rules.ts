// What a built site requires of its host besides files: the base that it was built for, its redirects and its headers.
// They are read at each request, so that a rebuilt site is previewed without a restart.
import type { HostAnswers } from '../model/hosting.ts';
import { isGroup } from '../base/objects.ts';
import { parsedJson } from '../base/try-to.ts';
import { readStaticFile } from './static-files.ts';

// The address to which forms post is open to everyone. What is kept has the fields of a form of this site: everything else
// is left out, and only counted, so that neither made-up names nor what a provider has stopped asking for are stored. A
// message with a field too many is not refused: it may come from a page that was opened before the form was changed.

/** The names that each type of submission may carry. */
export type AcceptedNames = Readonly<Record<string, readonly string[]>>;

/** Returns the part of a submission that a form of the site sends, or why there is none; without forms to compare, all. */
export function acceptedPart(
  submission: Readonly<Record<string, unknown>>,
  forms: AcceptedNames | undefined,
): { readonly submission: Readonly<Record<string, unknown>>; readonly ignored: readonly string[] } | 'unknown form' {
  if (!forms) return { submission, ignored: [] };
  const { formType } = submission;
  const names = typeof formType === 'string' && Object.hasOwn(forms, formType) ? forms[formType] : undefined;
  if (!names) return 'unknown form';
  const kept = Object.entries(submission).filter(([name]) => names.includes(name));
  const ignored = Object.keys(submission).filter((name) => !names.includes(name));
  return { submission: Object.fromEntries(kept), ignored };
}

/** The rules of one built site. */
export interface HostRules {
  /** With a leading and a trailing slash. */
  readonly base: string;
  readonly redirects: Readonly<Record<string, string>>;
  /** Addresses that were removed, without the base. */
  readonly gone: ReadonlySet<string>;
  /** Header name to value, for every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the host answers where hosts differ. */
  readonly answers: HostAnswers;
}

async function readJson(folder: string, file: string): Promise<unknown> {
  const found = await readStaticFile(folder, file);
  return found && parsedJson(found.body.toString('utf8'));
}

/** Reads what the forms of a built site send; undefined for a site that does not say so. */
export async function readAcceptedNames(folder: string): Promise<AcceptedNames | undefined> {
  const data = await readJson(folder, 'maps/forms.json');
  if (!isGroup(data)) return undefined;
  return Object.fromEntries(Object.entries(data).filter(([, names]) => Array.isArray(names))) as AcceptedNames;
}

async function readRecord(folder: string, file: string): Promise<Readonly<Record<string, string>>> {
  const data = await readJson(folder, file);
  if (!isGroup(data)) return {};
  return Object.fromEntries(Object.entries(data).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** Reads the rules that a build wrote into its folder; a missing or damaged file means no rules of that kind. */
export async function readHostRules(folder: string, answers: HostAnswers): Promise<HostRules> {
  const [marker, redirects, headers, gone] = await Promise.all([
    readRecord(folder, '.prospectus.json'),
    readRecord(folder, 'maps/redirects.json'),
    readRecord(folder, 'maps/security.json'),
    readJson(folder, 'maps/gone.json'),
  ]);
  return { base: marker['base'] ?? '/', redirects, headers, gone: new Set(Array.isArray(gone) ? gone : []), answers };
}
