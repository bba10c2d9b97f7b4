// The site's policy of Trusted Types: browsers that know them let no other code write HTML or scripts into a page.

/** How browsers make policies, whose results are written where only such are taken: to all else they are texts. */
export interface TrustedTypes {
  createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

const asItIs = (text: string): string => text;

const policy = trustedTypes?.createPolicy('prospectus', { createHTML: asItIs, createScript: asItIs });

/** Returns HTML that was made from Markdown and sanitised at build time, as browsers take it. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** Returns the document of HTML that this site has published. Its scripts do not run. */
export const trustedDocument = (html: string): Document =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html');

/** Returns data for search engines, which browsers take for a script. */
export const trustedData = (json: string): string => policy?.createScript(json) ?? json;
