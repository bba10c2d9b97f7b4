// Everything that can come of going to an address, decided in one place.
import { matchRoutes } from 'react-router-dom';
import { fill } from '../format.ts';
import type { EmbeddedPage, NotFoundProps, RedirectData } from '../page.ts';
import type { MainAddresses, Shell } from '../shell-props.ts';
import { siteRoutes } from '../route-tree.ts';
import { loadPage, loadTemplate } from '../templates.ts';
import { type AddressData, loadPageData, type PageTags, type Place, replaceTags } from './load-page.ts';

// A screen is the content between header and footer: a page of the plan, or one of three substitutes without one.

/** What is shown in the layout. */
export type Screen =
  | { readonly kind: 'page'; readonly data: EmbeddedPage }
  | MissingScreen
  | { readonly kind: 'load-failed' };

/** The screen of an address that the site does not have, with what it offers instead. */
interface MissingScreen {
  readonly kind: 'not-found' | 'course-not-found';
  readonly help?: NotFoundProps;
}

/** Loads a page in advance. Rejects when it cannot be had. */
export async function prefetchPage(address: string, place: Place): Promise<void> {
  const data = await loadPageData(address, place);
  if (data && 'page' in data) await loadPage(data.page);
}

/** What the browser does next. `reload` means that only a full page load can show the address. */
export type Arrival =
  | {
      readonly kind: 'show';
      readonly screen: Screen;
      readonly announcement: string;
      /** Puts its tags into the document's head. */
      readonly applyHead: () => void;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'reload' };

export interface LoadContext {
  readonly shell: Shell;
  /** The version of the code that runs; undefined accepts data of any version. */
  readonly version: string | undefined;
}

/** Loads what the address needs, its page first and then the chunk of its template. Never rejects. */
export async function loadScreen(address: string, { shell, version }: LoadContext): Promise<Arrival> {
  let data: AddressData;
  try {
    data = await loadPageData(address, shell);
  } catch {
    return showingSubstitute({ kind: 'load-failed' }, shell);
  }
  if (data && 'redirect' in data) return { kind: 'redirect', to: data.redirect };
  if (data && version !== undefined && data.version !== version) return { kind: 'reload' };
  return arrivalWith(data, address, shell);
}

/** A screen for an address that the site does not have, with what it offers instead. */
async function missing(address: string, { addresses, base }: Shell): Promise<MissingScreen> {
  const [{ loadMissing }] = await Promise.all([import('./near-addresses.ts'), loadTemplate('not-found')]);
  return { ...missingScreen(address, addresses), help: await loadMissing(address, base) };
}

/** Returns the screen for an address that the site does not have: a number on the route of courses is a course's. */
export function missingScreen(address: string, addresses: MainAddresses): MissingScreen {
  const { course = '' } = matchRoutes([...siteRoutes(addresses)], address)?.at(-1)?.params ?? {};
  return { kind: /^\d+$/.test(course) ? 'course-not-found' : 'not-found' };
}

function headingOf(kind: Exclude<Screen['kind'], 'page'>, { errors }: Shell['messages']): string {
  if (kind === 'not-found') return errors.notFound.title;
  return kind === 'course-not-found' ? errors.courseNotFound.title : errors.loadFailed.title;
}

function showing(screen: Screen, title: string, tags: PageTags): Arrival {
  return { kind: 'show', screen, announcement: title, applyHead: () => replaceTags(tags) };
}

/** Shows a screen without a page, which search engines must not list. */
function showingSubstitute(screen: Exclude<Screen, { readonly kind: 'page' }>, { messages, name }: Shell): Arrival {
  const title = fill(messages.errors.documentTitle, { title: headingOf(screen.kind, messages), name });
  const heading = document.createElement('title');
  const robots = document.createElement('meta');
  heading.textContent = title;
  Object.assign(robots, { name: 'robots', content: 'noindex' });
  return showing(screen, title, { tags: [heading, robots] });
}

async function arrivalWith(data: Exclude<AddressData, RedirectData>, address: string, shell: Shell): Promise<Arrival> {
  try {
    if (!data) return showingSubstitute(await missing(address, shell), shell);
    await loadPage(data.page);
    return showing({ kind: 'page', data }, data.title, data);
  } catch {
    return { kind: 'reload' };
  }
}
