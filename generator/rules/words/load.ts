// What can be wrong with the files of the content folder before they are parsed, and with documents and videos.
import { defineRule } from '../../model/diagnostic.ts';
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

export const unusableDocument = defineRule({
  code: 'link/unusable-document',
  severity: 'error',
  why: 'Visitors would not get the file or the video.',
  say,
});

interface AboutDocument {
  readonly file: string;
}

export const emptyDocument = defineRule({
  code: 'load/empty-document',
  severity: 'error',
  why: 'Visitors would download a file with nothing in it.',
  say: ({ file }: AboutDocument) => ({
    message: `The file "${file}" is empty.`,
    advice: 'Save it again from the program that made it, or delete it.',
  }),
});

export const wrongDocumentKind = defineRule({
  code: 'load/wrong-document-kind',
  severity: 'error',
  why: 'Visitors could not open the file.',
  say: ({ file }: AboutDocument) => ({
    message: `The file "${file}" is not what its name says: its content is not ${endingOf(file).toUpperCase()}.`,
    advice: `Open it in the program that made it, and export it as ${endingOf(file).toUpperCase()}. Renaming a file does not convert it.`,
  }),
});

export const largeDocument = defineRule({
  code: 'load/large-document',
  severity: 'warning',
  why: 'Visitors on a phone wait for minutes or pay for the data, and some hosts refuse large files.',
  say: ({ file, megabytes, limit }: AboutDocument & { readonly megabytes: number; readonly limit: number }) => ({
    message: `The file "${file}" is large: ${megabytes} MB.`,
    advice: `Save it with smaller pictures or a lower quality, below ${limit} MB.`,
  }),
});

interface AboutFile {
  readonly file: string;
}

export const missingFile = defineRule({
  code: 'load/missing-file',
  severity: 'error',
  why: 'The site cannot be made without this file.',
  say: ({ file }: AboutFile) => ({
    message: `The file "${file}" is missing from the content folder.`,
    advice: 'Add the file, or point --content at the folder that contains it.',
  }),
});

export const emptyFolder = defineRule({
  code: 'load/empty-folder',
  severity: 'error',
  why: 'There is nothing to make a site from.',
  say: ({ inner }: { readonly inner: string | undefined }) => ({
    message: 'There is no site content in the content folder.',
    advice:
      inner === undefined
        ? 'Point --content at the folder that holds site.yaml. Run "prospectus new site my-site" to start a new one.'
        : `Point --content at the folder "${inner}" in it, which contains a site.yaml.`,
  }),
});

export const unexpectedFile = defineRule({
  code: 'load/unexpected-file',
  severity: 'warning',
  why: 'What the file says does not reach the site.',
  say: ({ file, known }: { readonly file: string; readonly known: readonly string[] }) => ({
    message: `"${file}" is ignored: Prospectus does not read a file of this name in this place.`,
    advice: /\.css/i.test(file)
      ? 'Styles are read from "extra.css" alone: rename the file, or move what is in it there.'
      : didYouMean(
          file,
          known,
          'Move it to courses, pages, trainers, news or messages with the ending .yaml, or delete it.',
        ),
  }),
});

export const strayFile = defineRule({
  code: 'load/stray-file',
  severity: 'warning',
  why: 'What the file says does not reach the site.',
  say: ({ file }: AboutFile) => ({
    message: `The file "${file}" is not content: nothing in it is read.`,
    advice: 'Move it out of the content folder. Documents for visitors belong in the media folder, as PDF.',
  }),
});

export const brokenTable = defineRule({
  code: 'load/broken-table',
  severity: 'error',
  why: 'It is not certain which value belongs to which column, so nothing of the file is read.',
  say: ({ values }: Pick<RowMistake, 'values'>) =>
    values
      ? {
          message: `This row has ${values.found} values, and the first row has ${values.expected}.`,
          advice: 'If a value has a comma or a semicolon in it, put the value in quotation marks.',
        }
      : {
          message: 'A quotation mark in this row is not closed, or is within a value.',
          advice: 'Put quotation marks around a whole value or around none, and write one within a value twice.',
        },
});

export const wrongFolder = defineRule({
  code: 'load/wrong-folder',
  severity: 'error',
  why: 'The file is not read there, so what it says does not reach the site.',
  say: ({ file, name, thing }: AboutFile & { readonly name: string; readonly thing: string }) => ({
    message: `"${file}" looks like a ${thing}, but is not in the folder "${thing}s".`,
    advice: `Move it to "${name}".`,
  }),
});

export const wrongEnding = defineRule({
  code: 'load/wrong-ending',
  severity: 'error',
  why: 'The file is not read, so what it says does not reach the site.',
  say: ({ file, name }: { readonly file: string; readonly name: string }) => ({
    message: `The name of the file "${file}" does not end in .yaml.`,
    advice: `Rename it to "${name}".`,
  }),
});

export const unreadableFile = defineRule({
  code: 'load/unreadable-file',
  severity: 'error',
  why: 'What the file says does not reach the site.',
  say: ({ file, reason }: { readonly file: string; readonly reason: 'folder' | 'link' | 'name' | 'permission' }) => ({
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
});

export const outsideLink = defineRule({
  code: 'load/outside-link',
  severity: 'error',
  why: 'A file outside the content folder is not saved with it, and may never have been meant for publication.',
  say: ({ file }: AboutFile) => ({
    message: `"${file}" is a link to something outside the content folder.`,
    advice: 'Put a copy of the file itself here.',
  }),
});

export const manyProblems = defineRule({
  code: 'load/many-problems',
  severity: 'error',
  why: 'A list of thousands of problems would hide the one mistake behind them, and take minutes to make.',
  say: ({ shown, hidden }: { readonly shown: number; readonly hidden: number }) => ({
    message: `The file has ${hidden} more ${hidden === 1 ? 'problem' : 'problems'} than the ${shown} that are listed.`,
    advice: 'Look for a mistake that repeats, or for text that was pasted by mistake; correct it, and check again.',
  }),
});

const publishable = ['jpg', 'png', 'webp', 'avif', 'svg'];

export const wrongPictureKind = defineRule({
  code: 'load/wrong-picture-kind',
  severity: 'error',
  why: 'Browsers would expect another format, and may show nothing.',
  say: ({ file, ending }: AboutFile & { readonly ending: string }) => ({
    message: `The name of "${file}" does not match its format, which is ${ending.toUpperCase()}.`,
    advice: publishable.includes(ending)
      ? `Rename it to "${file.replace(/[^.]+$/, ending)}", and correct what refers to it.`
      : 'Open it in an image editor, and save it in the format that its name says.',
  }),
});

export const unsafeDrawing = defineRule({
  code: 'load/unsafe-drawing',
  severity: 'error',
  why: 'An SVG file can run scripts and load files in the name of the site, or keep browsers and the build busy for hours.',
  say: ({ file, what }: AboutFile & { readonly what: string }) => ({
    message: `The drawing "${file}" contains ${what}.`,
    advice: 'Remove it in a text editor, or save the drawing again as plain SVG.',
  }),
});
