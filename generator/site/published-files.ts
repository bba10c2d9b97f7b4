// Which files of the media folder are published under their own names. What nothing names is not: a draft that lies there
// is not to be read.
import { decoded } from '../base/decoded.ts';
import { groupBy } from '../base/objects.ts';
import { nameOfFile } from '../kinds/kind.ts';
import { asMediaFile, type PublishedFiles } from '../model/attachment.ts';
import type { CourseFacts, SourceFile } from '../model/content.ts';
import { saysDuration } from '../model/duration.ts';
import { targetAddress } from './address-book.ts';
import { startOf } from '../model/diagnostic.ts';
import { locate } from '../rules/locate.ts';
import { lostFact, lostFile, noRecord, shrunkFile } from '../rules/words/addresses.ts';
import type { Check, Fact, LinkContext, RecordedFiles } from './link-context.ts';
import { pageKind } from '../kinds/page.ts';
import { addressesKind, siteKind, translationsKind } from '../kinds/settings.ts';
import { EXTRA_FILE } from '../model/theme-properties.ts';
import { pointersTo, valueAt } from '../read/schema/pointers.ts';

interface Target {
  readonly source: SourceFile;
  readonly target: string;
  /** JSON Pointer to `to`. */
  readonly pointer: string;
}

function targetsIn(data: unknown, source: SourceFile, within: true | string): readonly Target[] {
  const at = within === true ? '' : `/${within}`;
  const found = pointersTo(valueAt(data, at), (inner, key) => key === 'to' && typeof inner === 'string');
  return found.map((pointer) => ({ source, pointer: at + pointer, target: String(valueAt(data, at + pointer)) }));
}

/** Returns every link in the menus, in the words of pages and of events. */
export const allTargets = ({ kinds, entries }: Pick<LinkContext, 'kinds' | 'entries'>): readonly Target[] =>
  kinds.all.flatMap(({ name, hasLinks }) =>
    hasLinks ? (entries[name] ?? []).flatMap(({ source, data }) => targetsIn(data, source, hasLinks)) : [],
  );

function linkedFiles(context: LinkContext): ReadonlySet<string> {
  const inTexts = Object.values(context.entries).flatMap((entries) =>
    entries.flatMap(({ links }) => links.flatMap(({ target, isPicture }) => (isPicture ? [] : [target]))),
  );
  const targets = [...inTexts, ...allTargets(context).map(({ target }) => target)];
  const files = targets.filter((target) => target.startsWith('/media/'));
  return new Set(files.map((target) => asMediaFile(decoded(targetAddress(target) ?? ''))));
}

/** Returns the documents and videos that something names, and the pictures that links lead to. */
export function publishedFiles(context: LinkContext): PublishedFiles {
  const { loaded } = context;
  const linked = linkedFiles(context);
  const named = new Set(loaded.sources.flatMap(({ media }) => media));
  return {
    attachments: loaded.attachments.filter(({ file }) => named.has(file) || linked.has(file)),
    originals: loaded.media.flatMap(({ file }) => (linked.has(file) ? [file] : [])),
  };
}

// The files of the content compared with what addresses.yaml says of them: which are gone, which were cut short, and which
// courses have lost a price, a level or a length.

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

/** Whether a course says what visitors look for first. */
const facts: Readonly<Record<Fact, (course: CourseFacts) => boolean>> = {
  length: (course) => saysDuration(course) || course.start !== undefined,
  level: ({ level }) => level !== undefined,
  price: ({ price }) => price !== undefined,
};

/** Returns which courses lack a fact, and of which of them it was recorded that they had it. */
function lackingFacts({ entries }: LinkContext): Pick<RecordedFiles, 'without' | 'isKnown' | 'lostFacts'> {
  const { files = {}, without: known } = entries.addresses[0]?.data ?? {};
  const names = Object.keys(facts) as Fact[];
  const lacking = names.flatMap((fact) =>
    entries.course
      .filter(({ data }) => !facts[fact](data))
      .map(({ data: { slug }, source: { file } }) => ({ slug, file, fact })),
  );
  const slugsBy = groupBy(lacking, ({ fact }) => fact);
  const without = Object.fromEntries([...slugsBy].map(([fact, found]) => [fact, found.map(({ slug }) => slug).sort()]));
  return {
    without,
    isKnown: known !== undefined && names.every((fact) => String(without[fact] ?? '') === String(known[fact] ?? '')),
    lostFacts: lacking.filter(
      ({ slug, file, fact }) => known !== undefined && Object.hasOwn(files, file) && !known[fact]?.includes(slug),
    ),
  };
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
    ...lackingFacts(context),
    sizes,
    lost: files(known.filter(({ file }) => !there.has(file) && !hasAddress(file, context))),
    shrunk: files(known.filter(({ was, now }) => was >= MIN_SIZE && now < was * LEFT)),
    changed: [
      ...[...sizes.keys()].filter((file) => !Object.hasOwn(recorded, file)),
      ...files(known.filter(({ file, was, now }) => !there.has(file) || Math.abs(now - was) > was * CHANGED)),
    ],
  };
}

/** So many redirects have a site that has been published. */
const SEVERAL = 3;

/** What was recorded as a part of the site is there as a whole. */
export const filesAreKept: Check = ({ entries, loaded: { sources }, recorded }) => {
  const [ledger] = entries.addresses;
  if (!ledger) {
    // A site that is not published has hardly anything to redirect, and nothing to record.
    const redirects = entries.redirects[0]?.data.redirects ?? [];
    const isNew = redirects.length < SEVERAL || sources.some(({ kind }) => kind === addressesKind.name);
    return isNew ? [] : [noRecord({}, startOf('addresses.yaml'))];
  }
  const { files = {} } = ledger.data;
  const { lost, shrunk, sizes, lostFacts } = recorded();
  return [
    ...lost.map((file) => lostFile({ file }, locate(ledger.source, `/files/${file.replaceAll('/', '~1')}`, 'key'))),
    ...shrunk.map((file) => shrunkFile({ file, was: files[file] ?? 0, now: sizes.get(file) ?? 0 }, startOf(file))),
    // Of a file that was cut short, its facts are not reported as well.
    ...lostFacts
      .filter(({ file }) => !shrunk.includes(file))
      .map(({ slug, file, fact }) => lostFact({ slug, fact }, startOf(file))),
  ];
};
