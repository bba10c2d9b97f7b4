// Translates the errors of the YAML library into an editor's words and moves them to the place of the mistake, which is
// often above the place where the parser stopped. The only module that knows how the library words its errors.
import type { Document } from 'yaml';
import * as rules from '../../rules/words/yaml.ts';
import { yaml } from '../../base/yaml.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { inQuotes } from '../../rules/in-quotes.ts';
import { tabIndentation, missingPipe } from '../../rules/words/yaml.ts';
import { deepNesting } from '../../rules/words/yaml-files.ts';
import type { ToLocation } from '../../rules/locate.ts';
import { offsetOf } from '../../model/apply-fixes.ts';
import {
  type BrokenText,
  type DiagnoseError,
  fixOf,
  lineAt,
  nextFieldLine,
  valueOn,
  valueStart,
} from './yaml-lines.ts';
import {
  diagnoseIndentation,
  columnsAbove,
  kindOf,
  nearestColumn,
  indentOf,
  type OpenColumn,
} from './diagnose-indentation.ts';
import { diagnoseLines, diagnoseQuotes } from './diagnose-lines.ts';
import { MAX_DEPTH } from './parse-quickly.ts';

// A long text that was written below its field, or beside it, without the | that keeps its lines and colons.

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';

function linesBelow(lines: readonly string[], { line, column }: OpenColumn): readonly string[] {
  const below = lines.slice(line);
  const end = below.findIndex((one) => !isBlank(one) && indentOf(one) <= column);
  return end === -1 ? below : below.slice(0, end);
}

/** Whether the lines of a field are sentences, not fields or entries. */
function isLongText(field: OpenColumn, own: string, below: readonly string[]): boolean {
  const [first = ''] = below.filter((line) => !isBlank(line));
  if (field.isEmpty) return first !== '' && !/^\s*(?:- |[\w/-]+:(?:\s|$)|["'#[{&*!|>])/.test(first);
  const hasParagraphs = below.some((line, i) => isBlank(line) && below.slice(i).some((other) => !isBlank(other)));
  return hasParagraphs && !/:[ \t]+["'|>[{&*!]/.test(own);
}

/** Reports the field above the line at which the parser stopped if it has such a text; undefined if it has none. */
function findLongText({ text, place, at }: BrokenText): Diagnostic | undefined {
  const lines = text.split('\n');
  const stopped = text.slice(0, at).split('\n').length - 1;
  const { open } = columnsAbove(lines, stopped + 1);
  const field = open.findLast(
    ({ is, line, column }) => is === 'field' && (line - 1 === stopped || column < indentOf(lines[stopped] ?? '')),
  );
  if (!field) return undefined;
  const own = lines[field.line - 1] ?? '';
  const below = linesBelow(lines, field);
  if (field.line - 1 + below.length < stopped || !isLongText(field, own, below)) return undefined;
  const start = offsetOf(text, { line: field.line, column: 1 });
  const colon = start + own.indexOf(':', field.column) + 1;
  const depth = ' '.repeat(indentOf(below.find((line) => !isBlank(line)) ?? ''));
  const value = start + own.length - own.slice(colon - start).trimStart().length;
  const fix = field.isEmpty ? fixOf(place, [colon, colon], ' |') : fixOf(place, [colon, value], ` |\n${depth}`);
  return missingPipe({ name: field.name, fix }, place(start + field.column, start + own.length));
}

const severalDocuments: DiagnoseError = ({ error, text, place }) => {
  if (error.code !== 'MULTIPLE_DOCS') return undefined;
  // Fields between two such lines, and a text below them: what Markdown files have.
  const isMatter = /^---\s*\n/.test(text) && /^-{3}\s+(?!\w+:|- )\S/.test(text.slice(error.pos[0]));
  return rules.severalDocuments({ is: isMatter ? 'matter' : 'other' }, place(error.pos[0], error.pos[0] + 3));
};

/** Where a line that tabs indent should begin. */
const columnAt = (text: string, start: number): number => {
  const before = text.slice(0, start).split('\n');
  const line = text.slice(start, lineAt(text, start).end);
  const tabs = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
  const { open, text: long } = columnsAbove(before, before.length - 1);
  if (long && long.column > 0 && long.endedBy === undefined) return long.column;
  return nearestColumn(open, { is: kindOf(line), found: tabs })?.column ?? tabs;
};

const nesting: DiagnoseError = ({ document, place }) => {
  const error = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  return error && deepNesting({ limit: MAX_DEPTH }, place(...error.pos));
};

const tab: DiagnoseError = ({ text, error, at, place }) => {
  const { start, indent } = lineAt(text, at);
  const inIndent = indent.indexOf('\t');
  if (inIndent === -1 && error.code !== 'TAB_AS_INDENT') return undefined;
  const spaces = columnAt(text, start);
  const fix = fixOf(place, [start, start + indent.length], ' '.repeat(spaces));
  const from = inIndent === -1 ? at : start + inIndent;
  return tabIndentation({ spaces, fix }, place(from, from + 1));
};

const escape: DiagnoseError = ({ text, error, place }) =>
  error.code === 'BAD_DQ_ESCAPE'
    ? rules.badEscape({ written: text.slice(...error.pos) }, place(...error.pos))
    : undefined;

const closingOf = (opening: string | undefined): string => (opening === '[' ? ']' : '}');

const bracket: DiagnoseError = ({ document, text, at, place }) => {
  let open: number | undefined;
  yaml().visit(document, {
    Collection(_, { flow, range }) {
      if (flow && range && range[0] < at && text[range[1] - 1] !== closingOf(text[range[0]])) open = range[0];
    },
  });
  if (open === undefined) return undefined;
  const opening = text[open] ?? '[';
  const hidden = /\s(#[^\s#,}\]]+).*[}\]]/.exec(text.slice(open, lineAt(text, open).end))?.[1];
  return rules.unclosedBracket({ opening, closing: closingOf(opening), hidden }, place(open, open + 1));
};

/** The value that begins at an offset, in quotes; undefined where the offset is within a value. */
export function quotedValue(
  text: string,
  at: number,
  place: ToLocation,
): { readonly text: string; readonly fix: Fix } | undefined {
  const { value, from, to } = valueOn(text, at);
  if (from !== at || value === '') return undefined;
  const quoted = inQuotes(value);
  return { text: quoted, fix: fixOf(place, [from, to], quoted) };
}

/** A character reserved by YAML that only the library can recognise, because it may be anywhere in a line. */
const reserved: DiagnoseError = ({ text, error, at, place }) => {
  const character = text[at] ?? '';
  const isKey = error.code === 'NON_STRING_KEY' && /[[{]/.test(character);
  return isKey || error.code === 'BAD_SCALAR_START' || /^Anchor cannot/.test(error.message)
    ? rules.reservedCharacter({ character, value: quotedValue(text, at, place) }, place(at, at + 1))
    : undefined;
};

/** The first line of a long text beside its | or >, with its other lines below. */
function besideSign(text: string, start: number, place: ToLocation) {
  const [sign = '', blanks = ''] = /^(?:[|>][-+]?)([ \t]+)(?=\S)/.exec(text.slice(start)) ?? [];
  const { end, indent } = lineAt(text, start);
  const next = lineAt(text, Math.min(text.length, end + 1));
  const isLong = next.start > start && next.indent.length > indent.length;
  if (sign === '' || !(isLong || sign.startsWith('|'))) return undefined;
  const depth = isLong ? next.indent : `${indent}  `;
  const from = start + sign.length - blanks.length;
  const fix = fixOf(place, [from, start + sign.length], `\n${depth}`);
  return rules.textBesidePipe({ sign: sign.trim(), fix }, place(start, end));
}

/** A value that begins with a reserved character and continues as text. */
const reservedStart: DiagnoseError = ({ text, error, at, place }) => {
  if (!['UNEXPECTED_TOKEN', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'].includes(error.code)) return undefined;
  const start = valueStart(text, at);
  const isBegun = /^(?:\{[^{}\n]*\}|\[[^[\]\n]*\])[ \t]*[^\s#,]/.test(text.slice(start));
  if (error.code === 'MISSING_CHAR' && !isBegun) return undefined;
  const isReserved = /^(?:[*&!|>\]},]|[-?](?=\s))/.test(text.slice(start, start + 2));
  const isBracketed = /^[[{][^]*[\]}]\s*$/.test(text.slice(start, at));
  if (at < start || !(isReserved || isBracketed || isBegun)) return undefined;
  return (
    besideSign(text, start, place) ??
    rules.reservedCharacter(
      { character: text.charAt(start), value: quotedValue(text, start, place) },
      place(start, start + 1),
    )
  );
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
  return diagnoseIndentation({ text, place }, line.start);
};

/** A text with a colon between braces or brackets. */
const colonInBraces: DiagnoseError = ({ text, error, at, place }) => {
  const value = /^[^,[\]{}\n]+/.exec(text.slice(at))?.[0].trimEnd() ?? '';
  return error.code === 'BLOCK_IN_FLOW' && /:\s/.test(value)
    ? rules.unquotedColon({ text: value, isInBraces: true }, place(at, at + value.length))
    : undefined;
};

const longText: DiagnoseError = (mistake) => {
  const { text, at, error } = mistake;
  // A heading is a comment where the | is missing, and ends the text.
  if (error.code === 'BAD_INDENT' && /\n[ \t]+#[^\n]*\n*$/.test(text.slice(0, at)))
    return findLongText({ ...mistake, at: at + text.slice(at).search(/\S|$/) });
  return ['BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'].includes(error.code)
    ? findLongText(mistake)
    : undefined;
};

const missingColon: DiagnoseError = ({ text, error, at, place }) => {
  if (error.code !== 'MISSING_CHAR' && error.code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const { start, end, indent } = lineAt(text, at);
  const content = text.slice(start + indent.length, end).trimEnd();
  if (content === '') return undefined;
  if (/^(?:- |[^\s"'#:][^:]*:(?:\s|$))/.test(content)) return diagnoseIndentation({ text, place }, start);
  if (/\s/.test(content) && longTextAbove(text, start)) return diagnoseIndentation({ text, place }, start);
  const isGlued = /^[\w"'-]+:\S/.test(content);
  return rules.missingColon({ text: content, isGlued, better: withColon(content) }, place(start + indent.length, end));
};

/** A line of one field and its value, written as YAML has it: "hours = 32", "hours 32", "hours:32". */
function withColon(line: string): string | undefined {
  const [, name, value] = /^([a-z][A-Za-z]*)(?::(?=[^\s/])|： ?| ?= ?| (?=["'\d]))(.+)$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : `${name}: ${value}`;
}

/** Whether a line follows a long text, and is too far left to be a part of it. */
function longTextAbove(text: string, start: number): boolean {
  const lines = text.slice(0, start).split('\n');
  return (columnsAbove(lines, lines.length - 1).text?.column ?? 0) > 0;
}

const indentation: DiagnoseError = ({ document, text, error, at, place }) => {
  const { start, indent } = lineAt(text, at);
  const isAtStart = at <= start + indent.length;
  if (error.code !== 'BAD_INDENT' && !isAtStart) return undefined;
  // If only the first line is indented, every other line seems to be out of line.
  const root = document.contents?.range[0] ?? 0;
  const first = lineAt(text, root);
  if (indent === '' && first.indent !== '') return diagnoseIndentation({ text, place }, root);
  return diagnoseIndentation({ text, place }, start);
};

/** Returns the problem of a line before all others that begins with %, and is nothing that YAML knows. */
export function unknownDirective(text: string, place: ToLocation): Diagnostic | undefined {
  const [all = '', before = '', line = ''] = /^((?:\s*(?:#[^\n]*)?\n)*)(%[^\n]*)/.exec(text) ?? [];
  const isKnown = all === '' || /^%(?:YAML\s+1\.[12]|TAG\s+\S+\s+\S+)\s*$/.test(line);
  return isKnown ? undefined : rules.reservedCharacter({ character: '%' }, place(before.length, all.length));
}

const directive: DiagnoseError = ({ text, place }) => unknownDirective(text, place);

const diagnoses: readonly DiagnoseError[] = [
  directive,
  nesting,
  severalDocuments,
  tab,
  diagnoseQuotes,
  diagnoseLines,
  escape,
  bracket,
  reserved,
  reservedStart,
  longText,
  colonInBraces,
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
