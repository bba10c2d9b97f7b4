// YAML that is valid but not meant, or not safe: circular references, tags, merge keys, deep nesting.
import type { Document, Node } from 'yaml';
import { yaml } from '../../base/yaml.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { mergeKey, reservedCharacter } from '../../rules/words/yaml.ts';
import { controlCharacter, deepNesting, endlessReference } from '../../rules/words/yaml-files.ts';
import { codePointOf } from '../../model/invisible.ts';
import { quotedValue } from '../yaml/diagnose-yaml.ts';
import { MAX_DEPTH } from '../yaml/parse-quickly.ts';
import type { ToLocation } from '../../rules/locate.ts';

/** Tags that only state the type that a value has anyway. */
const plainTags = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq))$/;

/** Characters that no page, picture or calendar can contain, or that reverse the direction of what follows. */
const unfit = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202d\u202e\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/u;

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
  /** The anchors that are referred to. */
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

const hasForeignTag = ({ tag }: Node): boolean => tag !== undefined && !plainTags.test(tag);

/** An anchor that nothing refers to is a text that was meant to begin with the character. */
const isUnusedName = (node: Node, { referred }: Visited): boolean =>
  yaml().isScalar(node) && node.anchor !== undefined && !referred.has(node.anchor);

const isMerge = (node: Node): boolean => yaml().isScalar(node) && node.type === 'PLAIN' && node.value === '<<';

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

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** Where the tag or anchor of a node begins, or the node itself if it has none. */
function startOfTag(text: string, from: number): number {
  const at = lastLine(text.slice(0, from)).search(/[!&]\S*\s*$/);
  return at === -1 ? from : text.lastIndexOf('\n', from - 1) + 1 + at;
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
export function inspectDocument(document: Document.Parsed, text: string, place: ToLocation): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const [warning] = document.warnings;
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
