// Translates the errors of the YAML library into an editor's words and moves them to the place of the mistake, which is
// often above the place where the parser stopped. The only module that knows how the library words its errors.
import { visit, type Document, type YAMLError } from 'yaml';
import type { Diagnostic } from '../model/diagnostic.ts';
import * as rules from '../diagnostics/rules/yaml.ts';
import { diagnoseLines } from './diagnose-lines.ts';
import { MAX_DEPTH } from './parse-quickly.ts';
import type { ToLocation } from './location-in.ts';
import { lineAt, nextFieldLine, valueStart } from './yaml-lines.ts';

interface Mistake {
  readonly document: Document.Parsed;
  readonly text: string;
  readonly place: ToLocation;
  readonly error: YAMLError;
  /** The offset at which the parser stopped. */
  readonly at: number;
}

/** Explains one kind of mistake; undefined if it is another kind. */
type DiagnoseError = (mistake: Mistake) => Diagnostic | undefined;

const severalDocuments: DiagnoseError = ({ error, place }) =>
  error.code === 'MULTIPLE_DOCS' ? rules.severalDocuments({}, place(error.pos[0], error.pos[0] + 3)) : undefined;

const nesting: DiagnoseError = ({ document, place }) => {
  const error = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  return error && rules.deepNesting({ limit: MAX_DEPTH }, place(...error.pos));
};

const tab: DiagnoseError = ({ text, error, at, place }) => {
  const { start, indent } = lineAt(text, at);
  const inIndent = indent.indexOf('\t');
  if (inIndent !== -1) return rules.tabIndentation({}, place(start + inIndent, start + inIndent + 1));
  return error.code === 'TAB_AS_INDENT' ? rules.tabIndentation({}, place(at, at + 1)) : undefined;
};

/** The last quoted text that ends where the parser stopped. */
function quotedBefore({ document, text, at }: Mistake): readonly [number, number] | undefined {
  let found: readonly [number, number] | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return;
      if (range[1] <= at && text.slice(range[1], at).trim() === '') found = [range[0], range[1]];
    },
  });
  return found;
}

const quote: DiagnoseError = (mistake) => {
  const { text, error, at, place } = mistake;
  if (error.code !== 'MISSING_CHAR' && error.code !== 'UNEXPECTED_TOKEN') return undefined;
  const quoted = quotedBefore(mistake);
  if (!quoted) return undefined;
  const [from, to] = quoted;
  const mark = text[from] ?? '"';
  if (text[at] === ':')
    return rules.missingColon({ text: text.slice(from, lineAt(text, at).end), isGlued: true }, place(from, at + 1));
  const isOpen = /Missing closing/.test(error.message) || text.slice(from, to).includes('\n');
  if (isOpen) return rules.unclosedQuote({ quote: mark }, place(from, from + 1));
  return lineAt(text, at).start === lineAt(text, from).start
    ? rules.textAfterQuote({ quote: mark }, place(at, lineAt(text, at).end))
    : undefined;
};

const escape: DiagnoseError = ({ error, place }) =>
  error.code === 'BAD_DQ_ESCAPE' ? rules.badEscape({}, place(...error.pos)) : undefined;

const closingOf = (opening: string | undefined): string => (opening === '[' ? ']' : '}');

const bracket: DiagnoseError = ({ document, text, at, place }) => {
  let open: number | undefined;
  visit(document, {
    Collection(_, { flow, range }) {
      if (flow && range && range[0] < at && text[range[1] - 1] !== closingOf(text[range[0]])) open = range[0];
    },
  });
  if (open === undefined) return undefined;
  const opening = text[open] ?? '[';
  return rules.unclosedBracket({ opening, closing: closingOf(opening) }, place(open, open + 1));
};

/** A character reserved by YAML that only the library can recognise, because it may be anywhere in a line. */
const reserved: DiagnoseError = ({ text, error, at, place }) => {
  const character = text[at] ?? '';
  const isKey = error.code === 'NON_STRING_KEY' && /[[{]/.test(character);
  return isKey || error.code === 'BAD_SCALAR_START' || /^Anchor cannot/.test(error.message)
    ? rules.reservedCharacter({ character }, place(at, at + 1))
    : undefined;
};

/** A value that begins with a reserved character and continues as text. */
const reservedStart: DiagnoseError = ({ text, error, at, place }) => {
  if (error.code !== 'UNEXPECTED_TOKEN' && error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const start = valueStart(text, at);
  const isReserved = /^(?:[*&!|>\]},]|[-?](?=\s))/.test(text.slice(start, start + 2));
  const isBracketed = /^[[{][^]*[\]}]\s*$/.test(text.slice(start, at));
  return at >= start && (isReserved || isBracketed)
    ? rules.reservedCharacter({ character: text.charAt(start) }, place(start, start + 1))
    : undefined;
};

const colon: DiagnoseError = ({ text, error, at, place }) => {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const { start, end, indent } = lineAt(text, at);
  const value = text
    .slice(at, end)
    .replace(/\s+#.*$/, '')
    .trimEnd();
  if (at > start + indent.length && /:(?:\s|$)/.test(value))
    return rules.unquotedColon({ text: value }, place(at, at + value.length));
  const line = at > start + indent.length ? nextFieldLine(text, at) : lineAt(text, at);
  return rules.badIndentation({}, place(line.start + line.indent.length, line.end));
};

const missingColon: DiagnoseError = ({ text, error, at, place }) => {
  if (error.code !== 'MISSING_CHAR' && error.code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const { start, end, indent } = lineAt(text, at);
  const content = text.slice(start + indent.length, end).trimEnd();
  if (content === '') return undefined;
  if (/^(?:- |[^\s"'#:][^:]*:(?:\s|$))/.test(content))
    return rules.badIndentation({}, place(start + indent.length, end));
  const isGlued = /^[\w"'-]+:\S/.test(content);
  return rules.missingColon({ text: content, isGlued }, place(start + indent.length, end));
};

const indentation: DiagnoseError = ({ document, text, error, at, place }) => {
  const { start, end, indent } = lineAt(text, at);
  const isAtStart = at <= start + indent.length;
  if (error.code !== 'BAD_INDENT' && !isAtStart) return undefined;
  // If only the first line is indented, every other line seems to be out of line.
  const root = document.contents?.range[0] ?? 0;
  const first = lineAt(text, root);
  if (indent === '' && first.indent !== '') return rules.badIndentation({}, place(root, first.end));
  return rules.badIndentation({}, place(start + indent.length, end));
};

const diagnoses: readonly DiagnoseError[] = [
  nesting,
  severalDocuments,
  tab,
  quote,
  diagnoseLines,
  escape,
  bracket,
  reserved,
  reservedStart,
  colon,
  missingColon,
  indentation,
];

/** Returns the first mistake of a document that the library could not parse. */
export function diagnoseYaml(document: Document.Parsed, text: string, place: ToLocation): readonly Diagnostic[] {
  const [error] = document.errors;
  if (!error) return [];
  const first = { document, text, place, error, at: error.pos[0] };
  for (const diagnose of diagnoses) {
    const found = diagnose(first);
    if (found) return [found];
  }
  return [rules.yamlSyntax({}, place(first.at, error.pos[1]))];
}
