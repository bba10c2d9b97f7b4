// What can be wrong with the files of the content folder before they are parsed, and with documents and videos.
import { rule } from '../rule.ts';
import type { RowMistake } from '../../model/redirect-table.ts';
import { nearest } from '../nearest.ts';
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

const list = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** The endings for a use, as people write the formats. */
const formatsFor = (use: AttachmentUse): string =>
  list().format(endingsFor(use).map((ending) => (ending === 'webm' ? 'WebM' : ending.toUpperCase())));

export const unusableDocument = rule<DocumentProblem>('link/unusable-document', (problem) => ({
  formats: problem.is === 'format' ? formatsFor(problem.use) : '',
}));

interface AboutFile {
  readonly file: string;
}

export const emptyDocument = rule<AboutFile>('load/empty-document');
export const wrongDocumentKind = rule<AboutFile>('load/wrong-document-kind', ({ file }) => ({
  format: endingOf(file).toUpperCase(),
}));
export const largeDocument = rule<AboutFile & { megabytes: number; limit: number }>('load/large-document');
export const missingFile = rule<AboutFile>('load/missing-file');

/** `inner` is the folder in it that has a site. */
export const emptyFolder = rule<{ inner: string | undefined }>('load/empty-folder');
export const unexpectedFile = rule<
  AboutFile & { known: readonly string[]; language?: string; meant?: string | undefined }
>('load/unexpected-file', ({ file, known, language, meant = nearest(file, known) }) => {
  if (language !== undefined) return { is: 'words' };
  return /\.css/i.test(file) ? { is: 'styles' } : { meant };
});
export const strayFile = rule<AboutFile & { is: 'text' | 'other' }>('load/stray-file');
export const brokenTable = rule<Pick<RowMistake, 'values'>>('load/broken-table', ({ values }) => ({
  is: values ? 'values' : 'quotes',
  ...values,
}));
export const wrongFolder = rule<AboutFile & { name: string; thing: string }>('load/wrong-folder');
export const wrongEnding = rule<AboutFile & { name: string; is: 'capitals' | 'folder' | 'other' }>('load/wrong-ending');
export const unreadableFile = rule<AboutFile & { is: 'folder' | 'link' | 'name' | 'permission' }>(
  'load/unreadable-file',
);
export const outsideLink = rule<AboutFile>('load/outside-link');
export const manyProblems = rule<{ shown: number; hidden: number }>('load/many-problems');

const publishable = ['jpg', 'png', 'webp', 'avif', 'svg'];

export const wrongPictureKind = rule<AboutFile & { ending: string }>('load/wrong-picture-kind', ({ file, ending }) => ({
  format: ending.toUpperCase(),
  renamed: publishable.includes(ending) ? file.replace(/[^.]+$/, ending) : undefined,
}));
export const unsafeDrawing = rule<AboutFile & { what: string }>('load/unsafe-drawing');
