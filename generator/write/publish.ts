// Brings the next release into being and swaps it in. Until the swap the live site is not touched; after it the release
// is published, and what remains is to bring the standby up to date for the next build.
import { contentsOf, type Choice, type Contents } from './contents.ts';
import { attempt, type Disk } from './disk.ts';
import { carry, findCollision, hasMoved, rescue, scan, type Scan } from './foreign.ts';
import { forgetManifests, lineOf, MARK, type Manifest } from './manifest.ts';
import type { Places } from './places.ts';
import { swap } from './swap.ts';
import { finishTree, invalidate, moveFiles, removeFiles, shareFiles } from './tree.ts';

export interface Publication {
  readonly places: Places;
  readonly choice: Choice;
  readonly base: string;
  readonly version: string;
  /** Whether the standby is a copy of the live site; asked for where something is to be published. */
  readonly hasStandby: () => boolean;
  /** When this build began, in milliseconds of the file system's clock. */
  readonly startedAt: number;
}

/** The release in the making, with all that its steps need. */
interface Work extends Publication {
  readonly contents: Contents;
  readonly found: Scan;
}

/** Where most files are new, a tree made from the beginning costs less than one that is changed. */
const isMostlyNew = ({ kept, written }: Contents): boolean => written.size > kept.size;

/** Makes the next release of the standby, by changing what differs. */
function changeStandby({ places, choice, contents, found }: Work, disk: Disk): string {
  const { out, standby, fresh } = places;
  invalidate(standby, disk);
  removeFiles(standby, contents.removed, disk);
  carry({ from: out, to: standby, foreign: found.foreign, before: choice.live.foreign }, disk);
  moveFiles(contents.written.keys(), fresh, { to: standby, disk });
  return standby;
}

/** Makes the next release of what was written, by adding what stays. */
function completeFresh({ places, choice, contents, found }: Work, disk: Disk): string {
  const { out, standby, fresh } = places;
  shareFiles({ from: choice.isSpare ? standby : out, to: fresh, files: contents.kept.keys(), has: () => false }, disk);
  carry({ from: out, to: fresh, foreign: found.foreign, before: [] }, disk);
  return fresh;
}

/** A release in the making is nothing that a repository should hold. */
function ignoreWork({ work }: Places, disk: Disk): void {
  const file = `${work}/.gitignore`;
  if (!disk.lstatSync(file, { throwIfNoEntry: false })) disk.writeFileSync(file, '*\n');
}

/** Makes the next release, and returns its folder and its manifest. */
function prepare(work: Work, disk: Disk): { readonly next: string; readonly manifest: Manifest } {
  const { contents, base, version, found, places } = work;
  ignoreWork(places, disk);
  const next = !isMostlyNew(contents) && work.hasStandby() ? changeStandby(work, disk) : completeFresh(work, disk);
  const { written } = contents;
  const manifest = finishTree(
    next,
    {
      base,
      version,
      retired: contents.retired,
      foreign: found.foreign,
      kept: contents.kept,
      written,
      from: work.startedAt,
      lineOf: (file) => lineOf(file, written.get(file) ?? { bytes: 0, sum: '' }),
      places,
    },
    disk,
  );
  return { next, manifest };
}

/** Foreign files that came between the look through the live site and the swap are in the tree that was set aside. */
function carryLate({ places, choice, found }: Work, disk: Disk): readonly string[] {
  const { out, aside } = places;
  if (!hasMoved(aside, found, disk)) return found.foreign;
  return rescue({ from: aside, manifest: choice.live, to: out, known: found.foreign }, disk);
}

/** Makes a copy of the live site from the beginning. */
function copyLive({ places, contents }: Work, foreign: readonly string[], disk: Disk): void {
  const { out, aside, standby } = places;
  for (const tree of [aside, standby]) disk.rmSync(tree, { recursive: true, force: true });
  disk.mkdirSync(standby);
  const files = [...contents.kept.keys(), ...contents.written.keys()];
  shareFiles({ from: out, to: standby, files, has: () => false }, disk);
  carry({ from: out, to: standby, foreign, before: [] }, disk);
}

/** Makes the tree that was set aside into a copy of the live site. */
function changeAside({ places, choice, contents }: Work, foreign: readonly string[], disk: Disk): void {
  const { out, aside, standby } = places;
  disk.renameSync(aside, standby);
  invalidate(standby, disk);
  removeFiles(standby, contents.removed, disk);
  const has = (file: string): boolean => choice.live.files.has(file);
  shareFiles({ from: out, to: standby, files: contents.written.keys(), has }, disk);
  carry({ from: out, to: standby, foreign, before: [] }, disk);
}

/** Makes the standby into a copy of the live site. The mark comes last. */
function mirror(work: Work, disk: Disk): void {
  const { out, aside, standby } = work.places;
  const hasAside = disk.lstatSync(aside, { throwIfNoEntry: false }) !== undefined;
  const foreign = hasAside ? carryLate(work, disk) : work.found.foreign;
  // An empty folder may have been in the place of the site.
  if (hasAside && !work.choice.isSpare && !isMostlyNew(work.contents)) changeAside(work, foreign, disk);
  else copyLive(work, foreign, disk);
  shareFiles({ from: out, to: standby, files: [MARK], has: () => false }, disk);
}

/** What became of a publication: published, unnecessary, or prevented by a file of somebody else. */
export type Verdict =
  { readonly isDone: true; readonly contents: Contents } | { readonly isDone: false; readonly file: string };

/** Tells whether a release would be the live one over again. */
const isUnchanged = ({ written, removed, retired }: Contents, live: Manifest): boolean =>
  written.size === 0 && removed.length === 0 && retired.join('\n') === live.retired.join('\n');

/** Publishes. Throws what the file system throws, with the live site as it was. */
export function publish(publication: Publication, disk: Disk): Verdict {
  const { choice, places } = publication;
  const contents = contentsOf(choice);
  const isThere = choice.live.files.size > 0 && !choice.isSpare;
  if (isThere && isUnchanged(contents, choice.live)) return { isDone: true, contents };
  const found = scan(places.out, choice.live, disk);
  const file = findCollision([...contents.written.keys()], found.foreign);
  if (file !== undefined) return { isDone: false, file };
  const work = { ...publication, contents, found };
  const { next, manifest } = prepare(work, disk);
  swap(next, work.places, disk);
  try {
    mirror(work, disk);
  } catch {
    // The site is published. Without a standby the next build only takes longer.
    for (const tree of [work.places.standby, work.places.aside]) {
      attempt(() => disk.rmSync(tree, { recursive: true, force: true }));
    }
  }
  forgetManifests(manifest.id, work.places, disk);
  return { isDone: true, contents };
}
