// Text to data: by the fast parser for plain, correct files, otherwise by the YAML library.
import { isScalar, parseDocument, type Document } from 'yaml';
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { controlCharacter, deepNesting, emptyFile, endlessReference } from '../diagnostics/rules/yaml.ts';
import type { Outcome } from '../model/content.ts';
import { diagnoseYaml } from './diagnose-yaml.ts';
import { inspectDocument } from './inspect-document.ts';
import { MAX_DEPTH, parseQuickly } from './parse-quickly.ts';
import { reportRepeatedKeys } from './repeated-keys.ts';
import { locationIn, type ToLocation } from './location-in.ts';

/** How many times aliases may multiply the nodes of a file before it is refused. */
const MAX_ALIASES = 100;

/** Characters that YAML forbids, and a carriage return that ends a line by itself. */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|\r(?!\n)/;

const isEmpty = ({ contents }: Document.Parsed): boolean =>
  contents === null || (isScalar(contents) && contents.value === null);

function findControl(text: string, place: ToLocation): readonly Diagnostic[] {
  const found = forbidden.exec(text);
  if (!found) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return [controlCharacter({ character: `U+${code}` }, place(found.index, found.index + 1))];
}

/** What prevents a document from being converted to data. */
function findMistakes(file: string, text: string, document: Document.Parsed): readonly Diagnostic[] {
  const place = locationIn(file, text);
  if (document.errors.length > 0) return diagnoseYaml(document, text, place);
  if (isEmpty(document)) return [emptyFile({ file, hasComments: /^\s*#/m.test(text) }, startOf(file))];
  const repeated = reportRepeatedKeys(file, { text, document, place });
  return repeated.length > 0 ? repeated : inspectDocument(document, text, place);
}

/** The parser throws only if a text is nested too deeply for its own stack. */
function parse(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function parseCarefully(file: string, text: string): Outcome<unknown> {
  const control = findControl(text, locationIn(file, text));
  if (control.length > 0) return { value: undefined, diagnostics: control };
  const document = parse(text);
  if (!document) return { value: undefined, diagnostics: [deepNesting({ limit: MAX_DEPTH }, startOf(file))] };
  const diagnostics = findMistakes(file, text, document);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown, diagnostics: [] };
  } catch {
    const from = text.search(/(?<=^|[\s,[{])\*\w/m);
    return { value: undefined, diagnostics: [endlessReference({}, locationIn(file, text)(from, from + 1))] };
  }
}

/** Parses one file; `value` is undefined if the YAML is broken, and the mistake is reported. */
export function parseYaml(file: string, text: string): Outcome<unknown> {
  const data = parseQuickly(text);
  return data === undefined ? parseCarefully(file, text) : { value: data, diagnostics: [] };
}
