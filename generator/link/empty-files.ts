import type { ContentTypes } from '../model/content.ts';

type Optional = 'seo' | 'schedule' | 'stories' | 'redirects';

/** What the optional files say where a provider leaves them out. */
export const emptyFiles: Pick<ContentTypes, Optional> = {
  seo: { titlePattern: '{title} | {name}', keywords: [], pages: {} },
  schedule: { sessions: [], timingNotes: [] },
  stories: { stories: [] },
  redirects: { redirects: [] },
};
