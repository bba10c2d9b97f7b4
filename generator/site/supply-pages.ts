// The pages that a provider leaves out are supplied as if it had written them, before anything looks at pages: all later
// stages see ordinary pages.
import { digest } from '../base/digest.ts';
import { suppliedPages, FALLBACK_LANGUAGE, type SuppliedPage } from '../read/defaults.ts';
import { fieldOf } from '../kinds/kind.ts';
import { pageKind, readTemplate } from '../kinds/page.ts';
import { siteKind } from '../kinds/settings.ts';
import type { Examined, SourceFile } from '../model/content.ts';
import { hasTemplate, mainAddresses, usefulPages } from './needed-pages.ts';

const sourceOf = ({ file, data }: SuppliedPage): SourceFile => {
  const text = JSON.stringify(data);
  return { file, kind: pageKind.name, text, data, media: [], hash: digest(text), isSupplied: true };
};

/** What {name} and its like mean in a supplied page; undefined where the site has no such thing. */
type Meanings = Readonly<Record<string, unknown>>;

/** Fills in placeholders that are a whole text, and leaves out links and texts that have no meaning. */
function filled(value: unknown, meanings: Meanings): unknown {
  if (typeof value === 'string') {
    const name = /^\{(\w+)\}$/.exec(value)?.[1];
    return name === undefined ? value : meanings[name];
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, meanings)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, filled(inner, meanings)] as const);
  if (fields.some(([key, inner]) => key === 'to' && inner === undefined)) return undefined;
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

/** The pages that a site needs and does not have; none while one of its pages may be the one that is missed. */
function missingPages(sources: readonly SourceFile[], language: string): readonly SuppliedPage[] {
  const pages = sources.filter(({ kind }) => kind === pageKind.name);
  if (sources.length === 0 || !pages.every(({ data }) => hasTemplate(data))) return [];
  const taken = new Set(pages.map(({ file }) => file));
  const present = new Set(pages.map(readTemplate));
  const useful = usefulPages(sources);
  return suppliedPages(language).filter(
    ({ file, data: { template } }) => template in useful && !present.has(template) && !taken.has(file),
  );
}

/** Returns the examined files with the pages that the tool supplies, in file order. */
export function supplyPages(examined: readonly Examined[]): readonly Examined[] {
  const written = examined.map(({ source }) => source);
  const site = written.find(({ kind }) => kind === siteKind.name)?.data;
  const textOf = (name: string): string | undefined => {
    const value = fieldOf(site, name);
    return typeof value === 'string' ? value : undefined;
  };
  const missing = missingPages(written, textOf('language') ?? FALLBACK_LANGUAGE);
  if (missing.length === 0) return examined;
  const meanings = {
    ...mainAddresses([...written, ...missing.map(sourceOf)]),
    name: textOf('name'),
    description: textOf('description') ?? textOf('tagline'),
  };
  const supplied = missing.map((page): Examined => {
    const source = sourceOf({ ...page, data: filled(page.data, meanings) as SuppliedPage['data'] });
    return { source, isValid: true, links: [], outline: source.hash, diagnostics: [] };
  });
  return [...examined, ...supplied].sort((a, b) => (a.source.file < b.source.file ? -1 : 1));
}
