// Long explanations of the rules about documents and videos.
import type { Explanation } from './explanation.ts';

/** By code. */
export const documentsExplanations: Readonly<Record<string, Explanation>> = {
  'link/unusable-document': {
    meaning:
      'The file is there, but visitors cannot get it: its format is not published or is not for this use, its name has capitals, spaces or other letters, or it is outside the media folder.',
    fix: 'Do what the advice says: rename the file, or save it in another format, and write its new name.',
    wrong: 'documents: [{ file: media/outline.pages, title: Course outline }]',
    right: 'documents: [{ file: media/outline.pdf, title: Course outline }]',
  },
  'load/empty-document': {
    meaning:
      'A document or video in the media folder has no content at all. Usually saving or copying it was interrupted.',
    fix: 'Save it again from the program that made it.',
    wrong: 'media/outline.pdf (0 bytes)',
    right: 'media/outline.pdf (84 kB)',
  },
  'load/wrong-document-kind': {
    meaning:
      'The file name says one format, but the content is not in that format: renaming a file does not convert it.',
    fix: 'Open it in the program that made it, and export it in the format that the name says.',
    wrong: 'media/outline.pdf (a Word document renamed)',
    right: 'media/outline.pdf (exported as PDF)',
  },
  'load/large-document': {
    meaning:
      'A document has more than 20 MB, or a video more than 100 MB. Visitors on a phone wait for it, and some hosts refuse such files.',
    fix: 'Export it for the screen instead of for printing. Put long videos on a video platform, and name their address.',
    wrong: 'media/brochure.pdf (64 MB)',
    right: 'media/brochure.pdf (3 MB)',
  },
};
