// What can be wrong with the hosts that a site is built for, and with what they are to send.
import { defineRule } from '../../model/diagnostic.ts';

/** How many addresses a message names. */
const SHOWN = 5;

const figure = (value: number): string => value.toLocaleString('en');

export const hostLimit = defineRule({
  code: 'hosts/limit',
  severity: 'warning',
  why: 'The host would refuse its settings or leave a part of them out, and old addresses would lead nowhere.',
  say: ({
    host,
    what,
    found,
    allowed,
  }: {
    readonly host: string;
    readonly what: string;
    readonly found: number;
    readonly allowed: number;
  }) => ({
    message: `The site has ${figure(found)} ${what}, but ${host} allows ${figure(allowed)}.`,
    advice: 'Remove redirects that are no longer needed, or choose another host.',
  }),
});

export const notRedirected = defineRule({
  code: 'hosts/not-redirected',
  severity: 'warning',
  why: 'Visitors who follow a link to one of these addresses get the not-found page.',
  say: ({ host, addresses }: { readonly host: string; readonly addresses: readonly string[] }) => ({
    message: `${host} cannot redirect ${figure(addresses.length)} old ${addresses.length === 1 ? 'address' : 'addresses'} of this form: ${addresses.slice(0, SHOWN).join(', ')}${addresses.length > SHOWN ? ' and others' : ''}.`,
    advice: 'Choose a host that can (docs/hosting has a table), or delete these redirects.',
  }),
});

export const hostsDiffer = defineRule({
  code: 'hosts/differ',
  severity: 'error',
  why: 'One folder cannot serve both, and the site would fail on one of them.',
  say: ({
    names: [one, other],
    file,
  }: {
    readonly names: readonly [string, string];
    readonly file?: string | undefined;
  }) => ({
    message:
      file === undefined
        ? `"${one}" and "${other}" need the pages in different places.`
        : `"${one}" and "${other}" both read ${file}, each in a form of its own.`,
    advice: `Name one of them here, and build for the other with --host ${other} and a folder of its own.`,
  }),
});

export const earlyPreload = defineRule({
  code: 'hosts/early-preload',
  severity: 'error',
  why: 'The preload list built into browsers would refuse the domain.',
  say: () => ({
    message: 'preload needs a maxAge of a year or more, and includeSubDomains: true.',
    advice: 'Write maxAge: 31536000 and includeSubDomains: true, or remove preload until https works everywhere.',
  }),
});
