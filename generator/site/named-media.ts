import type { Course } from '../../schemas/types.ts';
import { isElsewhere, type AttachmentUse } from '../model/attachment.ts';
import { isChannel } from '../model/video.ts';

/** What a course or page has besides its text. */
export interface WithMedia extends Pick<Course, 'documents' | 'video'> {
  readonly sections?: readonly WithMedia[];
}

/** A file of the media folder that is named for a document or a video, or an address that is none of a video. */
export interface NamedMedia {
  readonly named: string;
  readonly use: AttachmentUse | 'still';
  /** JSON Pointer to the name. */
  readonly pointer: string;
}

function ofVideo({ url, still, captions }: NonNullable<Course['video']>): readonly NamedMedia[] {
  return [
    ...(isElsewhere(url) && !isChannel(url) ? [] : [{ named: url, use: 'video', pointer: '/video/url' } as const]),
    ...(still === undefined ? [] : [{ named: still, use: 'still', pointer: '/video/still' } as const]),
    ...(captions === undefined ? [] : [{ named: captions, use: 'captions', pointer: '/video/captions' } as const]),
  ];
}

/** Returns the files that a course or page, or a section of one, names for its documents and its video. */
export function namedMedia({ documents = [], video, sections = [] }: WithMedia): readonly NamedMedia[] {
  const inSections = sections.flatMap((section, i) =>
    namedMedia(section).map((media) => ({ ...media, pointer: `/sections/${i}${media.pointer}` })),
  );
  const files = documents.map(({ file }, i): NamedMedia => ({
    named: file,
    use: 'document',
    pointer: `/documents/${i}/file`,
  }));
  return [...(video ? ofVideo(video) : []), ...files, ...inSections];
}
