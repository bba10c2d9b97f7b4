// What can be wrong with what site.yaml adds to every page.
import { defineRule } from '../../model/diagnostic.ts';

export const endedAnnouncement = defineRule({
  code: 'link/ended-announcement',
  severity: 'warning',
  why: 'The site no longer shows it.',
  say: ({ until }: { readonly until: string }) => ({
    message: `The announcement ended on ${until}.`,
    advice: 'Delete it, or correct the day in "until" if visitors should still see it.',
  }),
});

export const emptyMenuEntry = defineRule({
  code: 'link/empty-menu-entry',
  severity: 'error',
  why: 'Visitors would press a text that does nothing.',
  say: ({ label }: { readonly label: string }) => ({
    message: `The menu entry "${label}" leads nowhere and opens nothing.`,
    advice: 'Write "to", the page that it leads to, or "items", the entries that it opens.',
  }),
});

export const announcementEndsFirst = defineRule({
  code: 'link/announcement-ends-first',
  severity: 'error',
  why: 'There is no day on which visitors would see it.',
  say: ({ from, until }: { readonly from: string; readonly until: string }) => ({
    message: `The announcement ends on ${until}, before it begins on ${from}.`,
    advice: 'Correct "from" or "until".',
  }),
});
