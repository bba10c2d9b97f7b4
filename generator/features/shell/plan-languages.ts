// Plans a site in all its languages as one plan: the first as it is, each other one as a site below its own base, whose files
// are in a folder with the name of the language.
import { IN_FIRST_LANGUAGE, withBase } from '../../../src/app/navigation/page-address.ts';
import type { LinkedSite } from '../../model/content.ts';
import { THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import type { Hosting } from '../../model/hosting.ts';
import type { PlannedText, SharedOutputs, SiteMaps } from '../../model/planned.ts';
import { invariant } from '../../base/invariant.ts';
import { once } from '../../base/memoize.ts';
import { addressIn, isHere, withLinksElsewhere } from './languages.ts';
import type { SiteLanguages } from './page-context.ts';
import { planSite, siteMaps, type SitePlan, type SitePlanInput } from './plan.ts';
import { sitemapEntries, sitemaps, type SitemapEntry } from './sitemap.ts';
import type { Unit } from './units.ts';

/** The addresses of the pages of a site that people look for; those of a list of many courses are not among them. */
const pagesOf = ({ pages, categoryPages, courses, entries }: LinkedSite): readonly string[] =>
  [...pages, ...categoryPages, ...courses.filter(isHere), ...entries].map(({ address }) => address);

/** All addresses that answer, with a page or by leading to one. */
const answering = (site: LinkedSite): ReadonlySet<string> =>
  new Set([
    ...pagesOf(site),
    ...site.courses
      .filter(isHere)
      .flatMap(({ course: { aliases = [], slug }, numericAddress = [] }) =>
        [aliases, `${site.addresses.catalogue}/${slug}`, numericAddress].flat(),
      ),
    ...site.redirects.map(({ from }) => from),
    ...(site.forms.endpoints.length > 0 ? [THANKS_ADDRESS] : []),
  ]);

interface Language {
  readonly site: LinkedSite;
  readonly folder: string;
  readonly there: ReadonlySet<string>;
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

/** A unit of a language: its files are in the language's folder, and it knows in which languages its page is. */
function unitIn(
  unit: Unit,
  plan: SitePlan,
  { folder, all }: { readonly folder: string; readonly all: readonly Language[] },
): Unit {
  const addressOf = once(() => unit.linked?.address ?? unit.addresses[0] ?? '');
  const languages = once(() => all.filter(({ there }) => there.has(addressOf())).map(codeOf));
  const own = folder === '' ? {} : { language: folder.slice(0, -1) };
  return {
    ...unit,
    id: unit.id.startsWith('/') ? addressIn(folder, unit.id) : folder + unit.id,
    site: plan,
    get languages() {
      return languages();
    },
    get addresses() {
      return unit.addresses.map((address) => addressIn(folder, address));
    },
    get drawings() {
      return unit.drawings.map((file) => folder + file);
    },
    inputs: () => ({ ...unit.inputs(), ...own, languages: languages() }),
  };
}

/** Files that a site has once, whatever its languages. */
const isOnce = (file: string): boolean => /^(?:robots\.txt|sitemap(?:-\d+)?\.xml|maps\/.*)$/.test(file);

function outputsOf(plans: readonly SitePlan[], languages: readonly Language[]): SharedOutputs {
  const [first, ...others] = plans.map((plan) => plan.outputs());
  const own = new Set(first?.texts.map(({ file }) => file));
  const further = others.map(({ texts, pictures }, i) => {
    const folder = languages[i + 1]?.folder ?? '';
    const placed = <Item extends { readonly file: string }>(item: Item): Item =>
      Object.create(item, { file: { value: folder + item.file, enumerable: true } }) as Item;
    return {
      texts: texts
        .filter(({ file }) => !isOnce(file) && !(own.has(file) && /^assets\/(?:theme|extra)\./.test(file)))
        .map((text): PlannedText => ({ ...text, file: folder + text.file })),
      pictures: pictures.map(placed),
    };
  });
  const maps = sitemapOf(plans, languages);
  return {
    forwards: first?.forwards ?? [],
    texts: [
      ...maps,
      ...(first?.texts ?? []).filter(({ file }) => !/^sitemap/.test(file)),
      ...further.flatMap(({ texts }) => texts),
    ],
    pictures: [...(first?.pictures ?? []), ...further.flatMap(({ pictures }) => pictures)],
    // Pictures that are supplied are the same in all languages.
    variants: first?.variants ?? [],
  };
}

/** Adds the pages that lead on from old addresses of further languages. */
function withForwards(outputs: SharedOutputs, { redirects, origin, base }: Hosting): SharedOutputs {
  const known = new Map(outputs.forwards.map((forward) => [forward.from, forward]));
  const forwards = redirects.map(({ from, to }) => {
    const original = known.get(from.replace(/^\/[^/]+/, ''));
    return known.get(from) ?? { from, to, title: original?.title ?? to, canonical: origin + withBase(to, base) };
  });
  return { ...outputs, forwards };
}

/** The sitemap of all languages: each page with itself in the others. */
function sitemapOf(plans: readonly SitePlan[], languages: readonly Language[]): readonly PlannedText[] {
  const known = plans.map(({ context }) => new Map(sitemapEntries(context).map((entry) => [entry.address, entry])));
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

type Redirects = Hosting['redirects'];

/** Adds old addresses below the folders of languages: one leads on in a language where its target is there. */
function redirectsIn(further: readonly Pick<Language, 'folder' | 'there'>[], redirects: Redirects): Redirects {
  const known = new Set(redirects.map(({ from }) => from));
  const others = further.flatMap(({ folder, there }) =>
    redirects
      .filter(({ to }) => there.has(to.replace(/[?#].*/, '')))
      .map(({ from, to }) => ({ from: addressIn(folder, from), to: addressIn(folder, to) })),
  );
  return [...redirects, ...others.filter(({ from }) => !known.has(from))];
}

const folderOf = ({ settings }: LinkedSite): string => `${settings.language}/`;

/** Returns which slug each legacy number leads to, and where old addresses lead in all languages. */
export function mapsOf(linked: LinkedSite): SiteMaps {
  const maps = siteMaps(linked);
  const further = (linked.translated ?? []).map((site) => ({ folder: folderOf(site), there: answering(site) }));
  const others = redirectsIn(further, linked.redirects).slice(linked.redirects.length);
  return { ...maps, redirects: { ...maps.redirects, ...Object.fromEntries(others.map(({ from, to }) => [from, to])) } };
}

/** Plans a site in all its languages. It cannot fail: whatever could be wrong was found before. */
export function planLanguages(linked: LinkedSite, input: SitePlanInput): SitePlan {
  const { translated, ...site } = linked;
  if (!translated) return planSite(linked, input);
  const { base } = input;
  const languages = [site, ...translated].map((one, i): Language => ({
    site: withForms(one, i === 0),
    folder: i === 0 ? '' : folderOf(one),
    there: answering(one),
  }));
  const all = languages.map(({ site: { settings }, folder }) => ({
    code: settings.language,
    locale: settings.locale,
    direction: settings.direction,
    base: base + folder,
  }));
  const planOf = (language: Language): SitePlan => {
    const elsewhere = [...(languages[0]?.there ?? [])].filter((address) => !language.there.has(address)).sort();
    const known: SiteLanguages = { folder: language.folder, all, elsewhere };
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
    redirects: redirectsIn(further, first.hosting.redirects),
    gone: ['', ...further.map(({ folder }) => folder)].flatMap((folder) =>
      first.hosting.gone.map((address) => addressIn(folder, address)),
    ),
    languages: further.map(codeOf),
  };
  return {
    ...first,
    hosting,
    maps: mapsOf(linked),
    units: plans.flatMap((plan, i) =>
      plan.units.map((unit) => unitIn(unit, plan, { folder: languages[i]?.folder ?? '', all: languages })),
    ),
    media: [...new Set(plans.flatMap(({ media }) => media))].sort(),
    languages: others.map(({ shell, shared }) => ({ language: shell.language, shell, shared })),
    outputs: once(() => withForwards(outputsOf(plans, languages), hosting)),
  };
}
