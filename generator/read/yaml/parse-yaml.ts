// Text to data: by the fast parser for plain, correct files, otherwise by the YAML library.
import type { Document, Scalar } from 'yaml';
import { yaml } from '../../base/yaml.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import {
  controlCharacter,
  deepNesting,
  emptyFile,
  endlessReference,
  oldLineEnds,
} from '../../rules/words/yaml-files.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import type { Outcome } from '../../model/content.ts';
import { codePointOf } from '../../model/invisible.ts';
import { yamlOptions } from '../../model/yaml-options.ts';
import { inspectDocument } from '../media/inspect-document.ts';
import { locationIn, type ToLocation } from '../../rules/locate.ts';
import { applyFixes, offsetOf } from '../../model/apply-fixes.ts';
import { firstOf } from '../../rules/arrange.ts';
import { duplicateKey } from '../../rules/words/yaml.ts';
import { cutOffBelow } from './suspicions.ts';
import { diagnoseYaml } from './diagnose-yaml.ts';
import { MAX_DEPTH, parseQuickly } from './parse-quickly.ts';
import { inspectWriting } from './inspect-writing.ts';

// Duplicate keys of a map. The library compares every key with all keys before it, which takes minutes for a long list;
// this looks each key up once.

/** A key and the one that it repeats, with the offsets of their beginnings and ends. */
interface RepeatedKey {
  readonly at: readonly [from: number, to: number];
  readonly first: readonly [from: number, to: number];
}

function repeatedIn(keys: readonly Scalar[]): readonly RepeatedKey[] {
  const first = new Map<unknown, readonly [number, number]>();
  const repeated: RepeatedKey[] = [];
  for (const { value, range } of keys) {
    if (!range) continue;
    const at = [range[0], range[1]] as const;
    const earlier = first.get(value);
    if (earlier) repeated.push({ at, first: earlier });
    else first.set(value, at);
  }
  // If keys repeat from the first one above, the line that begins a new list entry is missing.
  const [above] = repeated;
  return repeated.filter((one) => one === above || one.first[0] >= (above?.at[0] ?? 0));
}

/** Reports the duplicate keys of a document without other errors, each at its second occurrence. */
function reportRepeatedKeys(
  file: string,
  { text, document, place }: { readonly text: string; readonly document: Document.Parsed; readonly place: ToLocation },
): readonly Diagnostic[] {
  const found: (readonly RepeatedKey[])[] = [];
  const { isScalar, visit } = yaml();
  visit(document, {
    Map: (_, map) => void found.push(repeatedIn(map.items.flatMap(({ key }) => (isScalar(key) ? [key] : [])))),
  });
  return firstOf(found.flat(), startOf(file), ({ at: [from], first }) => {
    const written = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n,}]*)/.exec(text.slice(from))?.[0].trim() ?? '';
    const related = [{ note: 'The first one is here.', location: place(...first) }];
    const key = written.replace(/^(["'])(.*)\1$/, '$2');
    const isEntry = /^[ \t]+[^ \t-]/.test(text.slice(text.lastIndexOf('\n', from - 1) + 1));
    return duplicateKey({ key, isEntry }, place(from, from + written.length), related);
  });
}

// A broken file as if a mistake in it were repaired, so that the next mistake is found in the same run.

/** Returns the text with a mistake fixed, line by line as before; undefined where no fix is known. */
function repair(text: string, [mistake]: readonly Diagnostic[]): string | undefined {
  const fix = mistake?.fix;
  // Lines that end otherwise are other lines.
  if (!fix || mistake.code === oldLineEnds.code) return undefined;
  // A text that moves to the next line is left out, so that all lines keep their numbers.
  if (!fix.text.includes('\n') || fix.range.end.line > fix.range.start.line) return applyFixes(text, [{ fix }]).text;
  const from = offsetOf(text, fix.range.start);
  const end = text.indexOf('\n', from);
  const [sign = ''] = fix.text.split('\n');
  return text.slice(0, from) + sign + (end === -1 ? '' : text.slice(end));
}

/** How many times aliases may multiply the nodes of a file before it is refused. */
const MAX_ALIASES = 100;

/** Characters that YAML forbids, and a carriage return that ends a line by itself. */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|\r/;

const isEmpty = ({ contents }: Document.Parsed): boolean =>
  contents === null || (yaml().isScalar(contents) && contents.value === null);

/** All lines that end in such a way, as one mistake. */
function findOldLineEnds(text: string, place: ToLocation): Diagnostic {
  const [first, last] = [text.indexOf('\r'), text.lastIndexOf('\r')];
  const range = { start: place(first, first + 1).start, end: place(last, last + 1).end };
  const fix = { range, text: text.slice(first, last + 1).replaceAll('\r', '\n') };
  return oldLineEnds({ isWhole: !text.includes('\n'), fix }, place(first, first + 1));
}

function findControl(text: string, place: ToLocation): readonly Diagnostic[] {
  const found = forbidden.exec(text);
  if (!found) return [];
  if (found[0] === '\r') return [findOldLineEnds(text, place)];
  const count = /^\0+/.exec(text.slice(found.index))?.[0].length ?? 1;
  return [controlCharacter({ character: codePointOf(found[0]), count }, place(found.index, found.index + count))];
}

/** What prevents a document from being converted to data. */
function findMistakes(file: string, text: string, document: Document.Parsed): readonly Diagnostic[] {
  const place = locationIn(file, text);
  if (document.errors.length > 0) return diagnoseYaml(document, text, place);
  if (isEmpty(document)) {
    const files = builtInKinds.ofFile(file)?.files ?? { folder: '' };
    const isNeeded = 'file' in files && files.isOptional !== true;
    return [emptyFile({ file, hasComments: /^\s*#/m.test(text), isNeeded }, startOf(file))];
  }
  const repeated = reportRepeatedKeys(file, { text, document, place });
  return repeated.length > 0 ? repeated : inspectDocument(document, text, place);
}

/** The parser throws only if a text is nested too deeply for its own stack. */
function parse(text: string): Document.Parsed | undefined {
  try {
    return yaml().parseDocument(text, { ...yamlOptions, prettyErrors: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A document, or what prevents one. */
type Read = { readonly document: Document.Parsed } | { readonly mistakes: readonly Diagnostic[] };

function read(file: string, text: string): Read {
  const control = findControl(text, locationIn(file, text));
  if (control.length > 0) return { mistakes: control };
  const document = parse(text);
  if (!document) return { mistakes: [deepNesting({ limit: MAX_DEPTH }, startOf(file))] };
  const mistakes = findMistakes(file, text, document);
  return mistakes.length > 0 ? { mistakes } : { document };
}

/** How many mistakes of one file are looked for; each is another parse. */
const MAX_MISTAKES = 60;
/** In characters. Of longer files, one mistake at a time is reported. */
const MAX_REPAIRED = 200_000;

/** Reports the mistake that stops the parser and, as if it were repaired, the next ones. */
function withFurther(file: string, text: string, first: readonly Diagnostic[]): readonly Diagnostic[] {
  if (text.length > MAX_REPAIRED) return first;
  const found = [...first];
  let repaired = repair(text, first);
  while (repaired !== undefined && found.length < MAX_MISTAKES) {
    const next = read(file, repaired);
    if ('document' in next) break;
    const [mistake] = next.mistakes;
    // What a repair may have caused is on its own line or above.
    if (!mistake || mistake.location.start.line <= (found.at(-1)?.location.start.line ?? 0)) break;
    found.push(...next.mistakes);
    repaired = repair(repaired, next.mistakes);
  }
  return found;
}

function parseCarefully(file: string, text: string): Outcome<unknown> {
  const found = read(file, text);
  if ('mistakes' in found) {
    const mistakes = withFurther(file, text, found.mistakes);
    return { value: undefined, diagnostics: [...mistakes, ...cutOffBelow(text, locationIn(file, text), mistakes)] };
  }
  const { document } = found;
  try {
    const value = document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown;
    return { value, diagnostics: inspectWriting({ file, text }, document) };
  } catch {
    const from = text.search(/(?<=^|[\s,[{])\*\w/m);
    return { value: undefined, diagnostics: [endlessReference({}, locationIn(file, text)(from, from + 1))] };
  }
}

/**
 * Parses one file; `value` is undefined if the YAML is broken, and the mistake is reported. Line breaks of Windows count as
 * one character from here on: places are lines and columns, which they do not change.
 */
export function parseYaml(file: string, written: string): Outcome<unknown> {
  const text = written.includes('\r') ? written.replaceAll('\r\n', '\n') : written;
  const data = parseQuickly(text);
  return data === undefined ? parseCarefully(file, text) : { value: data, diagnostics: inspectWriting({ file, text }) };
}
