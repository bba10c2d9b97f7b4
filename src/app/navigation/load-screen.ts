// Everything that can come of going to an address, decided in one place.
import type { Shell } from '../page-props.ts';
import { loadPage, loadTemplate } from '../templates.ts';
import { loadPageData, type AddressData, type Place } from './page-data.ts';
import { missingScreen, type Screen } from './screen.ts';

/** What the browser does next. `reload` means that only a full page load can show the address. */
export type Arrival =
  | { readonly kind: 'show'; readonly screen: Screen }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'reload' };

export interface LoadContext {
  readonly shell: Place & Pick<Shell, 'addresses'>;
  /** The version of the code that runs; undefined accepts data of any version. */
  readonly version: string | undefined;
}

/** Loads what the address needs, its page first and then the chunk of its template. Never rejects. */
export async function loadScreen(address: string, { shell, version }: LoadContext): Promise<Arrival> {
  let data: AddressData;
  try {
    data = await loadPageData(address, shell);
  } catch {
    return { kind: 'show', screen: { kind: 'load-failed' } };
  }
  if (data && 'page' in data && version !== undefined && data.version !== version) return { kind: 'reload' };
  return arrivalWith(data, () => missing(address, shell));
}

/** A screen for an address that the site does not have, with what it offers instead. */
async function missing(address: string, { addresses, base }: LoadContext['shell']): Promise<Screen> {
  const [{ loadMissing }] = await Promise.all([import('./near-addresses.ts'), loadTemplate('not-found')]);
  return { ...missingScreen(address, addresses), help: await loadMissing(address, base) };
}

async function arrivalWith(data: AddressData, missing: () => Promise<Screen>): Promise<Arrival> {
  if (data && 'redirect' in data) return { kind: 'redirect', to: data.redirect };
  try {
    const screen: Screen = data ? { kind: 'page', data } : await missing();
    if (screen.kind === 'page') await loadPage(screen.data.page);
    return { kind: 'show', screen };
  } catch {
    return { kind: 'reload' };
  }
}
