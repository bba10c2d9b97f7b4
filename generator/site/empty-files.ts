import type { ContentTypes } from '../model/content.ts';

/** The kinds of one file each that a provider may leave out. */
export type OptionalFile = 'seo' | 'schedule' | 'stories';

/** What the optional files say where a provider leaves them out. */
export const emptyFiles: Pick<ContentTypes, OptionalFile> = {
  seo: { titlePattern: '{title} | {name}', keywords: [], pages: {} },
  schedule: { sessions: [], timingNotes: [] },
  stories: { stories: [] },
};
