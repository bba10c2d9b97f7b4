// Documents and videos of courses and pages, for visitors and for search engines.
import type { VideoObject, WithContext } from 'schema-dts';
import type { Course } from '../../../schemas/types.ts';
import { fill } from '../../../src/app/format.ts';
import type { DocumentLink, PageMedia, Video, VideoPlayer } from '../../../src/media/media-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import { asMediaFile, endingOf, type Attachment } from '../../model/attachment.ts';
import { isoDuration } from '../../model/duration.ts';
import { knownVideo } from '../../model/video.ts';
import { absoluteUrl } from '../shell/head.ts';
import { sharedFile, type PageContext } from '../shell/page-context.ts';
import { mediaPicture } from './picture-variants.ts';

/** What a course or page says of its documents and its video. */
export type WrittenMedia = Pick<Course, 'documents' | 'video'>;

/** What planning them needs. */
export interface MediaContext extends Pick<PageContext, 'base' | 'format' | 'media' | 'site'> {
  readonly attachments: ReadonlyMap<string, Attachment>;
}

type WrittenVideo = NonNullable<WrittenMedia['video']>;

const rooted = (file: string, site: PageContext['site']): string => `/${sharedFile(file, site)}`.replace('//', '/');

function documentLink(
  { file, title, note }: NonNullable<WrittenMedia['documents']>[number],
  { attachments, format, site }: MediaContext,
): DocumentLink {
  const name = asMediaFile(file);
  return {
    title,
    ...(note === undefined ? {} : { note }),
    href: rooted(name, site),
    type: endingOf(name).toUpperCase(),
    size: format.bytes(attachments.get(name)?.bytes ?? 0),
  };
}

function playerOf({ url, captions }: WrittenVideo, { site }: MediaContext): VideoPlayer | undefined {
  const known = knownVideo(url);
  if (known.kind === 'frame') return { kind: 'frame', src: known.autoplayUrl };
  if (known.kind === 'page') return undefined;
  return { kind: 'file', ...(captions === undefined ? {} : { captions: rooted(asMediaFile(captions), site) }) };
}

/** A video of the media folder, or one elsewhere. */
const here = (url: string, site: PageContext['site']): string =>
  url.startsWith('/') ? rooted(url.slice(1), site) : url;

function videoOf(video: WrittenVideo, context: MediaContext): Video {
  const { url, title, minutes, description, still } = video;
  const known = knownVideo(url);
  const { playVideo, openVideo, videoFrom, videoOn } = context.site.messages.extras;
  const player = playerOf(video, context);
  const host = known.host === undefined ? undefined : fill(player ? videoFrom : videoOn, { host: known.host });
  return {
    title,
    href: known.kind === 'file' ? here(known.url, context.site) : url,
    action: fill(player ? playVideo : openVideo, { title }),
    ...dropUndefined({
      player,
      // The name of the video is beside it.
      still: still === undefined ? undefined : mediaPicture({ file: asMediaFile(still), alt: '' }, context.media),
      description,
      duration: minutes === undefined ? undefined : context.format.duration({ minutes }),
      host,
    }),
  };
}

/** Returns the documents and the video as pages show them; empty where there are none. */
export function mediaOf({ documents = [], video }: WrittenMedia, context: MediaContext): PageMedia {
  return {
    ...(video ? { video: videoOf(video, context) } : {}),
    ...(documents.length > 0 ? { documents: documents.map((document) => documentLink(document, context)) } : {}),
  };
}

/** Returns what search engines read of a video: nothing unless all they ask for is known and the page plays it. */
export function videoData(
  { video }: WrittenMedia,
  still: Video['still'],
  { site, base }: Pick<PageContext, 'site' | 'base'>,
): readonly WithContext<VideoObject>[] {
  if (!video || !still || video.uploadDate === undefined) return [];
  const known = knownVideo(video.url);
  if (known.kind === 'page') return [];
  const absolute = (url: string): string => {
    const address = here(url, site);
    return address.startsWith('/') ? absoluteUrl(site, base, address) : address;
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.title,
      thumbnailUrl: absoluteUrl(site, base, still.src),
      uploadDate: video.uploadDate,
      ...(known.kind === 'frame' ? { embedUrl: known.embedUrl } : { contentUrl: absolute(known.url) }),
      inLanguage: site.settings.language,
      ...dropUndefined({
        description: video.description,
        duration: video.minutes === undefined ? undefined : isoDuration({ minutes: video.minutes }),
      }),
    },
  ];
}
