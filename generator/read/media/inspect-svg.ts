// An SVG file is a document that can run scripts and load others, and it is published as it is. Only elements and
// attributes known to draw are allowed; everything else is reported with its line, so that no drawing is changed
// silently.
import { SaxesParser } from 'saxes';
import { drawingCost, MOST_COST } from '../drawing-cost.ts';

/** In pixels. */
interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** A whole number that no library takes for too large. */
const whole = /^([1-9]\d{0,3})(?:px)?$/;

const viewBox = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([1-9]\d{0,3})[\s,]+([1-9]\d{0,3})\s*$/;

/**
 * Returns the size that the attributes of a drawing's outermost element give it: in pixels, or by its view box alone;
 * undefined where they leave anything to calculate.
 */
function drawingSize(attribute: (name: string) => string | undefined): DrawingSize | undefined {
  const given = [attribute('width'), attribute('height')];
  const isGiven = given.some((length) => length !== undefined);
  const digits = isGiven
    ? given.map((length = '') => whole.exec(length)?.[1])
    : viewBox.exec(attribute('viewBox') ?? '')?.slice(1);
  const [width = NaN, height = NaN] = digits?.map(Number) ?? [];
  return Number.isNaN(width + height) ? undefined : { width, height };
}

/** A part of a drawing that must not be published: a description, and its offset in the text. */
export interface UnsafePart {
  readonly what: string;
  readonly from: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that only draw, or describe how to draw. */
const drawing = new Set(
  [
    'a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient marker',
    'mask metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath',
    'title tspan use view',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/** Metadata of drawing programs, which browsers ignore. */
const notes =
  /^https?:\/\/(?:[\w-]+\.)*(?:inkscape\.org|sourceforge\.net|w3\.org\/1999\/02\/22-rdf|creativecommons\.org|web\.resource\.org|purl\.org|adobe\.com|bohemiancoding\.com|serif\.com|figma\.com|boxy-svg\.com|vectornator\.io|corel\.com|krita\.org)\b/;

const own = '(?:#|data:(?:image/(?:png|jpe?g|gif|webp)|font/|application/(?:x-)?font))';

/** Anything in a style that loads a resource; a backslash could hide it. */
const loading = new RegExp(
  `url\\((?!\\s*["']?\\s*${own})|@import|@namespace|(?<![\\w-])(?:image|image-set|src|element|cross-fade|paint)\\(|\\\\`,
  'i',
);

const reference = new RegExp(`^\\s*${own}`, 'i');

/** Attributes that browsers never interpret as style or as anything else. */
const inert = /^(?:id|class|data-.*|aria-.*|xmlns)$|:/;

/** Maximum nesting of groups: the stacks of browsers and of the rendering library are limited. */
const MAX_DEPTH = 100;

const unless = (isSafe: boolean, what: string): string | undefined => (isSafe ? undefined : what);

/** What is wrong with an attribute, in words; names are compared loosely, without their prefix. */
function unsafeAttribute(written: string, value: string): string | undefined {
  const name = written.toLowerCase();
  if (/^on/.test(name)) return `the script in ${written}`;
  if (/(?:^|:)href$/.test(name)) return unless(reference.test(value), `a link to another file or address (${written})`);
  if (name === 'xml:base') return 'the attribute xml:base';
  if (name === 'attributename') return unless(!/href|^on|^style$/i.test(value), `an animation of ${value}`);
  return unless(inert.test(name) || !loading.test(value), `a style that loads another file (${written})`);
}

const unsafeElement = (uri: string, local: string, prefix: string): string | undefined => {
  if (uri === SVG) return drawing.has(local) ? undefined : `the element <${local}>`;
  return notes.test(uri)
    ? undefined
    : `the element <${prefix === '' ? local : `${prefix}:${local}`}>, which is not SVG`;
};

/** The size of drawings that say none in whole numbers, in pixels: small, since then effects count more. */
const ASSUMED_SIDE = 64;

/** Reports a drawing that would keep the build or a browser busy. */
function heavyPart(text: string, size: DrawingSize | undefined): readonly UnsafePart[] {
  const side = size ? Math.min(size.width, size.height) : ASSUMED_SIDE;
  const isHeavy = drawingCost(text, side) > MOST_COST;
  return isHeavy ? [{ what: 'effects or repetitions that take minutes to draw', from: text.indexOf('<svg') }] : [];
}

/** What a drawing says of itself. */
export interface InspectedSvg {
  /** The parts that must not be published, in document order. */
  readonly unsafe: readonly UnsafePart[];
  /** The size in pixels, where the drawing gives it in whole numbers. */
  readonly size?: DrawingSize;
}

/** Inspects an SVG file. */
export function inspectSvg(text: string): InspectedSvg {
  const found: UnsafePart[] = [];
  let size: DrawingSize | undefined;
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let style: string | undefined;
  /** Reports what was just read, which begins with the text `start`. */
  const report = (what: string | undefined, start: string): void => {
    if (what !== undefined) found.push({ what, from: Math.max(0, text.lastIndexOf(start, parser.position - 1)) });
  };
  const addStyle = (part: string): void => {
    if (style !== undefined) style += part;
  };
  parser.on('xmldecl', ({ encoding = 'utf-8' }) =>
    report(unless(/^utf-?8$/i.test(encoding), `the encoding ${encoding}`), '<'),
  );
  parser.on('doctype', () => report('a DOCTYPE', '<!DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => report(`the instruction <?${target}>`, '<?'));
  parser.on('attribute', ({ name, value }) => report(unsafeAttribute(name, value), name));
  parser.on('opentag', ({ uri, local, prefix, attributes }) => {
    depth++;
    const isRoot = depth === 1;
    if (isRoot) size = drawingSize((name) => attributes[name]?.value);
    report(
      unless(!isRoot || (uri === SVG && local === 'svg'), `an outermost element other than <svg xmlns="${SVG}">`),
      '<',
    );
    report(isRoot ? undefined : unsafeElement(uri, local, prefix), '<');
    report(unless(depth !== MAX_DEPTH + 1, `more than ${MAX_DEPTH} groups within each other`), '<');
    if (local === 'style') style ??= '';
  });
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local }) => {
    depth--;
    if (local !== 'style' || style === undefined) return;
    report(unless(!loading.test(style), 'a style that loads another file'), '<style');
    style = undefined;
  });
  parser.on('error', () => {
    report('XML that browsers cannot read', '');
    throw new Unreadable();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  return { unsafe: found.length > 0 ? found : heavyPart(text, size), ...(size ? { size } : {}) };
}

class Unreadable extends Error {}
