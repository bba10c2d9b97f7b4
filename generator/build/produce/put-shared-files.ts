// Everything of a site that belongs to no unit.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic, type Location } from '../../model/diagnostic.ts';
import { damagedCache, foreignFile } from '../../rules/words/build.ts';
import { digest } from '../../base/digest.ts';
import type { PlannedText } from '../../model/planned.ts';
import { fontPath, siteFiles } from '../render/site-files.ts';
import { putPictures, type MakePictures, type PictureWork, type PutFile } from '../render/make-pictures.ts';
import { openPictureCache, pictureCacheFolder } from '../render/picture-cache.ts';
import { isHashed, writeFileInto } from '../write/manifest.ts';
import type { PlannedSite, SiteWork, HostNote } from './site-work.ts';
import { makePicturesTask } from './tasks.ts';
import { writeFileSync } from 'node:fs';
import { makeFolder, textOf } from '../../base/disk.ts';
import { hostLimit, notRedirected, noReceiver } from '../../rules/words/site.ts';
import { excessOf, NOTE } from '../../hosts/host.ts';
import type { SiteSize } from '../../model/hosting.ts';
import { hostsWithoutReceiver } from '../../hosts/hosts.ts';
import { hasErrors } from '../../rules/arrange.ts';
import type { Outcome } from '../../model/content.ts';
import { canRedirect } from '../../model/old-addresses.ts';
import { explainFailure } from '../write/write-problem.ts';

/** Puts files into a release; those of the live site that were made under the same key are taken from there. */
function createPut({ release, published }: Pick<PlannedSite, 'release' | 'published'>): PutFile {
  return async (file, key, make) => {
    published.add(file);
    if (release.keep([file], key)) return;
    release.wrote(file, { ...writeFileInto(release.folder, file, await make()), hash: key });
  };
}

/** Puts a file into a release. Where its name is a hash of its content, that need not be made or read. */
async function putContent(work: SiteWork, file: string, read: () => Promise<string | Uint8Array>): Promise<void> {
  const put = createPut(work);
  if (isHashed(file)) return put(file, file, read);
  const content = await read();
  return put(file, digest(content), async () => content);
}

/** Puts a text into a release. */
export const putText = (work: SiteWork, planned: PlannedText): Promise<void> =>
  putContent(work, planned.file, async () => planned.text);

async function putCopies(work: SiteWork): Promise<void> {
  const { plan, files, content } = work;
  const media = plan.media.map((file) => ({ file, from: path.join(content, file) }));
  const fonts = (plan.fonts ?? []).map((font) => ({ file: font.file, from: fontPath(font, content) }));
  const copies = [...files.files, ...media, ...fonts];
  for (const { file, from } of copies) await putContent(work, file, () => readFile(from));
}

/** Takes what belongs to no unit from the live site, where only texts of courses have changed; returns whether all is there. */
export function takeShared({ isSame, memory, release, published }: SiteWork): boolean {
  const files = isSame ? memory.targets?.files : undefined;
  if (!files || !release.keep(files)) return false;
  for (const file of files) published.add(file);
  return true;
}

/** Puts everything into the release that belongs to no unit, but for the pictures; only copies where the rest was taken. */
export function putSharedFiles(work: SiteWork, isTaken: boolean): Promise<void> {
  const { plan, stopwatch, hostFiles } = work;
  const hosted = hostFiles.filter(({ place }) => place === 'site');
  return stopwatch.time('files', async () => {
    const texts = isTaken ? [] : [siteFiles({ ...plan, ...plan.outputs() }), plan.texts(), hosted];
    for (const some of texts) for (const text of some) await putText(work, text);
    await putCopies(work);
  });
}

/** How pictures of a site are made into the cache: by worker processes, one for each core. */
function createMake({ content, now, pool, stopwatch }: PlannedSite): MakePictures {
  const make = async (work: PictureWork): Promise<void> => {
    // What fails there fails here as well, and is reported from here.
    await pool.run(makePicturesTask, { content, work, now: now.toISOString() }).catch(() => undefined);
  };
  return async (work) => {
    // Painting one drawing takes less time than starting processes.
    if ('file' in work) return pool.isRunning() ? make(work) : undefined;
    return stopwatch.timePicture(work[0]?.from ?? '', () => make(work));
  };
}

/** Puts the pictures into the release that belong to no unit. They can be made while the code is still bundled. */
export function putSharedPictures(work: PlannedSite): Promise<readonly Diagnostic[]> {
  const { content, now, pool, stopwatch, onPictures } = work;
  const plan = work.plan.outputs();
  const put = createPut(work);
  const all = plan.pictures.length + plan.variants.length;
  let done = 0;
  const putCounted: PutFile = async (file, key, make) => {
    await put(file, digest(key), make);
    done += 1;
    onPictures?.({ done, all });
  };
  let isDamaged = false;
  const onDamaged = (): void => {
    isDamaged = true;
  };
  const cache = openPictureCache({ folder: pictureCacheFolder, now: () => now, onDamaged });
  const own = { content, cache };
  const options = pool.size === 0 ? own : { ...own, make: createMake(work), atOnce: pool.size };
  return stopwatch.time('pictures', async () => {
    const diagnostics = await putPictures(plan, options, putCounted);
    return isDamaged ? [...diagnostics, damagedCache({ what: 'pictures' }, startOf(''))] : diagnostics;
  });
}

// What hosts read outside the published site, such as a file for nginx. It is not in the output folder: everything there
// can be requested.

/** Whether a file was not written by the tool: its files say so themselves, but for JSON, which has no comments. */
const isForeign = (known: string, text: string): boolean =>
  known !== text && text.includes(NOTE) && !known.includes(NOTE);

/** Writes a file where it differs from what is there; returns what prevents it. */
function put(hosting: string, { file, text }: PlannedText): Diagnostic | undefined {
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

const limitsOf = ({ hosts, plan, content }: SiteWork, size: SiteSize): readonly Diagnostic[] =>
  hosts.flatMap((host) => [
    ...host.limits(plan.hosting).map((one) => hostLimit({ host: host.title, ...one }, placeOfOld(content))),
    ...excessOf(host, size).map((one) => hostLimit({ host: host.title, ...one }, startOf('site.yaml'))),
  ]);

/** The old addresses that hosts cannot redirect. A site for no host in particular has pages that redirect, and nothing else. */
function notRedirectedOn({ hosts, content, plan: { hosting } }: SiteWork): readonly Diagnostic[] {
  const { moved = [] } = hosting;
  const unnamed = { title: 'none', answers: { others: undefined } };
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
