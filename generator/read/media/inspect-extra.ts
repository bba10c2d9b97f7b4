// Reads extra.css: what is wrong with it, and what is published of it. Few providers have the file, so the parser is loaded
// for them alone.
import { memoizePerObject } from '../../base/memoize.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as cssTree from 'css-tree';
import type { CssNode, Declaration } from 'css-tree';
import { firstOf, hasErrors, MAX_REPORTED } from '../../rules/arrange.ts';
import { nearest } from '../../rules/nearest.ts';
import type { Outcome } from '../../model/content.ts';
import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import { EXTRA_FILE, type ExtraStyles, themeProperties } from '../../model/theme-properties.ts';
import * as rules from '../../rules/words/theme.ts';

type CssTree = typeof cssTree;

/** Above this, a file of last resort is a design of its own. */
const MOST_BYTES = 10_000;

/** Above this, it is not even read. */
const LIMIT_BYTES = 100_000;

/** What has an effect in a layer, and loads nothing. */
const ALLOWED: ReadonlySet<string> = new Set(
  `media supports container layer property keyframes -webkit-keyframes starting-style scope page counter-style
  position-try view-transition font-feature-values font-palette-values`.split(/\s+/),
);

/** Functions that load a file whose address is a text; where "url" is one, its name is written with escapes. */
const LOADING = /^(?:-\w+-)?(?:url|image-set|image-rect|image|src)$/;

/** The names of classes in built pages (vite.config.ts). */
export const GENERATED = /^(?![aeiouy])[a-z](?![aeiouy])[a-z\d]$/;

function placeOf({ loc }: Pick<CssNode, 'loc'>, length?: number): Location {
  const { start, end } = loc ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const [{ line, column }, last] = [start, { line: end.line, column: end.column }];
  return {
    file: EXTRA_FILE,
    pointer: '',
    start: { line, column },
    end: length === undefined ? last : { line, column: column + length },
  };
}

const propertiesOf = memoizePerObject(
  (lexer: CssTree['lexer']): ReadonlySet<string> => new Set(Object.keys(Object(Reflect.get(lexer, 'properties')))),
);

function inspectProperty(node: Declaration, css: CssTree, isListed: boolean): readonly Diagnostic[] {
  const { lexer, property: describe } = css;
  const { name, basename, custom } = describe(node.property);
  if (custom) return [];
  if (lexer.getProperty(name) || lexer.getProperty(basename)) {
    const { property, value } = node;
    // Of a value with var(), nothing is known.
    const isWrong = lexer.matchProperty(property, value).error?.name === 'SyntaxMatchError';
    return isWrong ? [rules.unknownValue({ property, value: css.generate(value) }, placeOf(node))] : [];
  }
  const guess = isListed ? nearest(name, propertiesOf(lexer)) : undefined;
  return [rules.unknownProperty({ name: node.property, guess }, placeOf(node, node.property.length))];
}

/** The custom property that a declaration or `@property` sets. */
function propertySet(node: CssNode, css: CssTree): string | undefined {
  if (node.type === 'Declaration' && node.property.startsWith('--')) return node.property;
  const isProperty = node.type === 'Atrule' && node.name.toLowerCase() === 'property';
  return isProperty && node.prelude ? css.generate(node.prelude) : undefined;
}

/** Properties that neither the theme nor the file sets; with a fallback, that may be meant. */
function unknownVariables(tree: CssNode, css: CssTree): readonly Diagnostic[] {
  const own = new Set<string>();
  const used: { readonly name: string; readonly place: Location }[] = [];
  css.walk(tree, (node: CssNode) => {
    const set = propertySet(node, css);
    if (set !== undefined) own.add(set);
    if (node.type !== 'Function' || node.name.toLowerCase() !== 'var') return;
    const [property, ...fallback] = node.children;
    if (property?.type === 'Identifier' && fallback.length === 0)
      used.push({ name: property.name, place: placeOf(property) });
  });
  const known = new Set([...own, ...themeProperties]);
  return used
    .filter(({ name }) => !known.has(name))
    .map(({ name, place }, i) =>
      rules.unknownVariable({ name, guess: i < MAX_REPORTED ? nearest(name, known) : undefined }, place),
    );
}

/** A name as browsers read it: any letter of it may be written as an escape. */
const plain = (name: string, { ident }: CssTree): string => ident.decode(name).toLowerCase();

function addressIn(node: CssNode, css: CssTree): string | undefined {
  if (node.type === 'Function' && LOADING.test(plain(node.name, css))) return `${plain(node.name, css)}()`;
  if (node.type === 'Url' && !/^(?:data:image\/|#)/i.test(node.value)) return node.value;
  // What the parser has left as it is.
  return node.type === 'Raw' && /\\|url\(|image|src\(/i.test(node.value) ? node.value : undefined;
}

/** What is wrong with one part of the styles; corrections are sought for what is listed only. */
function inspectNode(node: CssNode, css: CssTree, isListed: boolean): readonly Diagnostic[] {
  if (node.type === 'Atrule') {
    const name = plain(node.name, css);
    return ALLOWED.has(name) ? [] : [rules.refusedRule({ name }, placeOf(node))];
  }
  if (node.type === 'Declaration') return inspectProperty(node, css, isListed);
  const url = addressIn(node, css);
  if (url !== undefined) return [rules.refusedUrl({ url }, placeOf(node))];
  return node.type === 'ClassSelector' && GENERATED.test(node.name)
    ? [rules.generatedClass({ name: node.name }, placeOf(node))]
    : [];
}

/** Where a brace is opened that is never closed, which CSS itself closes at the end of a file. */
function unclosedBrace(source: string, { tokenize, tokenTypes }: CssTree): Location | undefined {
  const open: number[] = [];
  tokenize(source, (type, start) => {
    if (type === tokenTypes.LeftCurlyBracket) open.push(start);
    if (type === tokenTypes.RightCurlyBracket) open.pop();
  });
  const last = open.at(-1);
  if (last === undefined) return undefined;
  const before = source.slice(0, last).split('\n');
  const start = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return { file: EXTRA_FILE, pointer: '', start, end: { ...start, column: start.column + 1 } };
}

/** The parser reads the whole file again for each mistake: after as many as are reported, it is stopped. */
class TooManyMistakes extends Error {}

function inspect(source: string, css: CssTree, diagnostics: Diagnostic[]): Outcome<ExtraStyles> {
  const tree = css.parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }) => {
      const start = { line, column };
      diagnostics.push(
        rules.brokenStyles({ reason: `${message}.` }, { file: EXTRA_FILE, pointer: '', start, end: start }),
      );
      if (diagnostics.length >= MAX_REPORTED) throw new TooManyMistakes();
    },
  });
  css.walk(tree, function (this: cssTree.WalkContext, node: CssNode) {
    // What is in no rule describes an at-rule, such as the syntax of @property.
    const isDescriptor = node.type === 'Declaration' && this.rule === null;
    if (!isDescriptor) diagnostics.push(...inspectNode(node, css, diagnostics.length < MAX_REPORTED));
  });
  diagnostics.push(...unknownVariables(tree, css));
  const brace = !hasErrors(diagnostics) && unclosedBrace(source, css);
  if (brace) diagnostics.push(rules.brokenStyles({ reason: 'this brace is never closed.' }, brace));
  const text = css.generate(tree);
  const bytes = Buffer.byteLength(text);
  if (bytes > MOST_BYTES) diagnostics.push(rules.largeStyles({ bytes, most: MOST_BYTES }, placeOf({})));
  // What cannot be used has values that no property knows.
  if (hasErrors(diagnostics))
    return { value: { source }, diagnostics: diagnostics.filter(({ code }) => code !== rules.unknownValue.code) };
  return { value: { source, ...(text && { text }) }, diagnostics };
}

/** Reads the styles; those that no parser gets to the end of are refused. */
async function read(source: string): Promise<Outcome<ExtraStyles>> {
  const whole = Buffer.byteLength(source);
  if (whole > LIMIT_BYTES)
    return { value: { source }, diagnostics: [rules.tooLargeStyles({ bytes: whole, most: LIMIT_BYTES }, placeOf({}))] };
  const css = await import('css-tree');
  const mistakes: Diagnostic[] = [];
  try {
    const { value, diagnostics } = inspect(source, css, mistakes);
    return { value, diagnostics: firstOf(diagnostics, placeOf({}), (one) => one) };
  } catch (error) {
    if (error instanceof TooManyMistakes) {
      const rest = rules.brokenStyles({ reason: 'after so many mistakes, the rest is not read.' }, placeOf({}));
      return { value: { source }, diagnostics: [...mistakes, rest] };
    }
    if (!(error instanceof RangeError)) throw error;
    const problem = rules.brokenStyles({ reason: 'too many blocks are within each other.' }, placeOf({}));
    return { value: { source }, diagnostics: [problem] };
  }
}

/** Reads extra.css, if it is among the files of a content folder. */
export async function inspectExtra(
  content: string,
  files: readonly string[],
): Promise<Outcome<ExtraStyles | undefined>> {
  if (!files.includes(EXTRA_FILE)) return { value: undefined, diagnostics: [] };
  return read(readFileSync(path.join(content, EXTRA_FILE), 'utf8'));
}
