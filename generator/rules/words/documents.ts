// Documents and videos that exist but cannot be published as they are, or should not.
import { once } from '../../base/memoize.ts';
import { endingOf, endingsFor, type AttachmentUse } from '../../model/attachment.ts';
import { defineRule } from '../../model/diagnostic.ts';

/** Why a file cannot be used as a document, a video or captions. */
export type DocumentProblem =
  /** Its format is not published, or is not for this use. */
  | { readonly is: 'format'; readonly file: string; readonly use: AttachmentUse }
  /** Its name cannot be used; `better` can. */
  | { readonly is: 'name'; readonly file: string; readonly better: string }
  /** It is in another folder. */
  | { readonly is: 'elsewhere'; readonly file: string; readonly better: string }
  /** It is the address of a channel or a list of videos. */
  | { readonly is: 'channel'; readonly file: string };

/** What a file is called that is wanted for a use. */
const wanted: Readonly<Record<AttachmentUse, string>> = {
  document: 'a document that can be published',
  video: 'a video that browsers can play',
  captions: 'a file with captions',
};

const list = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** The endings for a use, as people write the formats. */
const formatsFor = (use: AttachmentUse): string =>
  list().format(endingsFor(use).map((ending) => (ending === 'webm' ? 'WebM' : ending.toUpperCase())));

function say(problem: DocumentProblem): { readonly message: string; readonly advice: string } {
  const { file } = problem;
  switch (problem.is) {
    case 'format':
      return {
        message: `"${file}" is not ${wanted[problem.use]}.`,
        advice: `Save it as ${formatsFor(problem.use)}, and name the new file.`,
      };
    case 'name':
      return {
        message: `The file "${file}" is there, but its name has capitals, spaces or letters that addresses cannot have.`,
        advice: `Rename the file to "${problem.better}", and write this name.`,
      };
    case 'channel':
      return {
        message: `"${file}" is not the address of one video.`,
        advice: 'Open the video on YouTube, and copy the address that the browser then shows.',
      };
    case 'elsewhere':
      return {
        message: `"${file}" is not in the media folder.`,
        advice: `Put the file into the media folder, and write "${problem.better}".`,
      };
  }
}

export const unusableDocument = defineRule({
  code: 'link/unusable-document',
  severity: 'error',
  why: 'Visitors would not get the file or the video.',
  say,
});

interface AboutFile {
  readonly file: string;
}

export const emptyDocument = defineRule({
  code: 'load/empty-document',
  severity: 'error',
  why: 'Visitors would download a file with nothing in it.',
  say: ({ file }: AboutFile) => ({
    message: `The file "${file}" is empty.`,
    advice: 'Save it again from the program that made it, or delete it.',
  }),
});

export const wrongDocumentKind = defineRule({
  code: 'load/wrong-document-kind',
  severity: 'error',
  why: 'Visitors could not open the file.',
  say: ({ file }: AboutFile) => ({
    message: `The file "${file}" is not what its name says: its content is not ${endingOf(file).toUpperCase()}.`,
    advice: `Open it in the program that made it, and export it as ${endingOf(file).toUpperCase()}. Renaming a file does not convert it.`,
  }),
});

export const largeDocument = defineRule({
  code: 'load/large-document',
  severity: 'warning',
  why: 'Visitors on a phone wait for minutes or pay for the data, and some hosts refuse large files.',
  say: ({ file, megabytes, limit }: AboutFile & { readonly megabytes: number; readonly limit: number }) => ({
    message: `The file "${file}" is large: ${megabytes} MB.`,
    advice: `Save it with smaller pictures or a lower quality, below ${limit} MB.`,
  }),
});
