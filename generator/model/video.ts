// What is known of a video by its address: where it is, and how a page can play it without the other site knowing of
// visitors who do not.
import { asMediaFile, isElsewhere } from './attachment.ts';

/** A video by its address. */
export type KnownVideo =
  /** On a video platform that offers its player to other sites. */
  | { readonly kind: 'frame'; readonly host: string; readonly embedUrl: string; readonly autoplayUrl: string }
  /** A file that browsers can play; `host` is absent of one in the media folder. */
  | { readonly kind: 'file'; readonly host?: string; readonly url: string }
  | { readonly kind: 'page'; readonly host: string };

const seconds = (text: string): number => {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
};

function frame(host: string, embedUrl: URL): KnownVideo {
  const autoplay = new URL(embedUrl);
  autoplay.searchParams.set('autoplay', '1');
  return { kind: 'frame', host, embedUrl: embedUrl.href, autoplayUrl: autoplay.href };
}

const isYouTube = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;

/** The id of a video on YouTube; undefined of a channel, a list or another site. */
function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const isShort = hostname === 'youtu.be';
  if (!isShort && !isYouTube.test(hostname)) return undefined;
  const inPath = isShort ? /^\/([\w-]{11})\/?$/ : /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
  const id = pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

function youTube(page: URL): KnownVideo | undefined {
  const id = youTubeId(page);
  if (id === undefined) return undefined;
  const { searchParams } = page;
  const url = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  if (start > 0) url.searchParams.set('start', String(start));
  // At its end, further videos of the same channel only.
  url.searchParams.set('rel', '0');
  return frame('YouTube', url);
}

function vimeo({ hostname, pathname, searchParams }: URL): KnownVideo | undefined {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return undefined;
  // The part after the number opens a video that is not listed.
  const [, id, part] =
    /^\/(?:(?:video|channels\/[^/]+|groups\/[^/]+\/videos)\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const url = new URL(`https://player.vimeo.com/video/${id}`);
  const key = part ?? searchParams.get('h');
  if (key) url.searchParams.set('h', key);
  // Vimeo keeps no record of the visit.
  url.searchParams.set('dnt', '1');
  return frame('Vimeo', url);
}

/** Returns whether an address is one on YouTube that is not of a video, such as that of a channel. */
export const isChannel = (address: string): boolean =>
  URL.canParse(address) && isYouTube.test(new URL(address).hostname) && youTubeId(new URL(address)) === undefined;

/** Returns how a video can be played, by its address: a URL, or a file of the media folder. */
export function knownVideo(address: string): KnownVideo {
  if (isElsewhere(address) && !URL.canParse(address)) return { kind: 'page', host: address };
  if (!isElsewhere(address)) return { kind: 'file', url: `/${asMediaFile(address)}` };
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  if (/\.(?:mp4|webm)$/i.test(url.pathname)) return { kind: 'file', host, url: url.href };
  return youTube(url) ?? vimeo(url) ?? { kind: 'page', host };
}
