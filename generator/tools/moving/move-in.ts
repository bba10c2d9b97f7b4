// prospectus new site --from: what another site says becomes the content of a new one. What the rules of content refuse is left
// out and named; nothing is added that the old site does not say.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeTree } from '../../base/disk.ts';
import { groupBy } from '../../base/objects.ts';
import { dayIn } from '../../base/time.ts';
import { withinTime } from '../../base/within-time.ts';
import { check } from '../../build/pipeline/check.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { starterCurrency } from '../../read/starters.ts';
import type { StarterFile, StarterInput } from '../../starter/answers.ts';
import { wordsToTranslate } from '../../starter/starter.ts';
import { pathOf } from '../editing/things.ts';
import { openDraft } from '../edits/draft.ts';
import { ChangeRefused, type Edit, valueAt } from '../edits/edit.ts';
import { readCalendar } from './calendar.ts';
import { leadHome, targetsOf, type ContentDraft, writeContent, writeRedirects } from './content-of.ts';
import { Found, type FoundSession, type Moment, mostOf, type SourceSetting } from './found.ts';
import { openSource, type Source, type SourceDocument } from './open-source.ts';
import { type Export, isWxr, readWxr } from './read-wxr.ts';
import { readPage } from './structured-pages.ts';
import { countryAt, readPrice, sessionOf, type Setting, zoneOf } from './values-of.ts';
import { readWordPress } from './wordpress.ts';
import { listIn } from '../../kinds/kind.ts';

/** What an old site says, and where its pictures are. */
export interface OldSite {
  readonly found: Found;
  readonly source: Source;
}

const momentsOf = (sessions: readonly FoundSession[]): readonly Moment[] =>
  sessions.flatMap(({ meetings }) => meetings.map(({ start }) => start));

/** Adds the facts of the provider that follow from those of sessions, places and courses. */
function settleFacts(found: Found): void {
  const { site, sessions, things, places } = found;
  const country = site['country'] ?? mostOf([...places.keys()].flatMap((id) => countryAt(found, id) ?? []));
  const zones = momentsOf(sessions).flatMap(({ zone = 'UTC' }) => (zone === 'UTC' ? [] : zone));
  const near = sessions.filter(({ fields }) => countryAt(found, fields['place']) === country);
  site['timeZone'] ??= mostOf(zones) ?? zoneOf(country, momentsOf(near.length > 0 ? near : sessions)) ?? 'UTC';
  const own = country === undefined ? undefined : starterCurrency(country);
  const currencies = [...things, ...sessions].flatMap(({ price }) => {
    const isSigned = /\p{Sc}|[A-Z]{3}/u.test(`${price?.amount} ${price?.currency}`);
    const read = Object(price && readPrice(price, 'en', own)) as { readonly currency?: string };
    return read.currency ?? (isSigned && own ? own : []);
  });
  site['currency'] ??= mostOf(currencies);
}

function readDocument(document: SourceDocument, found: Found): void {
  const { text, name } = document;
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) readCalendar(text, name, found);
  else if (/<(?:html|head|body|script|div|!doctype html)\b/i.test(text)) readPage(document, found);
  else found.note('Files that are not a page, a WordPress export or a calendar', name);
}

/** Reads documents, exports first; of those that take too long, a part. */
function readAll(documents: readonly SourceDocument[], found: Found): void {
  const attempt = (name: string, action: () => void): void => {
    const sentence =
      'Files that take longer than a minute to read, or are nested too deeply: only a part of them is taken';
    // An export of 100 MB takes a few seconds; what takes longer was made to.
    withinTime(action, 60_000, () => found.note(sentence, name));
  };
  for (const { text, name } of documents)
    if (text.includes('\ufffd')) found.note('Files that are damaged: some letters in them cannot be read', name);
  const exports: Export[] = [];
  const isExport = ({ text }: SourceDocument): boolean => isWxr(text);
  for (const { text, name } of documents.filter(isExport)) attempt(name, () => exports.push(readWxr(text, name)));
  // What is in one part of an export may belong to what is in another one.
  for (const [site, parts] of groupBy(exports, ({ channel }) => channel('wp:base_blog_url')))
    attempt(site, () => readWordPress(parts, found));
  for (const one of documents.filter((document) => !isExport(document)))
    attempt(one.name, () => readDocument(one, found));
}

/** Reads what `from` names. Throws a ChangeRefused where it cannot be read. */
export async function readOldSite(from: string, cwd: string, given: SourceSetting): Promise<OldSite> {
  const source = await openSource(from, cwd);
  const found = new Found(given);
  readAll(source.documents, found);
  for (const [sentence, name] of source.unread) {
    found.note(sentence, name);
    if (URL.canParse(name)) found.redirect([name], 'home');
  }
  if (found.things.length === 0)
    throw new ChangeRefused(
      `--from: "${from}" says nothing about courses: ${[...found.notes.keys()].join('; ') || 'it has no entries, pages or events'}.`,
    );
  settleFacts(found);
  return { found, source };
}

/** What a list has an item for, all of which goes along with a part that it cannot be without. */
const items = /^\/(?:redirects|sessions|places|categories|social)\/\d+(?=\/(?:from|course|id|name|startDate|url)$)/;

/** What was left out has no page; its old address leads to the home page. */
const redirectTarget = /^\/redirects\/\d+\/to$/;

const withoutLinks = (text: string, messages: string): string =>
  text.replace(/(?<!!)\[((?:\\.|[^\\\]])*)\]\(([^()\s]+)\)/g, (all, words: string, to: string) =>
    [to, to.replace(/^https?:\/\/[^/]*@/, '')].some((one) => messages.includes(`"${one}"`)) ? words : all,
  );

/** The edit that takes away what a rule refuses: the link that it names, where there is one, else all that is there. */
function editFor(pointer: string, messages: string, data: unknown): Edit {
  const [at, value] = [pathOf(pointer), valueAt(data, pathOf(pointer))];
  const item = at.slice(0, -1);
  const text = typeof value === 'string' ? withoutLinks(value, messages) : value;
  if (text !== value) return { kind: 'set', at, value: text };
  if (!redirectTarget.test(pointer)) return { kind: 'remove', at };
  const isHome = String(valueAt(data, [...item, 'from'])).startsWith('/?');
  return isHome ? { kind: 'remove', at: item } : { kind: 'set', at, value: '/' };
}

/** Takes what rules refuse out of a file or, where something is missing in it, the file. */
function takeOut(work: ContentDraft, file: string, errors: readonly Diagnostic[]): void {
  const { draft, setting } = work;
  const data = draft.data(file);
  const all = groupBy(errors, ({ location: { pointer } }) => items.exec(pointer)?.[0] ?? pointer);
  const known = [...all.keys()].filter((one) => one !== '' && valueAt(data, pathOf(one)) !== undefined);
  const outer = known.filter((one) => !known.some((other) => one.startsWith(`${other}/`)));
  const edits = outer.map((one) => editFor(one, (all.get(one) ?? []).map(({ message }) => message).join(), data));
  if (edits.length > 0) return draft.edit(file, edits);
  if (!file.includes('/')) return;
  draft.write(file, undefined);
  for (const thing of setting.found.things.filter(({ kind, slug }) => file === `${kind}/${slug}.yaml`))
    leadHome(thing, work);
  writeRedirects(work);
}

/** Writes a file that is only checked, so that it need not outlast a loss of power. */
function put(folder: string, file: string, content: string | Uint8Array | undefined): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  if (content === undefined) removeTree(place);
  else writeFileSync(place, content);
}

/** Leaves out what would be an error, until there is none, or nothing more can be left out. */
async function leaveErrors(work: ContentDraft, folder: string): Promise<void> {
  const { draft, setting, pictures } = work;
  for (const [file, bytes] of pictures) put(folder, file, bytes);
  const written = new Map<string, string | undefined>();
  for (let round = 0; round < 8; round++) {
    const names = draft.files().filter((file) => file.endsWith('.yaml'));
    for (const file of new Set([...written.keys(), ...names])) {
      const after = draft.text(file);
      if (written.get(file) !== after) put(folder, file, after);
      written.set(file, after);
    }
    const { diagnostics } = await check({ content: folder, now: setting.found.now });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    // A page that is at its old address again needs no redirect.
    const leftOut = errors.filter(
      ({ code, location }) =>
        !/^link\/redirect-(?:over-page|loop)$/.test(code) && !redirectTarget.test(location.pointer),
    );
    for (const { message, location } of leftOut)
      setting.found.note('What the rules of content refuse is left out', `content/${location.file}: ${message}`);
    // Redirects first, which are written again for each file that goes.
    const files = [...groupBy(errors, ({ location }) => location.file)].sort(([one]) =>
      one === 'redirects.yaml' ? -1 : 1,
    );
    for (const [file, own] of files) takeOut(work, file, own);
    if (errors.length === 0) return;
  }
}

/** What was moved, for a report. */
export interface MovedIn {
  readonly content: readonly StarterFile[];
  readonly counts: Readonly<Record<'course' | 'session' | 'place' | 'page' | 'picture' | 'redirect', number>>;
  /** What was not understood or decided: sentences, and the names of what each is about. */
  readonly notes: readonly (readonly [sentence: string, about: readonly string[]])[];
}

function listOf(notes: MovedIn['notes']): StarterFile {
  const parts = notes.map(([sentence, about]) => `\n## ${sentence}\n\n${about.map((one) => `- ${one}\n`).join('')}`);
  const head = 'What is listed here was left out or had to be decided. Delete this file when you have looked at it.';
  return { file: 'moving-in.md', text: `# What was left out or decided\n\n${head}\n${parts.join('')}` };
}

function resultOf({ draft, pictures, setting }: ContentDraft): MovedIn {
  const names = draft.files().filter((file) => file.endsWith('.yaml') && !file.startsWith('messages/'));
  const texts = names.map((file) => ({ file: `content/${file}`, text: draft.text(file) ?? '' }));
  const named = new Set(texts.flatMap(({ text }) => text.match(/media\/[\w.-]+/g) ?? []));
  const used = [...pictures].filter(([file]) => named.has(file));
  const notes = Array.from(setting.found.notes, ([sentence, about]) => [sentence, [...about].filter(Boolean)] as const);
  const filesIn = (folders: RegExp): number => names.filter((file) => folders.test(file)).length;
  const inList = (file: string, list: string): number => listIn(draft.data(file), list).length;
  return {
    content: [
      ...texts,
      ...used.map(([file, bytes]) => ({ file: `content/${file}`, text: bytes })),
      ...(notes.length > 0 ? [listOf(notes)] : []),
    ],
    counts: {
      course: filesIn(/^courses\//),
      session: inList('schedule.yaml', 'sessions'),
      place: inList('places.yaml', 'places'),
      page: filesIn(/^(?:pages|news)\//),
      picture: used.length,
      redirect: inList('redirects.yaml', 'redirects'),
    },
    notes,
  };
}

/** Makes the content of a new site of what an old one says. */
export async function moveIn({ found, source }: OldSite, input: StarterInput): Promise<MovedIn> {
  const { language, country, currency, timeZone } = input;
  const locale = country === undefined ? language : `${language}-${country}`;
  if (timeZone === 'UTC' && momentsOf(found.sessions).some(({ time }) => time !== undefined))
    found.note('The time zone is not known, and times are as they were written: give it with --time-zone');
  const known: Setting = { found, language, locale, currency, timeZone };
  const today = dayIn(timeZone, found.now);
  const setting = { ...known, hasDates: found.sessions.some((one) => sessionOf(one, known).last >= today) };
  const folder = mkdtempSync(path.join(tmpdir(), 'prospectus-move-'));
  try {
    const draft = openDraft(folder);
    const work: ContentDraft = { draft, source, setting, targets: targetsOf(setting), pictures: new Map() };
    await writeContent(work, input);
    // Of a language that the tool has no words in, the new site has those to translate.
    for (const { file, text } of wordsToTranslate(input)) put(folder, file.replace(/^content\//, ''), text);
    await leaveErrors(work, folder);
    return resultOf(work);
  } finally {
    removeTree(folder);
  }
}
