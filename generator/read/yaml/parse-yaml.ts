// Text to data: by the fast parser for plain, correct files, otherwise by the YAML library.
import type { Document, Scalar, Node } from 'yaml';
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
import { MAX_ALIASES, yamlOptions } from '../../model/yaml-options.ts';
import { locationIn, type ToLocation } from '../../rules/locate.ts';
import { applyFixes, offsetOf } from '../../model/apply-fixes.ts';
import { firstOf } from '../../rules/arrange.ts';
import { duplicateKey, mergeKey, reservedCharacter } from '../../rules/words/yaml.ts';
import { cutOffBelow } from './suspicions.ts';
import { diagnoseYaml, quotedValue, unknownDirective } from './diagnose-yaml.ts';
import { MAX_DEPTH, parseQuickly } from './parse-quickly.ts';
import { inspectWriting } from './inspect-writing.ts';

// YAML that is valid but not meant, or not safe: circular references, tags, merge keys, deep nesting.

/** Tags that only state the type that a value has anyway. */
const plainTags = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq))$/;

/** Characters that no page, picture or calendar can contain, or that reverse the direction of what follows. */
export const unfit = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202d\u202e\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/u;

/** Reports such a character in a text; YAML allows it to be written as an escape. */
function unfitCharacter(node: Node, text: string, place: ToLocation): Diagnostic | undefined {
  const [found] = (yaml().isScalar(node) && typeof node.value === 'string' && unfit.exec(node.value)) || [];
  if (found === undefined) return undefined;
  const [from = 0, to = 0] = node.range ?? [];
  const at = text.slice(from, to).indexOf(found);
  return controlCharacter(
    { character: codePointOf(found), isEscape: at === -1 },
    place(from + Math.max(0, at), from + Math.max(0, at) + 1),
  );
}

/** How many references (aliases) a file may have: each is looked up among all anchors of the file. */
const MAX_REFERENCES = 1000;

interface Visited {
  readonly referred: ReadonlySet<string>;
  /** The anchors defined so far. */
  readonly given: ReadonlySet<string>;
  readonly key: number | 'key' | 'value' | null;
  readonly path: readonly unknown[];
}

type Problem = 'deep' | 'endless' | 'merge' | '!' | '*' | '&';

/** Whether the node refers to an ancestor of itself. */
function isCircle(node: Node, { path }: Visited): boolean {
  const { isAlias, isNode } = yaml();
  return isAlias(node) && path.some((above) => isNode(above) && 'anchor' in above && above.anchor === node.source);
}

/** An anchor that nothing refers to is a text that was meant to begin with the character. */
const isUnusedName = (node: Node, { referred }: Visited): boolean =>
  yaml().isScalar(node) && node.anchor !== undefined && !referred.has(node.anchor);

const isMerge = (node: Node): boolean => yaml().isScalar(node) && node.type === 'PLAIN' && node.value === '<<';

const hasForeignTag = ({ tag }: Node): boolean => tag !== undefined && !plainTags.test(tag);

function problemOf(node: Node, visited: Visited): Problem | undefined {
  const { path, key, given } = visited;
  const { isAlias, isCollection } = yaml();
  if (isAlias(node)) {
    if (isCircle(node, visited)) return 'endless';
    return given.has(node.source) ? undefined : '*';
  }
  if (isCollection(node) && path.filter(isCollection).length >= MAX_DEPTH) return 'deep';
  if (key === 'key' && isMerge(node)) return 'merge';
  if (isUnusedName(node, visited)) return '&';
  return hasForeignTag(node) ? '!' : undefined;
}

/** Where the tag or anchor of a node begins, or the node itself if it has none. */
function startOfTag(text: string, from: number): number {
  const line = text.lastIndexOf('\n', from - 1) + 1;
  const at = text.slice(line, from).search(/[!&]\S*\s*$/);
  return at === -1 ? from : line + at;
}

function report(
  problem: Problem,
  { text, place }: { readonly text: string; readonly place: ToLocation },
  from: number,
) {
  if (problem === 'deep') return deepNesting({ limit: MAX_DEPTH }, place(from, from + 1));
  if (problem === 'endless') return endlessReference({}, place(from, from + 1));
  if (problem === 'merge') return mergeKey({}, place(from, from + 2));
  const start = problem === '!' || problem === '&' ? startOfTag(text, from) : from;
  return reservedCharacter({ character: problem, value: quotedValue(text, start, place) }, place(start, start + 1));
}

/** Returns the first problem of a document without errors, or nothing. */
function inspectDocument(document: Document.Parsed, text: string, place: ToLocation): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const [warning] = document.warnings;
  const misunderstood = unknownDirective(text, place);
  if (misunderstood) return [misunderstood];
  if (warning) found.push(report('!', { text, place }, startOfTag(text, warning.pos[0])));
  const referred = new Set(Array.from(text.matchAll(/\*([^\s,[\]{}]+)/g), ([, name = '']) => name));
  const given = new Set<string>();
  let references = 0;
  const { isAlias, visit } = yaml();
  visit(document, {
    Node(key, node, path) {
      const isExcess = isAlias(node) && ++references > MAX_REFERENCES;
      const problem = isExcess ? 'endless' : problemOf(node, { referred, given, key, path });
      if ('anchor' in node && node.anchor !== undefined) given.add(node.anchor);
      const diagnostic = problem
        ? report(problem, { text, place }, node.range?.[0] ?? 0)
        : unfitCharacter(node, text, place);
      if (diagnostic) found.push(diagnostic);
      return diagnostic ? visit.BREAK : undefined;
    },
  });
  return found.slice(0, 1);
}

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

/** Characters that YAML forbids, and a carriage return that ends a line by itself. */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|\r/;

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
  const { contents } = document;
  if (contents === null || (yaml().isScalar(contents) && contents.value === null)) {
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
