// Translations as XLIFF 2.0, the format of OASIS that programs of translators read: a file for each content file, a unit for
// each text, a segment for each entry of a list. Placeholders such as {count} are codes, which translators can move only.
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { escapeMarkup } from '../../../src/app/html.ts';
import { groupBy } from '../../base/objects.ts';
import { directionOf } from '../../model/site-settings.ts';
import type { Text } from '../../model/translation.ts';
import type { ExchangedText, LineProblem, ReadFile, ReadText } from './texts.ts';

/** Returns a name as an identifier of XML: `/` is `:`, and what no identifier may have is its code. */
export const idOf = (name: string): string =>
  name.replace(/[^A-Za-z0-9.-]/gu, (sign) =>
    sign === '/' ? ':' : `_${sign.codePointAt(0)?.toString(16).padStart(2, '0') ?? ''}_`,
  );

/** What XML cannot hold. */
const outside = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string => escapeMarkup(text).replaceAll('\r', '&#13;');

const attribute = (text: string): string =>
  escaped(text.replace(outside, '\ufffd')).replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A part of a text, with code points that XML cannot hold as elements. */
const content = (text: string): string =>
  escaped(text).replace(
    outside,
    (sign) => `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  );

const placeholder = /\{[A-Za-z]\w*\}/g;

/** A text with its placeholders as codes. Those of a target have the ids of the same ones of its source. */
function inline(text: string, codes: ReadonlyMap<string, string>, first: number): string {
  const seen = new Map<string, number>();
  let end = 0;
  const parts = [...text.matchAll(placeholder)].map(({ 0: name, index }) => {
    const before = content(text.slice(end, index));
    end = index + name.length;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const data = codes.get(name) ?? '';
    const label = attribute(name);
    return `${before}<ph id="${data}.${first}.${times}" dataRef="${data}" equiv="${label}" disp="${label}" canDelete="no"/>`;
  });
  return parts.join('') + content(text.slice(end));
}

const entriesOf = (text: Text | undefined): readonly string[] => (text === undefined ? [] : [text].flat());

function notesOf({ state, previous }: ExchangedText): string {
  const note = (category: string, words: string): string =>
    `        <note category="${category}">${escaped(words.replace(outside, '\ufffd'))}</note>`;
  const earlier = previous === undefined ? [] : [note('earlier-original', entriesOf(previous).join('\n'))];
  return ['      <notes>', note('state', state), ...earlier, '      </notes>'].join('\n');
}

function unitOf(text: ExchangedText): string {
  const [sources, targets] = [entriesOf(text.original), entriesOf(text.translated)];
  const names = new Set([...sources, ...targets].flatMap((entry) => entry.match(placeholder) ?? []));
  // The placeholders of a unit: its data has them, and codes refer to that.
  const codes = new Map(Array.from(names, (name, i) => [name, `d${i + 1}`]));
  const data = Array.from(codes, ([name, id]) => `        <data id="${id}">${content(name)}</data>`);
  const state = text.state === 'current' || text.state === 'same' ? 'translated' : 'initial';
  const segments = Array.from({ length: Math.max(sources.length, targets.length) }, (_, i) => {
    const [source = '', target] = [sources[i], targets[i]];
    const own = target === undefined ? '' : `<target>${inline(target, codes, i + 1)}</target>`;
    const part = text.state === 'older' ? ' subState="prospectus:older"' : '';
    return `      <segment id="s${i + 1}" state="${state}"${part}><source>${inline(source, codes, i + 1)}</source>${own}</segment>`;
  });
  return [
    `    <unit id="${idOf(text.path)}" name="${attribute(text.path)}">`,
    notesOf(text),
    ...(data.length === 0 ? [] : ['      <originalData>', ...data, '      </originalData>']),
    ...segments,
    '    </unit>',
  ].join('\n');
}

/** Returns texts of one language as an XLIFF document; those without an original are left out. */
export function xliffOf(
  texts: readonly ExchangedText[],
  { source, target }: { readonly source: string; readonly target: string },
): string {
  const known = texts.filter(({ original }) => original !== undefined);
  const files = Array.from(
    groupBy(known, ({ file }) => file),
    ([file, own]) =>
      [
        `  <file id="${idOf(file)}" original="${attribute(file)}" canResegment="no" srcDir="${directionOf(source)}" trgDir="${directionOf(target)}" xml:space="preserve">`,
        ...own.map(unitOf),
        '  </file>',
      ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${source}" trgLang="${target}">`,
    ...files,
    '</xliff>\n',
  ].join('\n');
}

// XLIFF 2 as a translator's program has written it. Nothing outside of the file is ever read, and a file that declares entities is
// refused.

/** The namespaces of XLIFF 2.0, 2.1 and 2.2, which are the same as far as texts go. */
const readable = /^urn:oasis:names:tc:xliff:document:2\.\d$/;

/** Why a file cannot be read, in one sentence. */
class Unreadable extends Error {}

/** A part of a unit: an entry, or the space between two. */
interface Segment {
  readonly isText: boolean;
  readonly state: string;
  readonly said: Partial<Record<'source' | 'target', string>>;
}

interface Unit {
  readonly row: number;
  readonly id: string;
  readonly data: Map<string, string>;
  readonly segments: Segment[];
}

type Attribute = (name: string) => string | undefined;

/** What a document says, put together as its elements come. */
class Reading {
  readonly texts: ReadText[] = [];
  readonly problems: LineProblem[] = [];
  languages = { source: '', target: '' };
  private file = '';
  private original = '';
  private unit: Unit | undefined;
  /** Where text belongs that comes now: a part of a segment, or the original of a code. */
  private side: 'source' | 'target' | undefined;
  private datum: string | undefined;

  private readonly opens: Readonly<Record<string, (of: Attribute, row: number) => void>> = {
    file: (of) => ([this.file, this.original] = [of('id') ?? '', of('original') ?? '']),
    unit: (of, row) => (this.unit = { row, id: of('id') ?? '', data: new Map(), segments: [] }),
    data: (of) => (this.datum = of('id') ?? ''),
    segment: (of) => this.unit?.segments.push({ isText: true, state: of('state') ?? 'initial', said: {} }),
    ignorable: () => this.unit?.segments.push({ isText: false, state: '', said: {} }),
    source: () => this.enter('source'),
    target: () => this.enter('target'),
    cp: (of) => {
      const point = Number.parseInt(of('hex') ?? '', 16);
      this.add(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
    },
    ...Object.fromEntries(['ph', 'pc', 'sc', 'ec'].map((name) => [name, this.addCode.bind(this)])),
  };

  private readonly closes: Readonly<Record<string, (of: Attribute) => void>> = {
    pc: (of) => this.add(this.unit?.data.get(of('dataRefEnd') ?? '') ?? ''),
    data: () => (this.datum = undefined),
    source: () => (this.side = undefined),
    target: () => (this.side = undefined),
    unit: () => this.finish(),
  };

  open({ local, uri, attributes }: SaxesTagNS, row: number): void {
    const of: Attribute = (name) => attributes[name]?.value;
    if (local === 'xliff') this.begin(uri, of);
    // Modules have elements of their own.
    else if (readable.test(uri)) this.opens[local]?.(of, row);
  }

  close({ local, uri, attributes }: SaxesTagNS): void {
    if (readable.test(uri)) this.closes[local]?.((name) => attributes[name]?.value);
  }

  private enter(side: 'source' | 'target'): void {
    this.side = side;
    this.add('');
  }

  private begin(uri: string, of: Attribute): void {
    const version = of('version') ?? '?';
    if (!readable.test(uri))
      throw new Unreadable(
        `it is XLIFF ${version}, and only 2.0 and its successors are read. Export it from the translation program as XLIFF 2.0`,
      );
    this.languages = { source: of('srcLang') ?? '', target: of('trgLang') ?? '' };
  }

  /** A code stands for its original, which the unit has; one that a program has added for nothing. */
  private addCode(of: Attribute, row: number): void {
    const name = of('dataRef') ?? of('dataRefStart');
    if (name === undefined && of('equiv') === undefined) return;
    const text = name === undefined ? of('equiv') : this.unit?.data.get(name);
    if (text !== undefined) return this.add(text);
    const problem = `the code "${name}" is not among the originalData of its unit`;
    this.problems.push({ row, name: this.unit?.id ?? '', problem, advice: 'Put the placeholder back.' });
  }

  add(text: string): void {
    const segment = this.unit?.segments.at(-1);
    if (this.datum !== undefined) this.unit?.data.set(this.datum, (this.unit.data.get(this.datum) ?? '') + text);
    else if (segment && this.side) segment.said[this.side] = (segment.said[this.side] ?? '') + text;
  }

  private finish(): void {
    const { row = 0, id = '', segments = [] } = this.unit ?? {};
    this.unit = undefined;
    const texts = segments.filter(({ isText }) => isText);
    const isWhole = texts.length > 0 && texts.every(({ said }) => (said.target ?? '').trim() !== '');
    const sideOf = (side: 'source' | 'target'): readonly string[] =>
      segments.length === texts.length
        ? texts.map(({ said }) => said[side] ?? '')
        : [segments.map(({ said }) => said[side] ?? said.source ?? '').join('')];
    this.texts.push({
      row,
      language: this.languages.target,
      id: `${this.file} ${id}`,
      name: `${this.original} ${id}`,
      original: sideOf('source'),
      translated: isWhole ? sideOf('target') : undefined,
      isConfirmed: texts.every(({ state }) => state !== 'initial'),
    });
  }
}

/** Reads an XLIFF document; names of files and texts are the identifiers that they have there. */
export function readXliff(text: string): ReadFile & { readonly languages?: Reading['languages'] } {
  const reading = new Reading();
  const parser = new SaxesParser({ xmlns: true });
  const fail = (what: string): never => {
    throw new Unreadable(`line ${parser.line}, column ${parser.column}: ${what}`);
  };
  parser.on('doctype', () => fail('it has a document type declaration, which no XLIFF needs, and which can do harm'));
  parser.on('error', ({ message }) => fail(`it is no XML (${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`));
  let depth = 0;
  parser.on('opentag', (tag) => {
    if (depth++ === 0 && tag.local !== 'xliff') fail(`it begins with <${tag.name}>, and is no XLIFF`);
    // Programs of translators nest less.
    if (depth > 100) fail('its elements are more than 100 deep in each other');
    reading.open(tag, parser.line);
  });
  parser.on('closetag', (tag) => {
    depth--;
    reading.close(tag);
  });
  parser.on('text', (part) => reading.add(part));
  parser.on('cdata', (part) => reading.add(part));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
  const { texts, problems, languages } = reading;
  return { texts, problems, languages };
}
