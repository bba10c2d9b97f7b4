// The code of documents and videos is loaded for the pages that have some; what shows them takes it from here.
import type * as Parts from '../media/lazy/parts.tsx';
import type { MediaSlots, PageMedia } from '../media/media-props.ts';

let parts: typeof Parts | undefined;

/** Returns whether a page has documents or a video, by its props. */
export const hasMedia = (props: object): props is PageMedia => 'video' in props || 'documents' in props;

/** Loads what shows documents and videos. Rejects when the chunk cannot be had. */
export async function loadMedia(): Promise<void> {
  parts ??= await import('../media/lazy/parts.tsx');
}

/** Returns the video and the documents of a page as elements, as far as it has them; their code must have been loaded. */
export const mediaSlots = (media: PageMedia): Partial<MediaSlots> =>
  parts && hasMedia(media) ? parts.mediaSlots(media) : {};
