// What hosts read outside the published site, such as a file for nginx. It is not in the output folder: everything there
// can be requested.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../base/disk.ts';
import { hostLimit, notRedirected, noReceiver } from '../../rules/words/site.ts';
import { foreignFile } from '../../rules/words/build.ts';
import { excessOf, NOTE, type SiteSize } from '../../hosts/host.ts';
import { hostsWithoutReceiver } from '../../hosts/hosts.ts';
import { hasErrors } from '../../rules/arrange.ts';
import type { Outcome } from '../../model/content.ts';
import { canRedirect } from '../../model/old-addresses.ts';
import { startOf, type Diagnostic, type Location } from '../../model/diagnostic.ts';
import { explainFailure } from '../write/write-problem.ts';
import type { HostNote, SiteWork } from './site-work.ts';

/** The text of a file; undefined where there is none. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether a file was not written by the tool: its files say so themselves, but for JSON, which has no comments. */
const isForeign = (known: string, text: string): boolean =>
  known !== text && text.includes(NOTE) && !known.includes(NOTE);

interface Wanted {
  readonly file: string;
  readonly text: string;
}

/** Writes a file where it differs from what is there; returns what prevents it. */
function put(hosting: string, { file, text }: Wanted): Diagnostic | undefined {
  const place = path.join(hosting, file);
  const known = textOf(place);
  if (known === text) return undefined;
  if (known !== undefined && isForeign(known, text)) return foreignFile({ folder: hosting, file }, startOf(''));
  try {
    makeFolder(path.dirname(place));
    writeFileSync(place, text);
    return undefined;
  } catch (error) {
    return explainFailure(error, hosting);
  }
}

/** Where an old address is written; the file of old addresses where it is not found as it is. */
export function placeOfOld(content: string, from = ''): Location {
  const files = ['redirects.yaml', 'redirects.csv'].map((file) => ({ file, text: textOf(path.join(content, file)) }));
  for (const { file, text = '' } of files) {
    const lines = text.split(/\r?\n/);
    const row = lines.findIndex((line) => line.split(/[\s,;"'{}]+/).includes(from));
    const line = row + 1;
    const column = (lines[row]?.indexOf(from) ?? 0) + 1;
    if (from !== '' && row !== -1)
      return { ...startOf(file), start: { line, column }, end: { line, column: column + from.length } };
  }
  return startOf(files.find(({ text }) => text !== undefined)?.file ?? 'redirects.yaml');
}

/** Where the hosts cannot take all that the site asks for. */
const limitsOf = ({ hosts, plan, content }: SiteWork, size: SiteSize): readonly Diagnostic[] =>
  hosts.flatMap((host) => [
    ...host.limits(plan.hosting).map((one) => hostLimit({ host: host.title, ...one }, placeOfOld(content))),
    ...excessOf(host, size).map((one) => hostLimit({ host: host.title, ...one }, startOf('site.yaml'))),
  ]);

/** The old addresses that hosts cannot redirect. A site for no host in particular has pages that lead on, and nothing else. */
function notRedirectedOn({ hosts, content, plan: { hosting } }: SiteWork): readonly Diagnostic[] {
  const { moved = [] } = hosting;
  const unnamed = { title: 'A site without a named host', answers: { others: undefined } };
  return (hosts.length > 0 ? hosts : [unnamed]).flatMap(({ title, answers: { others } }) => {
    const addresses = moved.filter((redirect) => !canRedirect(others, redirect)).map(({ from }) => from);
    return addresses.length === 0 ? [] : [notRedirected({ host: title, addresses }, placeOfOld(content, addresses[0]))];
  });
}

/** Of hosts that only the command names: where the forms cannot be received. */
const unreceivedOf = ({ hosts, site: { settings, forms } }: SiteWork): readonly Diagnostic[] =>
  hostsWithoutReceiver(
    hosts.filter(({ name }) => !settings.hosts?.some((chosen) => chosen === name)),
    forms.endpoints,
  ).map(({ title }) => noReceiver({ host: title, url: forms.endpoints[0]?.url ?? '' }, startOf('forms.yaml')));

/** Writes what hosts read outside the site. Returns what was written, and what the hosts cannot do. */
export function putBesideSite(work: SiteWork, size: SiteSize): Outcome<readonly HostNote[]> {
  const { hosting, hosts, hostFiles } = work;
  const wanted = hostFiles.filter(({ place }) => place === 'beside');
  const problems = wanted.flatMap((file) => put(hosting, file) ?? []);
  const titles = new Map(hosts.map(({ name, title }) => [name, title]));
  const notes = wanted.map(({ host, file }) => ({ host: titles.get(host) ?? host, file: path.join(hosting, file) }));
  return {
    value: hasErrors(problems) ? [] : notes,
    diagnostics: [...problems, ...limitsOf(work, size), ...notRedirectedOn(work), ...unreceivedOf(work)],
  };
}
