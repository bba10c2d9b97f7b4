import { invariant } from '../../base/invariant.ts';
import type { Course } from '../../../schemas/types.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { SiteSettings } from '../../model/site-settings.ts';
import { analyticsSources } from '../../model/analytics.ts';
import { knownVideo } from '../../model/video.ts';

/** Anything else could add a directive to the policy. */
const isSource = /^https?:\/\/[\w.-]+(?::\d+)?$/;

function originOf(url: string): string | undefined {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined;
  const { origin } = new URL(url);
  invariant(isSource.test(origin), 'the schemas let only names of hosts through');
  return origin;
}

const sources = (urls: readonly string[]): string =>
  ["'self'", ...new Set(urls.flatMap((url) => originOf(url) ?? []))].join(' ');

function videoSources({ courses, pages }: LinkedSite) {
  const shown = pages.flatMap(({ words }): readonly object[] =>
    words.template === 'sections' ? words.sections : [words],
  );
  const ofPages = shown.map((words: Pick<Course, 'video'>) => words.video);
  const videos = [...courses.map(({ course }) => course.video), ...ofPages];
  const known = videos.flatMap((video) => (video ? [knownVideo(video.url)] : []));
  return {
    frames: known.flatMap((video) => (video.kind === 'frame' ? [video.embedUrl] : [])),
    files: known.flatMap((video) => (video.kind === 'file' ? [video.url] : [])),
  };
}

const isSecure = ({ origin }: SiteSettings): boolean => origin.startsWith('https:');

/** The policy, which allows only what the content needs. */
function policyOf(site: LinkedSite): string {
  const { settings, forms } = site;
  const { frames, files } = videoSources(site);
  const receivers = sources(forms.endpoints.map(({ url }) => url));
  const mail = forms.endpoints.some(({ service }) => service === 'mailto') ? ' mailto:' : '';
  const posts = forms.endpoints.length === 0 ? "'none'" : receivers + mail;
  const framed = [...(settings.map ? [settings.map.embedUrl] : []), ...frames];
  const { scripts, images, connections, trustedTypes } = analyticsSources(settings.analytics);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    [`connect-src ${receivers}`, ...connections].join(' '),
    `form-action ${posts}`,
    `frame-src ${framed.length === 0 ? "'none'" : sources(framed).replace("'self' ", '')}`,
    ...(files.length === 0 ? [] : [`media-src ${sources(files)}`]),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The policy of src/app/trusted-types.ts is the only one of the site that writes HTML.
    "require-trusted-types-for 'script'",
    ['trusted-types prospectus', ...trustedTypes].join(' '),
    // On a site without a certificate, it would make browsers ask for every file where there is none.
    ...(isSecure(settings) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const transportOf = ({ maxAge, includeSubDomains, preload }: NonNullable<SiteSettings['hsts']>): string =>
  `max-age=${maxAge}${includeSubDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`;

/** Returns the response headers that protect visitors. */
export function responseHeaders(site: LinkedSite): Readonly<Record<string, string>> {
  const { settings } = site;
  return {
    'Content-Security-Policy': policyOf(site),
    // Browsers ignore it where the connection is not encrypted.
    ...(settings.hsts && isSecure(settings) ? { 'Strict-Transport-Security': transportOf(settings.hsts) } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'X-Frame-Options': 'DENY',
  };
}

const inHeadersOnly = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/;

/** Returns the policy as a page carries it itself, where the host does not send it. */
export const pagePolicy = (headers: Readonly<Record<string, string>>): string =>
  (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !inHeadersOnly.test(directive))
    .join('; ');
