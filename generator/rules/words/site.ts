// What can be wrong with what concerns the whole site: site.yaml, visits, forms, hosts, news and sections.
import type { HostLimit } from '../../model/hosting.ts';
import { defineError, defineInfo, defineWarning } from '../../model/diagnostic.ts';
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

export const unsuitedSetting = defineError(
  'link/unsuited-setting',
  ({ key, name, suits }: NamedField & { key: string; suits: string }) => ({
    message: `The setting "${key}" does not suit the field "${name}".`,
    advice: `Remove it: ${suits}.`,
  }),
);

export const noWayToAnswer = defineWarning('link/no-way-to-answer', ({ form }: { form: string }) => ({
  message: `The form "${form}" asks for neither an email address nor a telephone number.`,
  advice: 'Add "email" or "phone" to its fields.',
}));

export const noReceiver = defineWarning('link/no-receiver', ({ host, url }: { host: string; url: string }) => ({
  message: `Nothing can receive the forms at "${url}": the host (${host}) serves files only.`,
  advice: 'Add a form service as an endpoint to forms.yaml, such as FormSubmit or Formspree.',
}));

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

export const formWithoutEndpoint = defineError('link/form-without-endpoint', ({ file }: { file: string }) => ({
  message: 'This page shows a form, but forms.yaml names no service to send it to.',
  advice: `Add an endpoint to forms.yaml, or delete ${file}.`,
}));

// What can be wrong with news.

export const newsWithoutPage = defineWarning('link/news-without-page', ({ count }: { count: number }) => ({
  message: `${count === 1 ? 'There is news, but no page lists it' : `There are ${count} items of news, but no page lists them`}.`,
  advice: 'Add the file pages/news.yaml with the lines "template: news" and "title: News", in your language.',
}));

export const pageWithoutNews = defineWarning('link/page-without-news', ({ address }: { address: string }) => ({
  message: `The page ${address} lists the news, but there is none.`,
  advice: 'Add the first item as a file in news, with title, date and text; or delete the page.',
}));

export const newsToCome = defineInfo('link/news-to-come', ({ date, today }: { date: string; today: string }) => ({
  message: `This item has the date ${date}, and today is ${today}: it is not published yet.`,
  advice: 'Build the site on that day or later to publish it, or correct the date.',
}));

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

export const earlyPreload = defineError('hosts/early-preload', () => ({
  message: 'preload needs a maxAge of a year or more, and includeSubDomains: true.',
  advice: 'Write maxAge: 31536000 and includeSubDomains: true, or remove preload until https works everywhere.',
}));

// What can be wrong with the sections of a page.

export const emptySection = defineWarning(
  'link/empty-section',
  ({ type, reason, advice }: { type: string; reason: string; advice: string }) => ({
    message: `This section of the type "${type}" has nothing to show: ${reason}.`,
    advice: `${advice}, or delete the section.`,
  }),
);

// What can be wrong with how a site is measured.

export const consentNeeded = defineError(
  'analytics/consent-needed',
  ({ service, canDoWithout }: { service: string; canDoWithout: boolean }) => ({
    message: `${service} sets cookies${canDoWithout ? ' here' : ''}, so visitors are asked first: consent cannot be not-needed.`,
    advice: `Remove the line, or write consent: required.${canDoWithout ? ' Without cookies: true, no consent is needed.' : ''}`,
  }),
);

export const endedAnnouncement = defineWarning('link/ended-announcement', ({ until }: { until: string }) => ({
  message: `The announcement ended on ${until}.`,
  advice: 'Delete it, or correct the day in "until" if visitors should still see it.',
}));

export const emptyMenuEntry = defineError('link/empty-menu-entry', ({ label }: { label: string }) => ({
  message: `The menu entry "${label}" leads nowhere and opens nothing.`,
  advice: 'Write "to", the page that it leads to, or "items", the entries that it opens.',
}));

export const announcementEndsFirst = defineError(
  'link/announcement-ends-first',
  ({ from, until }: { from: string; until: string }) => ({
    message: `The announcement ends on ${until}, before it begins on ${from}.`,
    advice: 'Correct "from" or "until".',
  }),
);

export const foreignLocale = defineWarning(
  'text/foreign-locale',
  ({ locale, language, better }: { locale: string; language: string; better: string }) => ({
    message: `Dates and numbers are written as in "${locale}", and the words of the site are in the language "${language}".`,
    advice: `Write ${better}, or change "language" if that is what is wrong.`,
    fix: better,
    isGuess: true,
  }),
);
