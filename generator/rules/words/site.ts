// What can be wrong with what concerns the whole site: site.yaml, visits, forms, hosts, news and sections.
import type { HostLimit } from '../../model/hosting.ts';
import { asWritten } from '../in-quotes.ts';
import { andOthers, rule } from '../rule.ts';
import { nearest } from '../nearest.ts';

// What can be wrong with the forms that content describes.

interface NamedField {
  readonly name: string;
}

export const unknownFormField = rule<NamedField & { known: readonly string[] }>(
  'link/unknown-form-field',
  ({ name, known }) => {
    const meant = nearest(name, known);
    return { meant, fix: meant && asWritten(meant) };
  },
);
export const reservedFieldName = rule<NamedField>('link/reserved-field-name', ({ name }) => ({
  better: `my${name.charAt(0).toUpperCase()}${name.slice(1)}`,
}));
export const repeatedField = rule<NamedField & { first: string; isConsent?: boolean }>(
  'link/repeated-field',
  ({ name, first, isConsent }) => {
    if (isConsent) return { is: 'consent' };
    return name === first ? { is: 'same' } : {};
  },
);
export const noChoices = rule<NamedField & { isKnown: boolean }>('link/no-choices');
export const unsuitedSetting = rule<NamedField & { key: string; suits: string }>('link/unsuited-setting');
export const noWayToAnswer = rule<{ form: string }>('link/no-way-to-answer');
export const noReceiver = rule<{ host: string; url: string }>('link/no-receiver');

type WrongEndpoint = { readonly service: string } & (
  | { readonly example: string }
  | { readonly is: 'mailbox' | 'mailto' }
);

export const unsuitedEndpoint = rule<WrongEndpoint>('link/unsuited-endpoint');
export const formWithoutEndpoint = rule<{ file: string }>('link/form-without-endpoint');

// What can be wrong with news.

export const newsWithoutPage = rule<{ count: number }>('link/news-without-page');
export const pageWithoutNews = rule<{ address: string }>('link/page-without-news');
export const newsToCome = rule<{ date: string; today: string }>('link/news-to-come');

// What can be wrong with the hosts that a site is built for, and with what they are to send.

/** How many addresses a message names. */
const SHOWN = 5;

const figure = (value: number): string => value.toLocaleString('en');

export const hostLimit = rule<HostLimit & { readonly host: string }>('hosts/limit', ({ found, allowed }) => ({
  found: figure(found),
  allowed: figure(allowed),
}));
export const notRedirected = rule<{ host: string; addresses: readonly string[] }>(
  'hosts/not-redirected',
  ({ addresses }) => ({ count: figure(addresses.length), shown: andOthers(addresses, SHOWN) }),
);
export const hostsDiffer = rule<{ names: readonly [string, string]; file?: string | undefined }>(
  'hosts/differ',
  ({ names: [one, other] }) => ({ one, other }),
);
export const earlyPreload = rule('hosts/early-preload');

// What can be wrong with the sections of a page.

export const emptySection = rule<{ type: string; reason: string; advice: string }>('link/empty-section');

// What can be wrong with how a site is measured.

export const consentNeeded = rule<{ service: string; canDoWithout: boolean }>('analytics/consent-needed');

// What can be wrong with the frame of all pages, and with the locale.

export const endedAnnouncement = rule<{ until: string }>('link/ended-announcement');
export const unframedMap = rule<{ is: 'google' | 'osm' }>('link/unframed-map');
export const misspeltNetwork = rule<{ network: string; meant: string }>('link/misspelt-network', ({ meant }) => ({
  fix: asWritten(meant),
}));
export const emptyMenuEntry = rule<{ label: string }>('link/empty-menu-entry');
export const announcementEndsFirst = rule<{ from: string; until: string }>('link/announcement-ends-first');
export const foreignLocale = rule<{
  is: 'locale' | 'direction' | 'unknown';
  written: string;
  language: string;
  better: string;
}>('text/foreign-locale');
