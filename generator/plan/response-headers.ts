import type { LinkedSite } from '../model/content.ts';

const originOf = (url: string): string | undefined => (/^https?:/.test(url) ? new URL(url).origin : undefined);

const sources = (urls: readonly string[]): string =>
  ["'self'", ...new Set(urls.flatMap((url) => originOf(url) ?? []))].join(' ');

/** Returns the response headers that protect visitors; the policy allows only what the content needs. */
export function responseHeaders({ settings, forms }: LinkedSite): Readonly<Record<string, string>> {
  const receivers = sources(forms.endpoints.map(({ url }) => url));
  const posts = forms.endpoints.length === 0 ? "'none'" : receivers;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${receivers}`,
    `form-action ${posts}`,
    `frame-src ${settings.map ? sources([settings.map.embedUrl]).replace("'self' ", '') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The policy of src/trusted-types.ts is the only one that writes HTML.
    "require-trusted-types-for 'script'",
    'trusted-types prospectus',
    'upgrade-insecure-requests',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'X-Frame-Options': 'DENY',
  };
}
