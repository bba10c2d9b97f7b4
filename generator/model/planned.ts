// What is planned from the linked site, and what is made of it: the types that pass between the later stages.
import type { PageData, Shell } from '../../src/page-props.ts';

/** The published maps of old addresses. */
export interface SiteMaps {
  /** Legacy course number -> slug. */
  readonly idToSlug: Readonly<Record<string, string>>;
  /** Old address -> address. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** plan: one page to render. */
export interface PlannedPage extends Omit<PageData, 'version'> {
  /** Where it is written, relative to the output folder. */
  readonly file: string;
  /** The content file that it comes from. */
  readonly source: string;
  /** Whether this is the one address of its content, which sitemap and search engines are given. */
  readonly isMain: boolean;
}

/** A text file of the site that is not a page. */
export interface PlannedText {
  readonly file: string;
  readonly text: string;
}

/** A picture to draw, as SVG or, by the ending of `file`, as PNG. */
export interface PlannedPicture {
  readonly file: string;
  readonly svg: string;
  /** What the drawing is made from, where that is less than the drawing. */
  readonly key?: string;
  /** Width of a PNG in pixels, where it is not the drawing's own. */
  readonly width?: number;
}

/** A supplied picture in one format, by the ending of `file`, and one width in pixels; `from` is in the content folder. */
export interface PlannedVariant {
  readonly file: string;
  readonly from: string;
  readonly hash: string;
  readonly width: number;
}

/** An address that leads to another one. */
export interface PlannedForward {
  readonly from: string;
  readonly to: string;
  /** The title and the absolute URL of where it leads. */
  readonly title: string;
  readonly canonical: string;
}

/** Everything that will be written and belongs to no page alone, as plain JSON, in a fixed order. */
export interface SharedPlan {
  readonly base: string;
  readonly shell: Shell;
  readonly maps: SiteMaps;
  readonly forwards: readonly PlannedForward[];
  /** Response headers that a host should send with every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sitemap, robots and the like. */
  readonly texts: readonly PlannedText[];
  readonly pictures: readonly PlannedPicture[];
  /** Supplied pictures in the formats and widths that pages use. */
  readonly variants: readonly PlannedVariant[];
  /** Files of the content folder that are published as they are. */
  readonly media: readonly string[];
}

/** plan: what belongs to one unit. */
export interface UnitPlan {
  readonly pages: readonly PlannedPage[];
  /** The pictures that are drawn for it alone. */
  readonly pictures: readonly PlannedPicture[];
}

/** Everything that will be written, as plain JSON, in a fixed order. */
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
