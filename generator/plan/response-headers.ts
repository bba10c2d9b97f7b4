import type { LinkedSite } from '../model/content.ts';
import { knownVideo } from '../model/video.ts';

const originOf = (url: string): string | undefined => (/^https?:/.test(url) ? new URL(url).origin : undefined);

const sources = (urls: readonly string[]): string =>
  ["'self'", ...new Set(urls.flatMap((url) => originOf(url) ?? []))].join(' ');

/** What the videos of the site load when they are played. */
function videoSources({ courses, pages }: LinkedSite) {
  const ofPages = pages.map(({ words }) => ('video' in words ? words.video : undefined));
  const videos = [...courses.map(({ course }) => course.video), ...ofPages];
  const known = videos.flatMap((video) => (video ? [knownVideo(video.url)] : []));
  return {
    frames: known.flatMap((video) => (video.kind === 'frame' ? [video.embedUrl] : [])),
    files: known.flatMap((video) => (video.kind === 'file' ? [video.url] : [])),
  };
}

/** The origins of other sites that something is loaded from. */
const others = (urls: readonly string[]): string =>
  urls.length === 0 ? "'none'" : sources(urls).replace("'self' ", '');

/** Returns the response headers that protect visitors; the policy allows only what the content needs. */
export function responseHeaders(site: LinkedSite): Readonly<Record<string, string>> {
  const { settings, forms } = site;
  const { frames, files } = videoSources(site);
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
    `frame-src ${others([...(settings.map ? [settings.map.embedUrl] : []), ...frames])}`,
    ...(files.length === 0 ? [] : [`media-src ${sources(files)}`]),
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
