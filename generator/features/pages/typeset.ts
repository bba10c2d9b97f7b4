// Editors type straight quotes and apostrophes, in French plain spaces beside punctuation, and telephone numbers in Arabic
// texts; pages show what a printer would set. The words of the interface are shown as they are written.
import type { LinkedSite } from '../../model/content.ts';
import { directionOf } from '../../model/site-settings.ts';

type Rule = (text: string) => string;

const rule =
  (pattern: RegExp, typeset: string): Rule =>
  (text) =>
    text.replace(pattern, typeset);

const apostrophe = rule(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’');

/** A text in a pair of quotes: within one paragraph, and with no word that goes on at either end. */
const quoted = (mark: string): RegExp =>
  new RegExp(
    `(?<=^|[\\s(*_“—–-])${mark}([^\\s${mark}](?:(?:(?!\\n\\s*\\n)[^${mark}])*[^\\s${mark}])?)${mark}(?![\\p{L}\\p{N}])`,
    'gmu',
  );

/** Between letters from right to left, browsers would show the groups of a telephone number in reverse order. */
const lineFromRight = /^.*[\u0590-\u08FF].*$/gmu;
const telephone = rule(
  /(?:\+(?:[ -]?\p{Nd}){7,}|(?<![\p{Nd}+])\p{Nd}{3,4}(?: \p{Nd}{3,4})+)(?!\p{Nd})/gu,
  '\u2066$&\u2069',
);

interface Style {
  /** What a text has, unless the rules leave it as it is: most texts are only looked through for it. */
  readonly mark: RegExp;
  readonly rules: readonly Rule[];
}

const styles: Readonly<Record<string, Style | undefined>> = {
  rtl: { mark: /\p{Nd}{3}/u, rules: [(text) => text.replace(lineFromRight, telephone)] },
  en: {
    mark: /['"]/,
    rules: [apostrophe, rule(quoted('"'), '“$1”'), rule(quoted("'"), '‘$1’'), rule(/(?<=s)'(?=[\s.,;:!?)”]|$)/g, '’')],
  },
  fr: { mark: /['»«;:!?]/, rules: [apostrophe, rule(/(?<=\S) (?=[;?»]|!(?!\[)|:(?:\s|$))|(?<=«) /gm, '\u202F')] },
};

/** Code, targets of links, tags and addresses. */
const untouched = /```[\s\S]*?```|`[^`\n]*`|\]\((?:(?!\]\()[^)])*\)|<[^<>]*>|\bhttps?:\S+|^ *\[[^\]\n]+\]:.*$|^\/.*/gm;

/** Takes the place of what is untouched while the rest is set. */
const GAP = '\uE000';

function typesetText(text: string, { mark, rules }: Style): string {
  if (!mark.test(text)) return text;
  const kept = text.match(untouched)?.values();
  const set = rules.reduce((before, typeset) => typeset(before), text.replace(untouched, GAP));
  return set.replaceAll(GAP, () => kept?.next().value ?? '');
}

/** Returns how plain data is typeset in a language; what has nothing to change is the same object. */
export function typesetIn(language: string): <Data>(data: Data) => Data {
  const [code = ''] = language.split('-');
  const style = styles[directionOf(code) === 'rtl' ? 'rtl' : code];
  if (!style) return (data) => data;
  const known = new Map<object, object>();
  const inside = (data: object): object => {
    let copy: Record<string, unknown> | undefined;
    for (const key of Object.keys(data)) {
      const part = (data as Readonly<Record<string, unknown>>)[key];
      // What forms send, and the program that receives them, stays.
      const typeset = key === 'choices' || key === 'receiver' ? part : set(part);
      if (typeset !== part) (copy ??= { ...data })[key] = typeset;
    }
    if (copy) return Array.isArray(data) ? Object.values(copy) : copy;
    return data;
  };
  const set = (data: unknown): unknown => {
    if (typeof data === 'string') return typesetText(data, style);
    if (typeof data !== 'object' || data === null) return data;
    const found = known.get(data) ?? inside(data);
    known.set(data, found);
    return found;
  };
  // A text becomes a text, and all else keeps its form.
  return <Data>(data: Data) => set(data) as Data;
}

/** Returns a site with its texts typeset. */
export function typesetSite(site: LinkedSite): LinkedSite {
  const { settings, menus, forms, seo, categories, courses, categoryPages, sessions, ...more } = site;
  const { events, monthNotes, places, timingNotes, stories, pages, entries, courseWords } = more;
  const main = { settings, menus, forms, seo, categories, courses, categoryPages, sessions };
  const texts = { ...main, events, monthNotes, places, timingNotes, stories, pages, entries, courseWords };
  return { ...site, ...typesetIn(settings.language)(texts) };
}
