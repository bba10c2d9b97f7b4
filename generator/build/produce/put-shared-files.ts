// Everything of a site that belongs to no unit.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { damagedCache } from '../../rules/words/build.ts';
import { digest } from '../../base/digest.ts';
import type { PlannedText } from '../../model/planned.ts';
import { fontPath, siteFiles } from '../render/site-files.ts';
import { putPictures, type MakePictures, type PictureWork, type PutFile } from '../render/make-pictures.ts';
import { openPictureCache, pictureCacheFolder } from '../render/picture-cache.ts';
import { withOutputs } from '../../features/shell/plan.ts';
import { isHashed } from '../write/contents.ts';
import { writeFileInto } from '../write/write-file-into.ts';
import type { PlannedSite, SiteWork } from './site-work.ts';
import { makePicturesTask } from './tasks.ts';

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

/**
 * Takes everything from the live site that belongs to no unit, without planning it, where only texts of courses and the like
 * have changed since; returns whether all of it is there.
 */
export function takeShared({ isSame, memory, release, published }: SiteWork): boolean {
  const files = isSame ? memory.standing?.files : undefined;
  if (!files || !release.keep(files)) return false;
  for (const file of files) published.add(file);
  return true;
}

/** Puts everything into the release that belongs to no unit, but for the pictures; only copies where the rest was taken. */
export function putSharedFiles(work: SiteWork, isTaken: boolean): Promise<void> {
  const { plan, stopwatch, hostFiles } = work;
  const hosted = hostFiles.filter(({ place }) => place === 'site');
  return stopwatch.time('files', async () => {
    const texts = isTaken ? [] : [...siteFiles(withOutputs(plan)), ...hosted];
    for (const text of texts) await putText(work, text);
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
