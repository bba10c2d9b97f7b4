// What can be wrong with what concerns the whole site: site.yaml, visits, forms, hosts, news and sections.
import type { HostLimit } from '../../model/hosting.ts';
import { defineError, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { nearest, propose } from '../nearest.ts';

// What can be wrong with the forms that content describes.

interface NamedField {
  readonly name: string;
}

export const unknownFormField = defineError(
  'link/unknown-form-field',
  ({ name, known }: NamedField & { known: readonly string[] }) => ({
    message: `The form has no field called "${name}".`,
    ...propose(nearest(name, known), `For a field of your own, give it a label: "{ name: ${name}, label: ... }".`),
  }),
);

export const reservedFieldName = defineError('link/reserved-field-name', ({ name }: NamedField) => ({
  message: `A field cannot be called "${name}": submissions or browsers use this name themselves.`,
  advice: `Choose another name, such as "my${name.charAt(0).toUpperCase()}${name.slice(1)}".`,
}));

export const repeatedField = defineError(
  'link/repeated-field',
  ({ name, first, isConsent = false }: NamedField & { first: string; isConsent?: boolean }) => ({
    message: isConsent
      ? `Two consents are called "${name}", the name that a consent has by default.`
      : name === first
        ? `The form has "${name}" twice.`
        : `The form has "${name}" and "${first}", which many programs treat as the same name.`,
    advice: isConsent
      ? 'Give the second a name of its own, such as "name: newsletter".'
      : 'Remove one of them, or give it another name.',
  }),
);

export const noChoices = defineError('link/no-choices', ({ name, isKnown }: NamedField & { isKnown: boolean }) => ({
  message: `The field "${name}" has nothing to choose from.`,
  advice: isKnown
    ? `List what can be chosen under choices in forms.yaml: "${name}: [...]"; or leave the field out of the form.`
    : 'List what can be chosen: "choices: [...]".',
}));

export const unsuitedSetting = rule<NamedField & { key: string; suits: string }>('link/unsuited-setting');
export const noWayToAnswer = rule<{ form: string }>('link/no-way-to-answer');
export const noReceiver = rule<{ host: string; url: string }>('link/no-receiver');

export const unsuitedEndpoint = defineError(
  'link/unsuited-endpoint',
  ({ service, ...wrong }: { service: string } & ({ example: string } | { needs: 'mailbox' | 'mailto' })) =>
    'example' in wrong
      ? { message: `"${service}" cannot have this address.`, advice: `Write "url: ${wrong.example}".` }
      : {
          mailbox: {
            message: `"${service}" sends emails, but site.yaml has no email address.`,
            advice: 'Add email to site.yaml.',
          },
          mailto: {
            message: `"${service}" is a service on the web, and this is an email address.`,
            advice: 'Write "service: mailto".',
          },
        }[wrong.needs],
);

export const formWithoutEndpoint = rule<{ file: string }>('link/form-without-endpoint');

// What can be wrong with news.

export const newsWithoutPage = defineWarning('link/news-without-page', ({ count }: { count: number }) => ({
  message: `${count === 1 ? 'There is news, but no page lists it' : `There are ${count} items of news, but no page lists them`}.`,
  advice: 'Add the file pages/news.yaml with the lines "template: news" and "title: News", in your language.',
}));

export const pageWithoutNews = rule<{ address: string }>('link/page-without-news');
export const newsToCome = rule<{ date: string; today: string }>('link/news-to-come');

// What can be wrong with the hosts that a site is built for, and with what they are to send.

/** How many addresses a message names. */
const SHOWN = 5;

const figure = (value: number): string => value.toLocaleString('en');

export const hostLimit = defineWarning(
  'hosts/limit',
  ({ host, what, found, allowed, of }: HostLimit & { readonly host: string }) => ({
    message: `The site has ${figure(found)} ${what}, but ${host} allows ${figure(allowed)}.`,
    advice: {
      settings: 'Remove redirects that are no longer needed, or choose another host.',
      site: 'Choose another host or plan (docs/hosting says what each takes), or publish less: with "covers: { social: category }" in site.yaml, the courses of a category share a picture.',
      file: 'Make the file smaller, or publish it elsewhere and link to it.',
    }[of],
  }),
);

export const notRedirected = defineWarning(
  'hosts/not-redirected',
  ({ host, addresses }: { host: string; addresses: readonly string[] }) => ({
    message: `${host} cannot redirect ${figure(addresses.length)} old ${addresses.length === 1 ? 'address' : 'addresses'} of this form: ${addresses.slice(0, SHOWN).join(', ')}${addresses.length > SHOWN ? ' and others' : ''}.`,
    advice: 'Choose a host that can (docs/hosting has a table), or delete these redirects.',
  }),
);

export const hostsDiffer = defineError(
  'hosts/differ',
  ({ names: [one, other], file }: { names: readonly [string, string]; file?: string | undefined }) => ({
    message:
      file === undefined
        ? `"${one}" and "${other}" need the pages in different places.`
        : `"${one}" and "${other}" both read ${file}, each in a form of its own.`,
    advice: `Name one of them here, and build for the other with --host ${other} and a folder of its own.`,
  }),
);

export const earlyPreload = rule('hosts/early-preload');

// What can be wrong with the sections of a page.

export const emptySection = rule<{ type: string; reason: string; advice: string }>('link/empty-section');

// What can be wrong with how a site is measured.

export const consentNeeded = defineError(
  'analytics/consent-needed',
  ({ service, canDoWithout }: { service: string; canDoWithout: boolean }) => ({
    message: `${service} sets cookies${canDoWithout ? ' here' : ''}, so visitors are asked first: consent cannot be not-needed.`,
    advice: `Remove the line, or write consent: required.${canDoWithout ? ' Without cookies: true, no consent is needed.' : ''}`,
  }),
);

export const endedAnnouncement = rule<{ until: string }>('link/ended-announcement');
export const emptyMenuEntry = rule<{ label: string }>('link/empty-menu-entry');
export const announcementEndsFirst = rule<{ from: string; until: string }>('link/announcement-ends-first');
export const foreignLocale = rule<{ locale: string; language: string; better: string }>(
  'text/foreign-locale',
  (facts) => ({ ...facts, fix: facts.better, isGuess: true }),
);
