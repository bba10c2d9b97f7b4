// An SVG file is a document that can run scripts and load others, and it is published as it is. Only elements and
// attributes known to draw are allowed; everything else is reported with its line, so that no drawing is changed
// silently.
import { SaxesParser } from 'saxes';

// How long a drawing takes to paint. Parts that refer to each other multiply, and a filter works on every pixel: a drawing of
// a few lines can keep the build, or a browser, busy for hours. Costs are about milliseconds for 512 x 512 pixels.

interface DrawingPart {
  readonly name: string;
  /** By name, without prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: DrawingPart[];
}

/** The most that a drawing may cost. */
const MOST_COST = 30_000;

/** In one millisecond. */
const DECODED_PIXELS = 3000;

/** How often a rule is compared with a part before that alone takes seconds. */
const MOST_COMPARED = 10_000_000;

const [SHAPE, LAYER, PIXELS, OCTAVE, RADIUS, KERNEL] = [0.3, 5, 80, 80, 100, 6];

/** Longer chains of references would exhaust the stack. */
const LONGEST_CHAIN = 1000;

/** Elements whose link shows what it leads to. */
const showing = /^(?:use|feImage|pattern|.*Gradient|textPath)$/;

const numbersIn = (text = ''): readonly number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** Lengths and places of shapes, and how large their numbers may be: the library that draws never ends near 1e38. */
const placing = /^(?:d|points|r|[cr]?[xy][12]?|width|height)$/;
const FARTHEST = 1e30;

const isEndless = ({ attributes }: DrawingPart): boolean =>
  Object.entries(attributes).some(
    ([name, value]) => placing.test(name) && numbersIn(value).some((one) => Math.abs(one) > FARTHEST),
  );

/** The share of a drawing that a filter works on: 1 for its whole area. */
function regionOf({ attributes }: DrawingPart, side: number): number {
  const isAbsolute = attributes['filterUnits'] === 'userSpaceOnUse';
  const [width, height] = ['width', 'height'].map((name) => {
    const text = attributes[name] ?? (isAbsolute ? `${side}` : '120%');
    const length = numbersIn(text)[0] ?? 0;
    return text.includes('%') ? length / 100 : length / (isAbsolute ? side : 1);
  });
  return Math.min(Math.max((width ?? 1) * (height ?? 1), 0.2), 30);
}

/** The cost of a step of a filter for the whole area. */
function stepCost({ name, attributes }: DrawingPart, side: number): number {
  if (name === 'feTurbulence') return OCTAVE * Math.max(1, ...numbersIn(attributes['numOctaves']));
  if (name === 'feMorphology')
    return RADIUS * (Math.max(1, ...numbersIn(attributes['radius'])) * (64 / side)) ** 2 + PIXELS;
  if (name === 'feConvolveMatrix') return KERNEL * Math.max(3, ...numbersIn(attributes['order'])) ** 2;
  return PIXELS;
}

/** How many pixels a picture within a drawing has, as far as its first bytes say; a few bytes may be a huge picture. */
function pixelsOf(href = ''): number {
  const [, coding, data = ''] = /^\s*data:[^,]*?(;base64)?,(.*)/s.exec(href) ?? [];
  const bytes = coding
    ? Buffer.from(data, 'base64')
    : Buffer.from(
        data.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      );
  const text = bytes.toString('latin1');
  if (/^\x89PNG.{20}/s.test(text)) return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  if (/^GIF8.{6}/s.test(text)) return bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
  const frame = /\xff[\xc0-\xc2]\0[\x0b\x11\x14].{5}/s.exec(text)?.index;
  return frame === undefined ? 0 : bytes.readUInt16BE(frame + 5) * bytes.readUInt16BE(frame + 7);
}

const filterCost = (filter: DrawingPart, side: number): number =>
  regionOf(filter, side) * filter.children.reduce((sum, step) => sum + stepCost(step, side), 0);

interface SheetRule {
  readonly names: ReadonlySet<string>;
  readonly style: string;
}

/** Anything that draws more than a shape: another part, or a layer. */
const isCostly = /url\(|(?<![\w-])opacity/;

const rulesOf = (sheet: string): readonly SheetRule[] =>
  [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', style = '']) => ({
      names: new Set(selector.replace(/(?<![\w\])*-]):/g, '*:').match(/[.#]?[\w-]+|[*[]/g)),
      style,
    }))
    .filter(({ style }) => isCostly.test(style));

/** Which rules of a style sheet apply is decided generously: by any name in the selector. */
function stylesOf({ name, attributes }: DrawingPart, rules: readonly SheetRule[]): string {
  const { class: classes = '', id, href: _href, ...others } = attributes;
  const own = [name, '*', '[', `#${id}`, ...classes.split(/\s+/).map((one) => `.${one}`)];
  const fitting = rules.filter(({ names }) => own.some((one) => names.has(one))).map(({ style }) => style);
  return [...Object.entries(others).map((pair) => pair.join(':')), ...fitting].join(';');
}

/** The ids of the other parts that a part shows. */
const shownBy = ({ name, attributes: { href = '' } }: DrawingPart, styles: string): readonly string[] => [
  ...[...styles.matchAll(/url\(\s*["']?\s*#([^"')\s]+)/g)].map(([, id = '']) => id),
  ...(showing.test(name) && href.startsWith('#') ? [href.slice(1)] : []),
];

/** What a part costs without others: a marker is drawn at every point of a line. */
function ownCost(part: DrawingPart, styles: string, side: number): number {
  if (isEndless(part)) return Infinity;
  const picture = pixelsOf(part.attributes['href']) / DECODED_PIXELS;
  return SHAPE + picture + (isCostly.test(styles) ? LAYER : 0) + (part.name === 'filter' ? filterCost(part, side) : 0);
}

const timesOf = ({ attributes: { d, points } }: DrawingPart, styles: string): number =>
  styles.includes('marker') ? Math.max(1, numbersIn(d ?? points).length) : 1;

/** Returns what a drawing of a size costs with its style sheets; infinity where a part contains itself. */
function drawingCost(root: DrawingPart, sheet: string, size: DrawingSize | undefined): number {
  const side = size ? Math.min(size.width, size.height) : ASSUMED_SIDE;
  const rules = rulesOf(sheet);
  const byId = new Map<string, DrawingPart>();
  let count = 0;
  const index = (part: DrawingPart): void => {
    count++;
    const { id } = part.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, part);
    part.children.forEach(index);
  };
  const known = new Map<DrawingPart, number>();
  const costOf = (part: DrawingPart, depth: number): number => {
    const before = known.get(part);
    if (before !== undefined || depth > LONGEST_CHAIN) return before ?? Infinity;
    // Until it is known: a part that is asked for in the meantime contains itself.
    known.set(part, Infinity);
    const styles = stylesOf(part, rules);
    const sum = (parts: readonly DrawingPart[]): number =>
      parts.reduce((total, one) => total + costOf(one, depth + 1), 0);
    const shown = shownBy(part, styles).flatMap((id) => byId.get(id) ?? []);
    const total = ownCost(part, styles, side) + sum(part.children) + timesOf(part, styles) * sum(shown);
    known.set(part, total);
    return total;
  };
  index(root);
  return count * rules.length > MOST_COMPARED ? Infinity : costOf(root, 0);
}

interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** A whole number that no library takes for too large. */
const whole = /^([1-9]\d{0,3})(?:px)?$/;

const viewBox = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([1-9]\d{0,3})[\s,]+([1-9]\d{0,3})\s*$/;

/** Returns the size of a drawing in pixels, or by its view box alone; undefined where anything is left to calculate. */
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
const OTHER_ROOT = `an outermost element other than <svg xmlns="${SVG}">`;

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
  const root: DrawingPart = { name: '', attributes: {}, children: [] };
  const open = [root];
  let sheet = '';
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
    const isRoot = open.length === 1;
    const own = Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value]));
    const part = { name: local, attributes: own, children: [] };
    open.at(-1)?.children.push(part);
    open.push(part);
    if (isRoot) size = drawingSize((name) => attributes[name]?.value);
    report(isRoot ? unless(uri === SVG && local === 'svg', OTHER_ROOT) : unsafeElement(uri, local, prefix), '<');
    report(unless(open.length !== MAX_DEPTH + 2, `more than ${MAX_DEPTH} groups within each other`), '<');
    if (local === 'style') style ??= '';
  });
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local !== 'style' || style === undefined) return;
    report(unless(!loading.test(style), 'a style that loads another file'), '<style');
    sheet += style;
    style = undefined;
  });
  try {
    parser.write(text).close();
  } catch {
    report('XML that browsers cannot read', '');
  }
  if (found.length === 0 && drawingCost(root, sheet, size) > MOST_COST)
    found.push({ what: 'effects or repetitions that take minutes to draw', from: text.indexOf('<svg') });
  return { unsafe: found, ...(size ? { size } : {}) };
}
