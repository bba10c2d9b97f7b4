// The site's policy of Trusted Types: browsers that know them let no other code write HTML or scripts into a page.
interface Policy {
  createHTML(html: string): TrustedHTML;
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<keyof Policy, (text: string) => string>>): Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

const asItIs = (text: string): string => text;

const policy = trustedTypes?.createPolicy('prospectus', { createHTML: asItIs, createScript: asItIs });

/** Returns HTML that was made from Markdown and sanitised at build time, as browsers take it. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

/** Returns the document of HTML that this site has published. Its scripts do not run. */
export const trustedDocument = (html: string): Document =>
  new DOMParser().parseFromString(trustedHtml(html) as string, 'text/html');

/** Returns data for search engines, which browsers take for a script. */
export const trustedData = (json: string): string => policy?.createScript(json) ?? json;
