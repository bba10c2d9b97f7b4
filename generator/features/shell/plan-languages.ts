// Plans a site in all its languages as one plan: the first as it is, each other one as a site below its own base, whose files
// are in a folder with the name of the language.
import { IN_FIRST_LANGUAGE, withBase } from '../../../src/app/navigation/page-address.ts';
import type { LinkedSite } from '../../model/content.ts';
import { THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import type { Hosting } from '../../model/hosting.ts';
import type { PlannedForward, PlannedText, SharedOutputs, SiteMaps } from '../../model/planned.ts';
import { invariant } from '../../base/invariant.ts';
import { once } from '../../base/memoize.ts';
import { changed } from '../../base/objects.ts';
import { addressIn, type Answering, answering, type Answers, redirectsIn } from '../../model/language-addresses.ts';
import { withLinksElsewhere } from './languages.ts';
import type { SiteLanguages } from './page-context.ts';
import { planSite, siteMaps, type SitePlan, type SitePlanInput } from './plan.ts';
import { sitemapEntries, sitemaps, type SitemapEntry } from './sitemap.ts';
import type { Unit } from './units.ts';

/** The addresses that answer in a language, those of its forms included. */
const allAnswering = (site: LinkedSite, first: LinkedSite): Answering =>
  new Map([
    ...answering(site, first),
    ...(site.forms.endpoints.length > 0 ? [[THANKS_ADDRESS, THANKS_ADDRESS] as const] : []),
  ]);

interface Language extends Answers {
  readonly site: LinkedSite;
  /** The addresses in the first language, by those in this one. */
  readonly originals: ReadonlyMap<string, string>;
}

const codeOf = ({ site }: Language): string => site.settings.language;

/** Forms are sent to the same place from all languages, and say in which they were filled in. */
function withForms(site: LinkedSite, isFirst: boolean): LinkedSite {
  const endpoints = site.forms.endpoints.map((one) =>
    one.url.startsWith('/') && !isFirst ? { ...one, url: IN_FIRST_LANGUAGE + one.url.slice(1) } : one,
  );
  const forms = { ...site.forms, endpoints, language: site.settings.language };
  return { ...site, ...(!isFirst && { isFurther: true }), forms };
}

function withSearchTexts(site: LinkedSite, there: Answering): LinkedSite {
  const pages = Object.entries(site.seo.pages).map(([address, texts]) => [there.get(address) ?? address, texts]);
  return { ...site, seo: { ...site.seo, pages: Object.fromEntries(pages) as LinkedSite['seo']['pages'] } };
}

interface UnitsOf extends Pick<Language, 'folder' | 'originals'> {
  readonly plan: SitePlan;
  readonly all: readonly Language[];
}

/** A unit of a language: its files are in the language's folder, and it knows in which languages its page is. */
class LanguageUnit implements Unit {
  readonly #unit: Unit;
  readonly #of: UnitsOf;

  constructor(unit: Unit, of: UnitsOf) {
    this.#unit = unit;
    this.#of = of;
  }

  get id() {
    const { id } = this.#unit;
    return id.startsWith('/') ? addressIn(this.#of.folder, id) : this.#of.folder + id;
  }

  get linked() {
    return this.#unit.linked;
  }

  get course() {
    return this.#unit.course;
  }

  get site() {
    return this.#of.plan;
  }

  get languages() {
    const { originals, all } = this.#of;
    const address = this.linked?.address ?? this.#unit.addresses[0] ?? '';
    const original = originals.get(address) ?? address;
    return Object.fromEntries(
      all.flatMap((language) => {
        const own = language.there.get(original);
        return own === undefined ? [] : [[codeOf(language), own]];
      }),
    );
  }

  get addresses() {
    return this.#unit.addresses.map((address) => addressIn(this.#of.folder, address));
  }

  get drawings() {
    return this.#unit.drawings.map((file) => this.#of.folder + file);
  }

  inputs() {
    const { folder } = this.#of;
    const own = folder === '' ? {} : { language: folder.slice(0, -1) };
    return { ...this.#unit.inputs(), ...own, languages: this.languages };
  }
}

/** Files that a site has once, whatever its languages. */
const isOnce = (file: string): boolean => /^(?:robots\.txt|sitemap(?:-\d+)?\.xml|maps\/.*)$/.test(file);

function outputsOf(plans: readonly SitePlan[], languages: readonly Language[]): SharedOutputs {
  const [first, ...others] = plans.map((plan) => plan.outputs());
  const further = others.flatMap(({ pictures }, i) =>
    pictures.map((picture) => changed(picture, { file: (languages[i + 1]?.folder ?? '') + picture.file })),
  );
  return {
    forwards: first?.forwards ?? [],
    pictures: [...(first?.pictures ?? []), ...further],
    // Pictures that are supplied are the same in all languages.
    variants: first?.variants ?? [],
  };
}

function* textsOf(plans: readonly SitePlan[], languages: readonly Language[]): Iterable<PlannedText> {
  yield* sitemapOf(plans, languages);
  const first = new Set<string>();
  const isFirst = (file: string): boolean =>
    isOnce(file) || (first.has(file) && /^assets\/(?:theme|extra)\./.test(file));
  for (const [i, plan] of plans.entries()) {
    for (const { file, text } of plan.texts()) {
      if (i === 0) first.add(file);
      if (i === 0 ? !file.startsWith('sitemap') : !isFirst(file))
        yield { file: (languages[i]?.folder ?? '') + file, text };
    }
  }
}

/** Adds the pages that redirect from old addresses of further languages, each in its language. */
function withForwards(outputs: SharedOutputs, { redirects, origin, base }: Hosting, further: readonly SitePlan[]) {
  const known = new Map(outputs.forwards.map((forward) => [forward.from, forward]));
  const forwards = redirects.map(({ from, to }): PlannedForward => {
    const [, language = '', address = ''] = /^\/([^/]+)([^?#]*)/.exec(to) ?? [];
    const title = further.find(({ shell }) => shell.language === language)?.titleOf(address === '' ? '/' : address);
    return known.get(from) ?? { from, to, title: title ?? to, canonical: origin + withBase(to, base), language };
  });
  return { ...outputs, forwards };
}

/** The sitemap of all languages: each page with itself in the others. */
function sitemapOf(plans: readonly SitePlan[], languages: readonly Language[]): readonly PlannedText[] {
  const known = plans.map(
    ({ context }, i) =>
      new Map(
        sitemapEntries(context).map((entry) => [languages[i]?.originals.get(entry.address) ?? entry.address, entry]),
      ),
  );
  const entries = known.flatMap((own) =>
    Array.from(own, ([address, entry]): SitemapEntry => {
      const there = known.flatMap((map, i) => {
        const same = map.get(address);
        const [language] = languages.slice(i);
        return same && language ? [{ hreflang: codeOf(language), href: same.url }] : [];
      });
      const [first] = there;
      const isFirst = first?.hreflang === (languages[0] && codeOf(languages[0]));
      const alternates = [...there, ...(first && isFirst ? [{ ...first, hreflang: 'x-default' }] : [])];
      return there.length > 1 ? { ...entry, alternates } : entry;
    }),
  );
  const { origin } = plans[0]?.hosting ?? { origin: '' };
  return sitemaps(entries, (file) => `${origin}${plans[0]?.base ?? '/'}${file}`);
}

const folderOf = ({ settings }: LinkedSite): string => `${settings.language}/`;

/** Returns which slug each legacy number leads to, and where old addresses lead in all languages. */
export function mapsOf(linked: LinkedSite): SiteMaps {
  const maps = siteMaps(linked);
  const further = (linked.translated ?? []).map((site) => ({
    folder: folderOf(site),
    there: allAnswering(site, linked),
  }));
  const others = redirectsIn(further, linked.redirects);
  return { ...maps, redirects: { ...maps.redirects, ...Object.fromEntries(others.map(({ from, to }) => [from, to])) } };
}

function languageOf(one: LinkedSite, first: LinkedSite): Language {
  const there = allAnswering(one, first);
  return {
    site: withSearchTexts(withForms(one, one === first), there),
    folder: one === first ? '' : folderOf(one),
    there,
    originals: new Map(Array.from(there, ([original, own]) => [own, original])),
  };
}

/** Plans a site in all its languages. It cannot fail: whatever could be wrong was found before. */
export function planLanguages(linked: LinkedSite, input: SitePlanInput): SitePlan {
  const { translated, ...site } = linked;
  if (!translated) return planSite(linked, input);
  const { base } = input;
  const languages = [site, ...translated].map((one) => languageOf(one, site));
  const all = languages.map(({ site: { settings }, folder }) => ({
    code: settings.language,
    locale: settings.locale,
    direction: settings.direction,
    base: base + folder,
  }));
  const planOf = (language: Language): SitePlan => {
    const { folder, there } = language;
    const elsewhere = [...(languages[0]?.there.keys() ?? [])].filter((address) => !there.has(address)).sort();
    const own = [...there].filter(([original, address]) => original !== address);
    const names = own.length > 0 && { own: Object.fromEntries(own) };
    const known: SiteLanguages = { folder, all, elsewhere, ...names };
    const plan = planSite(language.site, { ...input, base: base + language.folder, languages: known });
    const shell = withLinksElsewhere(plan.shell, plan.context);
    return { ...plan, shell, shared: { ...plan.shared, shell } };
  };
  const [own, ...further] = languages;
  invariant(own, 'a site has a language.');
  const [first, others] = [planOf(own), further.map(planOf)];
  const plans = [first, ...others];
  const hosting = {
    ...first.hosting,
    redirects: [...first.hosting.redirects, ...redirectsIn(further, first.hosting.redirects)],
    gone: ['', ...further.map(({ folder }) => folder)].flatMap((folder) =>
      first.hosting.gone.map((address) => addressIn(folder, address)),
    ),
    languages: further.map(codeOf),
  };
  return {
    ...first,
    hosting,
    maps: mapsOf(linked),
    units: plans.flatMap((plan, i) => {
      const of = { ...(languages[i] ?? own), plan, all: languages };
      return plan.units.map((unit) => new LanguageUnit(unit, of));
    }),
    media: [...new Set(plans.flatMap(({ media }) => media))].sort(),
    languages: others.map(({ shell, shared }) => ({ language: shell.language, shell, shared })),
    outputs: once(() => withForwards(outputsOf(plans, languages), hosting, others)),
    texts: () => textsOf(plans, languages),
  };
}
