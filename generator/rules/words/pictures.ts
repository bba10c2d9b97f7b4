// Pictures that exist but cannot be published as they are.
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

export const unusablePicture = rule<PictureProblem>('link/unusable-picture');
export const strayPicture = rule<PictureProblem>('load/unusable-picture');

/** Why a file cannot be read as a picture. */
export type Unreadable = 'empty' | 'cut' | 'photo' | 'unknown';

export const unreadablePicture = rule<{ file: string; is: Unreadable }>('load/unreadable-picture');
export const smallPicture = rule<{ file: string; width: number; height: number }>('load/small-picture');
