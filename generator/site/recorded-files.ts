// The files of the content compared with what addresses.yaml says of them: which are gone, and which were cut short.
import { nameOfFile } from '../kinds/kind.ts';
import { pageKind } from '../kinds/page.ts';
import { addressesKind, siteKind, translationsKind } from '../kinds/settings.ts';
import { EXTRA_FILE } from '../model/theme-properties.ts';
import type { LinkContext, RecordedFiles } from './link-context.ts';

/** From how many values a file is compared, and which part of them has to be left. */
const MIN_SIZE = 10;
const LEFT = 0.6;

/** From which change on a file is recorded with its new size: not after every edit. */
const CHANGED = 0.25;

/** Whether the loss of a file is reported as that of an address or of site.yaml, or its page has moved. */
function hasAddress(file: string, { kinds, entries, loaded, addresses }: LinkContext): boolean {
  const kind = kinds.ofFile(file);
  if (kind?.name === siteKind.name) return true;
  if (kind?.name !== pageKind.name) return kind?.address !== undefined;
  const address = `/${nameOfFile(file)}`;
  const isPublished = entries.addresses[0]?.data.published.includes(address) || addresses.answering.has(address);
  return isPublished && !loaded.sources.some((source) => source.file === file && source.isSupplied);
}

/** Compares the files with their record. A file that cannot be read has the size that it had. */
export function recordedFiles(context: LinkContext): RecordedFiles {
  const { sources, extra } = context.loaded;
  const records: readonly string[] = [addressesKind.name, translationsKind.name];
  const own = sources.filter(({ kind, isSupplied }) => !isSupplied && !records.includes(kind));
  const sizes = new Map(own.flatMap(({ file, size }) => (size === undefined ? [] : [[file, size]])));
  if (extra) sizes.set(EXTRA_FILE, extra.source.split('}').length);
  const there = new Set([...own.map(({ file }) => file), ...sizes.keys()]);
  const recorded = context.entries.addresses[0]?.data.files ?? {};
  const known = Object.entries(recorded).map(([file, was]) => ({ file, was, now: sizes.get(file) ?? was }));
  const files = (found: typeof known): readonly string[] => found.map(({ file }) => file);
  return {
    sizes,
    lost: files(known.filter(({ file }) => !there.has(file) && !hasAddress(file, context))),
    shrunk: files(known.filter(({ was, now }) => was >= MIN_SIZE && now < was * LEFT)),
    changed: [
      ...[...sizes.keys()].filter((file) => !Object.hasOwn(recorded, file)),
      ...files(known.filter(({ file, was, now }) => !there.has(file) || Math.abs(now - was) > was * CHANGED)),
    ],
  };
}
