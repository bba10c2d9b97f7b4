// What is planned from the linked site, and what is produced from the plan: the types that pass between the later
// stages.
import type { PageData } from '../../src/app/page.ts';
import type { Shell } from '../../src/app/shell-props.ts';
import type { PlannedFont } from './theme-properties.ts';
import type { LinkedFile } from './content.ts';
import type { Hosting } from './hosting.ts';

/** The published maps of old addresses. */
export interface SiteMaps {
  /** Legacy course number -> slug. */
  readonly idToSlug: Readonly<Record<string, string>>;
  /** Old address -> current address. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** plan: one page to render. */
export interface PlannedPage extends Omit<PageData, 'version'> {
  /** Its file, relative to the output folder. */
  readonly file: string;
  /** The content file from which it is made. */
  readonly source: string;
  /** Whether this is the canonical address of its content, the one in the sitemap. */
  readonly isMain: boolean;
}

/** A text file of the site that is not a page. */
export interface PlannedText {
  readonly file: string;
  readonly text: string;
}

/** A picture to draw: SVG or, by the ending of `file`, PNG. */
export interface PlannedPicture {
  readonly file: string;
  readonly svg: string;
  /** What the drawing depends on, if that is shorter than the drawing itself. */
  readonly key?: string;
  /** Width of a PNG in pixels, if it differs from the drawing's own. */
  readonly width?: number;
}

/** The largest width of a supplied picture in pixels: a laptop's screen. */
export const LARGEST = 1600;

/** A supplied picture in the format of `file`, at a width in pixels; `from` is relative to the content folder. */
export interface PlannedVariant {
  readonly file: string;
  readonly from: string;
  readonly hash: string;
  readonly width: number;
}

/** An address that redirects to another one. */
export interface PlannedForward {
  readonly from: string;
  readonly to: string;
  /** The title and the absolute URL of its target. */
  readonly title: string;
  readonly canonical: string;
  /** The further language in whose folder it is. */
  readonly language?: string;
}

/** plan: what belongs to no unit, and is made from the whole site. */
export interface SharedOutputs {
  readonly forwards: readonly PlannedForward[];
  readonly pictures: readonly PlannedPicture[];
  /** Supplied pictures in the formats and widths that pages use. */
  readonly variants: readonly PlannedVariant[];
}

/** All outputs that belong to no single page, as plain JSON, in a fixed order. */
export interface SharedPlan extends SharedOutputs {
  /** Sitemap, robots and the like. */
  readonly texts: readonly PlannedText[];
  readonly base: string;
  readonly shell: Shell;
  readonly maps: SiteMaps;
  readonly hosting: Hosting;
  /** The Content-Security-Policy that every page carries, where a host does not send it. */
  readonly policy?: string;
  readonly media: readonly string[];
  /** The site in its other languages; absent where it has one. */
  readonly languages?: readonly PlannedLanguage[];
  /** The typefaces of the theme; absent where it has the site's own. */
  readonly fonts?: readonly PlannedFont[];
}

/** A further language of a site. Its files are in a folder with the name of the language. */
export interface PlannedLanguage {
  readonly language: string;
  readonly shell: Shell;
}

/** plan: the outputs of one unit. */
export interface UnitPlan {
  readonly pages: readonly PlannedPage[];
  readonly pictures: readonly PlannedPicture[];
}

/** All outputs as plain JSON, in a fixed order. */
export interface Plan extends SharedPlan {
  /** By address. */
  readonly pages: readonly PlannedPage[];
  readonly notFound: PlannedPage;
}

/** render: a file ready to be written, relative to the output folder. */
export interface Output {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/** A file was saved between check and rendering: what was checked is not there any more. */
export class ContentChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed while the site was built.`);
    this.file = file;
  }
}

/** Reads all of a file, of which the linked site keeps only the facts. Throws a `ContentChanged` for one saved since. */
export type ReadContent = (linked: LinkedFile) => unknown;
