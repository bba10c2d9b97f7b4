// What receives forms on the host itself: the page from which Netlify learns them, and a program for hosts with PHP.
import type { Endpoint } from '../../../schemas/types.ts';
import { withBase } from '../../../src/app/navigation/page-address.ts';
import { NOT_SENT_ADDRESS, THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import { acceptedFields } from './accepted-fields.ts';
import type { PlannedText } from '../../model/planned.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** A page that visitors never see: a form for each type of submission, with the names of its fields. */
function netlifyPage({ site, base }: SiteContext): string {
  const forms = Object.entries(acceptedFields(site)).map(([type, names]) => {
    const inputs = names.map((name) => `<input name="${name}">`).join('');
    const attributes = `method="post" action="${encodeURI(withBase(THANKS_ADDRESS, base))}" netlify-honeypot="website"`;
    return `<form name="${type}" data-netlify="true" ${attributes} hidden>${inputs}</form>`;
  });
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>-</title>${forms.join('')}\n`;
}

/** The program with what it has to know of the site. */
function phpProgram({ site, base }: SiteContext): string {
  const { settings, forms } = site;
  const known = {
    recipients: [...new Set([...(settings.email === undefined ? [] : [settings.email]), ...forms.copies])],
    fields: acceptedFields(site),
    thanks: withBase(THANKS_ADDRESS, base),
    notSent: withBase(NOT_SENT_ADDRESS, base),
  };
  return (forms.receiver ?? '').replace('{}', () => JSON.stringify(known));
}

const textOf: Readonly<Partial<Record<Endpoint['service'], (context: SiteContext) => string>>> = {
  netlify: netlifyPage,
  php: phpProgram,
};

/** Returns the files that receive forms, where forms.yaml says. */
export const formReceivers = (context: SiteContext): readonly PlannedText[] =>
  context.site.forms.endpoints.flatMap(({ service, url }) => {
    const text = textOf[service]?.(context);
    return text === undefined ? [] : [{ file: url.slice(1), text }];
  });
