// What can be wrong with the files of the content folder before they are parsed, and with documents and videos.
import { defineError, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import type { RowMistake } from '../../model/redirect-table.ts';
import { didYouMean } from '../nearest.ts';
import { once } from '../../base/memoize.ts';
import { endingOf, endingsFor, type AttachmentUse } from '../../model/attachment.ts';

// Documents and videos that exist but cannot be published as they are, or should not.

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

export const unusableDocument = defineError('link/unusable-document', say);

interface AboutDocument {
  readonly file: string;
}

export const emptyDocument = rule<AboutDocument>('load/empty-document');

export const wrongDocumentKind = defineError('load/wrong-document-kind', ({ file }: AboutDocument) => ({
  message: `The file "${file}" is not what its name says: its content is not ${endingOf(file).toUpperCase()}.`,
  advice: `Open it in the program that made it, and export it as ${endingOf(file).toUpperCase()}. Renaming a file does not convert it.`,
}));

export const largeDocument = rule<AboutDocument & { megabytes: number; limit: number }>('load/large-document');

interface AboutFile {
  readonly file: string;
}

export const missingFile = rule<AboutFile>('load/missing-file');

export const emptyFolder = defineError('load/empty-folder', ({ inner }: { inner: string | undefined }) => ({
  message: 'There is no site content in the content folder.',
  advice:
    inner === undefined
      ? 'Point --content at the folder that holds site.yaml. Run "prospectus new site my-site" to start a new one.'
      : `Point --content at the folder "${inner}" in it, which contains a site.yaml.`,
}));

export const unexpectedFile = defineWarning(
  'load/unexpected-file',
  ({ file, known, language }: { file: string; known: readonly string[]; language?: string }) => {
    const read = language === undefined ? 'Styles are read from "extra.css"' : `Words are read from "${language}.yaml"`;
    return {
      message: `"${file}" is ignored: Prospectus does not read a file of this name in this place.`,
      advice:
        language !== undefined || /\.css/i.test(file)
          ? `${read} alone: rename the file, or move what is in it there.`
          : didYouMean(
              file,
              known,
              'Move it to courses, pages, trainers, news or messages with the ending .yaml, or delete it.',
            ),
    };
  },
);

export const strayFile = rule<AboutFile>('load/stray-file');

export const brokenTable = defineError('load/broken-table', ({ values }: Pick<RowMistake, 'values'>) =>
  values
    ? {
        message: `This row has ${values.found} values, and the first row has ${values.expected}.`,
        advice: 'If a value has a comma or a semicolon in it, put the value in quotation marks.',
      }
    : {
        message: 'A quotation mark in this row is not closed, or is within a value.',
        advice: 'Put quotation marks around a whole value or around none, and write one within a value twice.',
      },
);

export const wrongFolder = rule<AboutFile & { name: string; thing: string }>('load/wrong-folder');
export const wrongEnding = rule<{ file: string; name: string }>('load/wrong-ending');

export const unreadableFile = defineError(
  'load/unreadable-file',
  ({ file, reason }: { file: string; reason: 'folder' | 'link' | 'name' | 'permission' }) => ({
    message: {
      folder: `"${file}" is a folder, and a file is expected here.`,
      link: `"${file}" is a link that leads nowhere.`,
      name: `"${file}" cannot be opened: its name is not valid UTF-8, or it was removed a moment ago.`,
      permission: `"${file}" cannot be opened: your account has no permission to read it.`,
    }[reason],
    advice: {
      folder: 'Rename the folder or move it out of the content.',
      link: 'Put the file itself here, or delete the link.',
      name: 'Rename it: the letters a to z, digits and hyphens work on every computer.',
      permission: 'Give your account permission to read it, and check that no other program has it open.',
    }[reason],
  }),
);

export const outsideLink = rule<AboutFile>('load/outside-link');

export const manyProblems = defineError(
  'load/many-problems',
  ({ shown, hidden }: { shown: number; hidden: number }) => ({
    message: `The file has ${hidden} more ${hidden === 1 ? 'problem' : 'problems'} than the ${shown} that are listed.`,
    advice: 'Look for a mistake that repeats, or for text that was pasted by mistake; correct it, and check again.',
  }),
);

const publishable = ['jpg', 'png', 'webp', 'avif', 'svg'];

export const wrongPictureKind = defineError(
  'load/wrong-picture-kind',
  ({ file, ending }: AboutFile & { ending: string }) => ({
    message: `The name of "${file}" does not match its format, which is ${ending.toUpperCase()}.`,
    advice: publishable.includes(ending)
      ? `Rename it to "${file.replace(/[^.]+$/, ending)}", and correct what refers to it.`
      : 'Open it in an image editor, and save it in the format that its name says.',
  }),
);

export const unsafeDrawing = rule<AboutFile & { what: string }>('load/unsafe-drawing');
