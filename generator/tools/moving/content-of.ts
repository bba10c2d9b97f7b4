// What was found as files of content.
import { loadSharp } from '../../base/load-sharp.ts';
import type { Session } from '../../../schemas/types.ts';
import { dropUndefined, freeName, groupBy } from '../../base/objects.ts';
import { dayIn } from '../../base/time.ts';
import { idOf } from '../../model/meetings.ts';
import { suppliedMessages, suppliedPages } from '../../read/defaults.ts';
import { nameOfFile, textIn } from '../../kinds/kind.ts';
import type { StarterInput } from '../../starter/answers.ts';
import { editOrMake, fieldEdits } from '../editing/things.ts';
import type { Draft } from '../edits/draft.ts';
import { freshOf, type Values } from '../sheets/subject.ts';
import { fieldsOf } from '../sheets/titles.ts';
import { type FoundPicture, lineOf, type Thing } from './found.ts';
import { toLine } from './html-to-markdown.ts';
import type { Source } from './open-source.ts';
import { addressOf, markdownOf, oldPath, priceOf, sessionOf, type Setting } from './values-of.ts';

/** What is worked with. */
export interface ContentDraft {
  readonly draft: Draft;
  readonly source: Source;
  readonly setting: Setting;
  /** Where old addresses lead now, by their paths. */
  readonly targets: Map<string, string>;
  /** By the names of their files. */
  readonly pictures: Map<string, Uint8Array>;
}

const write = ({ draft }: ContentDraft, file: string, values: Values): void =>
  editOrMake(draft, file, fieldEdits(values));

function writeSite(work: ContentDraft, input: StarterInput): void {
  const { origin = 'https://www.example.com', language, country, currency, phone, host, registration } = input;
  const profiles = Array.from(work.setting.found.social, ([network, url]) => ({ network, url }));
  work.draft.write('site.yaml', '# yaml-language-server: $schema=.schemas/site.schema.json\n');
  write(work, 'site.yaml', {
    format: 2,
    name: input.name,
    origin,
    language,
    locale: country && `${language}-${country}`,
    currency,
    timeZone: input.timeZone,
    currencyDisplay: currency && 'symbol',
    tagline: work.setting.found.site['tagline'],
    phones: phone && [phone],
    email: input.email,
    social: profiles.length > 0 ? profiles : undefined,
    hosts: host && [host],
    register: registration?.startsWith('https://') ? registration : undefined,
  });
}

/** A picture in the content, which is named for what it shows; undefined where it is not there, or is none. */
async function pictureFor(
  picture: FoundPicture | undefined,
  name: string,
  { source, pictures, setting }: ContentDraft,
): Promise<Values | undefined> {
  if (!picture) return undefined;
  const leave = (sentence: string): undefined => {
    setting.found.note(sentence, picture.source);
  };
  const bytes = await source.picture(picture.source, picture.from);
  if (!bytes) return leave('Pictures that are not beside the file, or may not be read');
  const image = (await loadSharp())(bytes);
  const { format = '' } = await image.metadata().catch(() => ({ format: '' }));
  const ending = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }[format];
  if (ending === undefined) return leave('Pictures that are neither JPEG, PNG, WebP nor AVIF');
  const known = [...pictures].find(([, other]) => bytes.equals(other))?.[0];
  const free = freeName(name, (one) => pictures.has(`media/${one}.${ending}`));
  const file = known ?? `media/${free}.${ending}`;
  const alt = lineOf(picture.alt, 250);
  if (alt === undefined)
    setting.found.note('Pictures without a description count as decoration: write what they show in "alt"', file);
  pictures.set(file, bytes);
  return alt === undefined ? { file, alt: '', decorative: true } : { file, alt };
}

const MOST = { course: 20_000, page: 200_000, summary: 600, short: 320 };

/** The text of a thing, with the pictures in it but for the one that is shown above it. */
async function textWith(thing: Thing, top: number, work: ContentDraft): Promise<string | undefined> {
  const { text, title: about, slug, kind } = thing;
  const wanted = new Map<string, FoundPicture & { file?: unknown }>();
  const picture = (source: string, alt: string): string | undefined => {
    if (kind !== 'pages' && source === thing.picture?.source) return undefined;
    const isKept = alt !== '' && kind !== 'courses';
    if (!isKept)
      work.setting.found.note('Pictures in texts of courses, and those without a description, are left out', source);
    else if (!wanted.has(source)) wanted.set(source, { source, alt });
    return isKept ? (wanted.get(source)?.file as string | undefined) : undefined;
  };
  const most = kind === 'pages' ? MOST.page : MOST.course;
  const read = (): string | undefined => markdownOf(text, { ...work, about, top, most, picture });
  // Only reading says which pictures there are, and only these where they are now.
  const bare = read();
  for (const [i, one] of [...wanted.values()].entries())
    one.file = (await pictureFor(one, `${slug}-${i + 1}`, work))?.['file'];
  return wanted.size === 0 ? bare : read();
}

function pricesOf({ title, price, options = [] }: Thing, setting: Setting): unknown {
  const amounts = options.map(({ name, ...one }) => dropUndefined({ name, amount: priceOf(one, title, setting) }));
  return amounts.some((one) => one.amount !== undefined) ? { options: amounts } : priceOf(price, title, setting);
}

async function courseValues(course: Thing, work: ContentDraft): Promise<Values> {
  const { slug, title, summary, fields, picture } = course;
  const said = await textWith(course, 3, work);
  // Some programs repeat the title where there is no text.
  const whole = said === title ? undefined : said;
  const isShort = whole !== undefined && whole.length <= MOST.short && !/[\n\\*[]/.test(whole);
  const description = (summary && lineOf(toLine(summary.text), MOST.summary)) ?? (isShort ? whole : undefined);
  const overview = whole === description ? undefined : whole;
  const image = await pictureFor(picture, slug, work);
  const questions = course.questions?.flatMap(({ question, answer: text }) => {
    const answer = markdownOf(text, { ...work, about: title, top: 4, most: MOST.course, picture: () => undefined });
    return answer === undefined ? [] : { question, answer };
  });
  const price = pricesOf(course, work.setting);
  return { slug, title, ...fields, price, description, overview, questions, image };
}

/** Writes the courses and their categories; those without one are in a category that has the name of the catalogue. */
async function writeCourses(work: ContentDraft): Promise<void> {
  const { found, language } = work.setting;
  const courses = found.things.filter(({ kind }) => kind === 'courses');
  const catalogue = suppliedPages(language).find(({ data }) => data.template === 'catalogue');
  const usual = textIn(catalogue?.data, 'title') || 'Courses';
  const named = groupBy(courses, ({ category = usual }) => category);
  const ids = new Set<string>();
  const categories = Array.from(named, ([name, own]) => {
    const id = found.freeSlug([name], (one) => ids.has(one), 'category');
    ids.add(id);
    return { id, name, courses: own.map(({ slug }) => slug) };
  });
  if (courses.length > 0) write(work, 'catalogue.yaml', { categories });
  for (const course of courses) {
    const values = await courseValues(course, work);
    write(work, `courses/${course.slug}.yaml`, freshOf(fieldsOf('courses').keys(), values));
  }
}

/** Writes the sessions that are not over; what several pages say of one is joined. */
function writeSessions(work: ContentDraft): void {
  const { found, timeZone } = work.setting;
  const joined = new Map<string, Values>();
  const today = dayIn(timeZone, found.now);
  for (const session of found.sessions) {
    const { values, last } = sessionOf(session, work.setting);
    const { title, price: usual } = session.course;
    const [own, price] = [session.price, usual].map((one) => priceOf(one, title, work.setting));
    const isOwn = own !== undefined && JSON.stringify(own) !== JSON.stringify(price);
    const { startDate, meetings, from, place } = values;
    const key = JSON.stringify([session.course.slug, startDate ?? meetings, from, place]);
    if (last !== '' && last < today) found.note('Dates that are over are left out', `${title}, ${last}`);
    else if (last !== '') joined.set(key, { ...values, ...(isOwn ? { price: own } : {}), ...joined.get(key) });
  }
  const ids = new Set<string>();
  const sessions = Array.from(joined.values(), (values) => {
    const own = idOf(values as unknown as Session);
    const id = freeName(own, (one) => ids.has(one));
    ids.add(id);
    return freshOf(fieldsOf('sessions').keys(), id === own ? values : { ...values, id });
  });
  if (sessions.length > 0) write(work, 'schedule.yaml', { sessions });
}

/** Lets the old addresses of what is left out lead to the home page. */
export function leadHome(thing: Thing, { targets, setting }: ContentDraft): void {
  const address = addressOf(thing, setting);
  for (const [from, to] of targets) if (to === address) targets.set(from, '/');
}

/** Writes the pages but for those that the new site makes itself, and the news with a page that lists it. */
async function writePages(work: ContentDraft, isReachable: boolean): Promise<void> {
  const { found, language } = work.setting;
  const made = suppliedPages(language).filter(({ data }) => data.template !== 'contact' || isReachable);
  const own = made.map(({ file }) => nameOfFile(file));
  for (const thing of found.things) {
    const { kind, slug, title, fields, summary, picture } = thing;
    if (kind === 'courses') continue;
    const words = await textWith(thing, 2, work);
    const isNews = kind === 'news';
    if (!isNews && own.includes(slug))
      found.note('Pages that the new site makes itself; their texts are left out', title);
    else if (words === undefined) {
      found.note('Pages without a text of their own; their addresses lead to the home page', title);
      leadHome(thing, work);
    } else if (!isNews) write(work, `pages/${slug}.yaml`, { template: 'text', title, text: words });
    else {
      const image = await pictureFor(picture, `news-${slug}`, work);
      const short = summary && lineOf(toLine(summary.text));
      write(work, `news/${slug}.yaml`, { title, ...fields, summary: short, picture: image, text: words });
      write(work, 'pages/news.yaml', { template: 'news', title: suppliedMessages(language).news.all });
    }
  }
}

/** Returns where each old address leads, by its path; those that stay as they are, too. */
export function targetsOf(setting: Setting): Map<string, string> {
  const targets = new Map<string, string>();
  for (const [address, target] of setting.found.redirects) {
    const from = oldPath(address, setting.found.site['origin']);
    if (from !== undefined && !targets.has(from)) targets.set(from, addressOf(target, setting));
    if (from === undefined && URL.canParse(address))
      setting.found.note('Addresses at other hosts, which cannot be redirected here', new URL(address).host);
  }
  return targets;
}

/** Writes all that was found. */
export async function writeContent(work: ContentDraft, input: StarterInput): Promise<void> {
  const { places, sessions } = work.setting.found;
  for (const { course, price } of sessions) if (!course.options) course.price ??= price;
  writeSite(work, input);
  if (places.size > 0)
    write(work, 'places.yaml', { places: Array.from(places, ([id, fields]) => ({ id, ...fields })) });
  await writeCourses(work);
  writeSessions(work);
  await writePages(work, (input.phone ?? input.email) !== undefined);
  writeRedirects(work);
}

/** Writes where old addresses lead now. */
export function writeRedirects(work: ContentDraft): void {
  // A query of the home page changes nothing there, and a page is also at the name of its file.
  const place = (from: string): string => from.replace(/\.html$/, '').replace(/^\/\?.*/, '/');
  const redirects = [...work.targets]
    .filter(([from, to]) => place(from) !== to && from !== '/')
    .map(([from, to]) => ({ from, to }));
  if (redirects.length > 0) write(work, 'redirects.yaml', { redirects });
}
