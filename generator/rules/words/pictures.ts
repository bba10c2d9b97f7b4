// Pictures that exist but cannot be published as they are.
import { defineError, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';

/** Why a picture cannot be used. */
export type PictureProblem =
  /** Its format is not published. */
  | { readonly is: 'format'; readonly file: string; readonly format: string }
  /** It is in the format of iPhones (HEIC). */
  | { readonly is: 'photo'; readonly file: string }
  /** It is no picture but another kind of file, such as a PDF. */
  | { readonly is: 'document'; readonly file: string; readonly format: string }
  /** It has to be a drawing (SVG) and is not. */
  | { readonly is: 'no-drawing'; readonly file: string; readonly isPngAllowed?: boolean }
  /** Its name cannot be used; `better` can. */
  | { readonly is: 'name'; readonly file: string; readonly better: string }
  /** It is in another folder. */
  | { readonly is: 'elsewhere'; readonly file: string; readonly better: string };

/** How to have a photo of an iPhone in a format that is published. */
const EXPORT =
  'Export it as JPEG (on a Mac, open it in Preview and choose File > Export; on the phone, set Camera > Formats to Most Compatible)';

const FORMATS = 'JPEG, PNG, WebP, AVIF or SVG';

function say(problem: PictureProblem): { readonly message: string; readonly advice: string } {
  const { file } = problem;
  switch (problem.is) {
    case 'format':
      return {
        message: `"${file}" is a ${problem.format} picture, a format that is not published.`,
        advice: `Save it as ${FORMATS}, and name the new file.`,
      };
    case 'photo':
      return {
        message: `"${file}" is a HEIC picture: browsers do not show the format of iPhones.`,
        advice: `${EXPORT}, and name the new file.`,
      };
    case 'document':
      return {
        message: `"${file}" is a ${problem.format} file, not a picture.`,
        advice: `Save what it shows as ${FORMATS}, and name the new file.`,
      };
    case 'no-drawing':
      return problem.isPngAllowed
        ? {
            message: `"${file}" is neither an SVG nor a PNG file.`,
            advice: 'Save it as SVG, or as PNG with a transparent background, and name the new file.',
          }
        : { message: `"${file}" is not an SVG file.`, advice: 'Save the drawing as SVG, and name the new file.' };
    case 'name':
      return {
        message: `The picture "${file}" is there, but its name has capitals, spaces or letters that addresses cannot have.`,
        advice: `Rename the file to "${problem.better}", and write this name.`,
      };
    case 'elsewhere':
      return {
        message: `"${file}" is not in the media folder.`,
        advice: `Put the picture into the media folder, and write "${problem.better}".`,
      };
  }
}

export const unusablePicture = defineError('link/unusable-picture', say);

export const strayPicture = defineWarning('load/unusable-picture', say);

/** Why a file cannot be read as a picture. */
export type Unreadable = 'empty' | 'cut' | 'photo' | 'unknown';

const damages: Readonly<Record<Unreadable, { readonly says: string; readonly advice: string }>> = {
  empty: { says: 'is empty', advice: 'Copy the picture here again.' },
  cut: { says: 'ends before the picture does', advice: 'Copy it here again: the copy was probably interrupted.' },
  photo: { says: 'is a HEIC picture, the format of iPhones, whatever its name says', advice: `${EXPORT}.` },
  unknown: { says: 'cannot be read as a picture', advice: `Save it again as ${FORMATS}.` },
};

export const unreadablePicture = defineError(
  'load/unreadable-picture',
  ({ file, is }: { file: string; is: Unreadable }) => ({
    message: `The file "${file}" ${damages[is].says}.`,
    advice: damages[is].advice,
  }),
);

export const smallPicture = rule<{ file: string; width: number; height: number }>('load/small-picture');
