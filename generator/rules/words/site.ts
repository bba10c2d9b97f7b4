// What can be wrong with what concerns the whole site: site.yaml, visits, forms, hosts, news and sections.
import { defineRule } from '../../model/diagnostic.ts';
import { nearest, propose } from '../nearest.ts';

// What can be wrong with the forms that content describes.

interface NamedField {
  readonly name: string;
}

export const unknownFormField = defineRule({
  code: 'link/unknown-form-field',
  severity: 'error',
  why: 'A field that you expect would be missing from the form.',
  say: ({ name, known }: NamedField & { readonly known: readonly string[] }) => ({
    message: `The form has no field called "${name}".`,
    ...propose(nearest(name, known), `For a field of your own, give it a label: "{ name: ${name}, label: ... }".`),
  }),
});

export const reservedFieldName = defineRule({
  code: 'link/reserved-field-name',
  severity: 'error',
  why: 'What visitors write there would be lost, or would replace what the site itself sends.',
  say: ({ name }: NamedField) => ({
    message: `A field cannot be called "${name}": submissions or browsers use this name themselves.`,
    advice: `Choose another name, such as "my${name.charAt(0).toUpperCase()}${name.slice(1)}".`,
  }),
});

export const repeatedField = defineRule({
  code: 'link/repeated-field',
  severity: 'error',
  why: 'Two values would be sent under one name, with no way to know which is which.',
  say: ({ name, first, isConsent = false }: NamedField & { readonly first: string; readonly isConsent?: boolean }) => ({
    message: isConsent
      ? `Two consents are called "${name}", the name that a consent has by default.`
      : name === first
        ? `The form has "${name}" twice.`
        : `The form has "${name}" and "${first}", which many programs treat as the same name.`,
    advice: isConsent
      ? 'Give the second a name of its own, such as "name: newsletter".'
      : 'Remove one of them, or give it another name.',
  }),
});

export const noChoices = defineRule({
  code: 'link/no-choices',
  severity: 'error',
  why: 'Visitors would have nothing to choose from.',
  say: ({ name, isKnown }: NamedField & { readonly isKnown: boolean }) => ({
    message: `The field "${name}" has nothing to choose from.`,
    advice: isKnown
      ? `List what can be chosen under choices in forms.yaml: "${name}: [...]"; or leave the field out of the form.`
      : 'List what can be chosen: "choices: [...]".',
  }),
});

export const unsuitedSetting = defineRule({
  code: 'link/unsuited-setting',
  severity: 'error',
  why: 'The setting would have no effect, and the form would not be what was meant.',
  say: ({ key, name, suits }: NamedField & { readonly key: string; readonly suits: string }) => ({
    message: `The setting "${key}" does not suit the field "${name}".`,
    advice: `Remove it: ${suits}.`,
  }),
});

export const noWayToAnswer = defineRule({
  code: 'link/no-way-to-answer',
  severity: 'warning',
  why: 'You could not answer a visitor who gives neither an email address nor a telephone number.',
  say: ({ form }: { readonly form: string }) => ({
    message: `The form "${form}" asks for neither an email address nor a telephone number.`,
    advice: 'Add "email" or "phone" to its fields.',
  }),
});

export const noReceiver = defineRule({
  code: 'link/no-receiver',
  severity: 'warning',
  why: 'Every submission would be refused, and no enquiry or registration would reach you.',
  say: ({ host, url }: { readonly host: string; readonly url: string }) => ({
    message: `Nothing can receive the forms at "${url}": the host (${host}) serves files only.`,
    advice: 'Add a form service as an endpoint to forms.yaml, such as FormSubmit or Formspree.',
  }),
});

export const unsuitedEndpoint = defineRule({
  code: 'link/unsuited-endpoint',
  severity: 'error',
  why: 'The forms could not be received.',
  say: ({
    service,
    ...wrong
  }: { readonly service: string } & ({ example: string } | { needs: 'mailbox' | 'mailto' })) =>
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
});

export const formWithoutEndpoint = defineRule({
  code: 'link/form-without-endpoint',
  severity: 'error',
  why: 'Visitors would fill in a form that goes nowhere.',
  say: ({ file }: { readonly file: string }) => ({
    message: 'This page shows a form, but forms.yaml names no service to send it to.',
    advice: `Add an endpoint to forms.yaml, or delete ${file}.`,
  }),
});

// What can be wrong with news.

export const newsWithoutPage = defineRule({
  code: 'link/news-without-page',
  severity: 'warning',
  why: 'Visitors find the news only through search engines and links, and there is no feed.',
  say: ({ count }: { readonly count: number }) => ({
    message: `${count === 1 ? 'There is news, but no page lists it' : `There are ${count} items of news, but no page lists them`}.`,
    advice: 'Add the file pages/news.yaml with the lines "template: news" and "title: News", in your language.',
  }),
});

export const pageWithoutNews = defineRule({
  code: 'link/page-without-news',
  severity: 'warning',
  why: 'Visitors open a page with nothing to read.',
  say: ({ address }: { readonly address: string }) => ({
    message: `The page ${address} lists the news, but there is none.`,
    advice: 'Add the first item as a file in news, with title, date and text; or delete the page.',
  }),
});

export const newsToCome = defineRule({
  code: 'link/news-to-come',
  severity: 'info',
  why: 'Until its day, the item has no page and is in no list.',
  say: ({ date, today }: { readonly date: string; readonly today: string }) => ({
    message: `This item has the date ${date}, and today is ${today}: it is not published yet.`,
    advice: 'Build the site on that day or later to publish it, or correct the date.',
  }),
});

// What can be wrong with the hosts that a site is built for, and with what they are to send.

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

// What can be wrong with the sections of a page.

export const emptySection = defineRule({
  code: 'link/empty-section',
  severity: 'warning',
  why: 'The page is built without this section, heading and all.',
  say: ({ type, reason, advice }: { readonly type: string; readonly reason: string; readonly advice: string }) => ({
    message: `This section of the type "${type}" has nothing to show: ${reason}.`,
    advice: `${advice}, or delete the section.`,
  }),
});

// What can be wrong with how a site is measured.

export const consentNeeded = defineRule({
  code: 'analytics/consent-needed',
  severity: 'error',
  why: 'Visitors would get cookies that they have not agreed to, which the law of many countries forbids.',
  say: ({ service, canDoWithout }: { readonly service: string; readonly canDoWithout: boolean }) => ({
    message: `${service} sets cookies${canDoWithout ? ' here' : ''}, so visitors are asked first: consent cannot be not-needed.`,
    advice: `Remove the line, or write consent: required.${canDoWithout ? ' Without cookies: true, no consent is needed.' : ''}`,
  }),
});

export const endedAnnouncement = defineRule({
  code: 'link/ended-announcement',
  severity: 'warning',
  why: 'The site no longer shows it.',
  say: ({ until }: { readonly until: string }) => ({
    message: `The announcement ended on ${until}.`,
    advice: 'Delete it, or correct the day in "until" if visitors should still see it.',
  }),
});

export const emptyMenuEntry = defineRule({
  code: 'link/empty-menu-entry',
  severity: 'error',
  why: 'Visitors would press a text that does nothing.',
  say: ({ label }: { readonly label: string }) => ({
    message: `The menu entry "${label}" leads nowhere and opens nothing.`,
    advice: 'Write "to", the page that it leads to, or "items", the entries that it opens.',
  }),
});

export const announcementEndsFirst = defineRule({
  code: 'link/announcement-ends-first',
  severity: 'error',
  why: 'There is no day on which visitors would see it.',
  say: ({ from, until }: { readonly from: string; readonly until: string }) => ({
    message: `The announcement ends on ${until}, before it begins on ${from}.`,
    advice: 'Correct "from" or "until".',
  }),
});
