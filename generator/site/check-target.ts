// Where a link of the content may lead.
import type { Catalogue } from '../../schemas/types.ts';
import { decoded } from '../base/decoded.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { LinkedPart } from '../model/catalogue.ts';
import { countryOf, internationalForm, isLocal } from '../model/dialling.ts';
import { finderByTitle, nearest } from '../rules/nearest.ts';
import { missingScheme, ownOrigin } from '../rules/words/addresses.ts';
import { localNumber } from '../rules/words/writing.ts';
import { unusablePicture } from '../rules/words/pictures.ts';
import { missingMedia, unknownCategory, unknownSubcategory, unknownTarget } from '../rules/words/link.ts';
import { canLeadTo, leavesWithoutScheme, targetAddress } from './address-book.ts';
import { checkDocument, isPicture, pictureCalled, pictureProblem } from './picture-problem.ts';
import type { LinkContext } from './link-context.ts';

/** What the query of a link chooses in the catalogue. */
function choiceOf(target: string): { readonly category: string | null; readonly subcategory: string | null } {
  const query = new URLSearchParams(/\?([^#]*)/.exec(target)?.[1] ?? '');
  return { category: query.get('category') || null, subcategory: query.get('subcategory') || null };
}

const isChosen = ({ id, formerly = [] }: LinkedPart, name: string | null): boolean =>
  name === null || id === name || formerly.includes(name);

function missingPart(name: string | null, parts: readonly LinkedPart[]) {
  const known = parts.map(({ id }) => id);
  if (name === null || parts.some((part) => isChosen(part, name))) return undefined;
  return { name, known, byTitle: finderByTitle(() => parts.map(({ id, name: title }) => ({ name: id, title }))) };
}

/** The category of a subcategory that is named as if it were one, and what is said of it. */
export function asPart(name: string | null, catalogue: Catalogue | undefined) {
  const owner = catalogue?.categories.find(({ subcategories = [] }) => subcategories.some(({ id }) => id === name))?.id;
  return owner === undefined ? undefined : { owner, facts: { known: [], is: `a subcategory of "${owner}"` } };
}

/** Returns the category or subcategory of a link that the catalogue has not; nothing while the catalogue is broken. */
export function checkChoice(
  target: string,
  catalogue: Catalogue | undefined,
  at: () => Location,
): readonly Diagnostic[] {
  if (!catalogue) return [];
  const { category, subcategory } = choiceOf(target);
  const lost = missingPart(category, catalogue.categories);
  const part = subcategory === null ? asPart(category, catalogue) : undefined;
  if (lost && part) {
    const byTitle = (): string => `${part.owner}&subcategory=${lost.name}`;
    return [unknownCategory({ ...part.facts, name: lost.name, within: target, byTitle }, at())];
  }
  if (lost) return [unknownCategory({ ...lost, within: target }, at())];
  const within = catalogue.categories.filter((part) => isChosen(part, category));
  const inner = within.flatMap(({ subcategories = [] }) => subcategories);
  const lostWithin = missingPart(subcategory, inner);
  if (!lostWithin) return [];
  const { name } = lostWithin;
  if (!catalogue.categories.some((one) => isChosen(one, name)))
    return [unknownSubcategory({ ...lostWithin, within: target }, at())];
  const whole = { known: [], is: 'a category', within: target.replace(/\?[^#]*/, `?${name}`) };
  return [unknownSubcategory({ ...whole, name, byTitle: () => `category=${name}` }, at())];
}

/** Returns what is wrong with a picture that a text shows: at most one problem. */
export function checkPicture(target: string, { loaded }: LinkContext, at: () => Location): readonly Diagnostic[] {
  const known = loaded.media.map(({ file }) => file);
  const name = decoded(target);
  if (known.includes(name)) return [];
  const problem = pictureProblem(name, loaded);
  return [
    problem
      ? unusablePicture(problem, at())
      : missingMedia({ name, known, within: target, byTitle: () => pictureCalled(name, loaded) }, at()),
  ];
}

/** Returns what is wrong with a link to a file of the media folder: at most one problem. */
function checkFile(target: string, context: LinkContext, at: () => Location): readonly Diagnostic[] {
  const named = decoded(target);
  return isPicture(named) ? checkPicture(target, context, at) : checkDocument({ named }, context.loaded, at);
}

const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i;

/** Returns what is wrong with a number: from abroad it would be another, or none. */
export function checkNumber(number: string, { entries }: LinkContext, at: () => Location): readonly Diagnostic[] {
  const { address, locale } = entries.site[0]?.data ?? {};
  const international = internationalForm(number, countryOf(address, locale));
  const isWrong = number.startsWith('+') ? international !== undefined : isLocal(number);
  return isWrong ? [localNumber({ number, international }, at())] : [];
}

/** Returns what is wrong with a link to another site: that it is this one, and the page is there or nearly so; or with a number. */
export function checkElsewhere(target: string, context: LinkContext, at: () => Location): readonly Diagnostic[] {
  if (leavesWithoutScheme(target)) return [missingScheme({ target }, at())];
  const number = /^tel:(?!%2B)(.*)/i.exec(target)?.[1];
  return number === undefined ? checkOrigin(target, context, at) : checkNumber(number, context, at);
}

function checkOrigin(target: string, context: LinkContext, at: () => Location): readonly Diagnostic[] {
  const { addresses, entries } = context;
  const named = host.exec(target)?.[1]?.toLowerCase();
  if (named === undefined || named !== host.exec(entries.site[0]?.data.origin ?? '')?.[1]) return [];
  const rest = target.replace(/^https?:\/\/[^/?#]+\/?/i, '/');
  const address = rest.replace(/(?<=.)\/?(?:[?#].*)?$/s, '');
  const meant = canLeadTo(addresses, address) ? address : nearest(address, addresses.answering);
  return meant === undefined ? [] : [ownOrigin({ target, own: rest.replace(address, meant) }, at())];
}

/** Returns what is wrong with a link's target, apart from its fragment: at most one problem. */
export function checkTarget(target: string, context: LinkContext, at: () => Location): readonly Diagnostic[] {
  if (leavesWithoutScheme(target)) return [missingScheme({ target }, at())];
  const address = targetAddress(target);
  if (address === undefined) return checkElsewhere(target, context, at);
  if (address === '') return [];
  if (address.startsWith('/media/')) return checkFile(address.slice(1), context, at);
  if (canLeadTo(context.addresses, address)) return checkChoice(target, context.entries.catalogue[0]?.data, at);
  return [unknownTarget({ name: address, known: context.addresses.answering, within: target }, at())];
}
