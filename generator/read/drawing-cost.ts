// How long a drawing takes to paint. Parts that refer to each other multiply, and a filter works on every pixel: a drawing of
// a few lines can keep the build, or a browser, busy for hours. Costs are about milliseconds for 512 x 512 pixels.
import { SaxesParser } from 'saxes';

/** One element of a drawing. */
interface DrawingPart {
  readonly name: string;
  /** By name, without prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: DrawingPart[];
}

/** The most that a drawing may cost. */
export const MOST_COST = 30_000;

/** In one millisecond. */
const DECODED_PIXELS = 3000;

const [SHAPE, LAYER, PIXELS, OCTAVE, RADIUS, KERNEL] = [0.3, 5, 80, 80, 100, 6];

/** Longer chains of references would exhaust the stack. */
const MAX_DEPTH = 1000;

/** Elements whose link shows what it leads to. */
const showing = /^(?:use|feImage|pattern|.*Gradient|textPath)$/;

const numbersIn = (text = ''): readonly number[] => (text.match(/[-+]?[\d.]+(?:e[-+]?\d+)?/gi) ?? []).map(Number);

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
  const picture = pixelsOf(part.attributes['href']) / DECODED_PIXELS;
  return SHAPE + picture + (isCostly.test(styles) ? LAYER : 0) + (part.name === 'filter' ? filterCost(part, side) : 0);
}

const timesOf = ({ attributes: { d, points } }: DrawingPart, styles: string): number =>
  styles.includes('marker') ? Math.max(1, numbersIn(d ?? points).length) : 1;

/** Reads the parts and the style sheets of a drawing. */
function read(text: string): { readonly root: DrawingPart; readonly sheet: string } {
  const root: DrawingPart = { name: '', attributes: {}, children: [] };
  const open = [root];
  let sheet = '';
  const addText = (part: string): void => {
    if (open.at(-1)?.name === 'style') sheet += part;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    const own = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    const part = { name: local, attributes: Object.fromEntries(own), children: [] };
    open.at(-1)?.children.push(part);
    open.push(part);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return { root, sheet };
}

/** Returns what a well-formed drawing costs; infinity where a part contains itself. `side` is its size in pixels. */
export function drawingCost(text: string, side: number): number {
  const { root, sheet } = read(text);
  const rules = rulesOf(sheet);
  const byId = new Map<string, DrawingPart>();
  const index = (part: DrawingPart): void => {
    const { id } = part.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, part);
    part.children.forEach(index);
  };
  const known = new Map<DrawingPart, number>();
  const costOf = (part: DrawingPart, depth: number): number => {
    const before = known.get(part);
    if (before !== undefined || depth > MAX_DEPTH) return before ?? Infinity;
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
  return costOf(root, 0);
}
