// Text to data: quickly where the file is plain and correct, with care where it is not.
import { isScalar, parseDocument, type Document } from 'yaml';
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { controlCharacter, deepNesting, emptyFile, endlessReference } from '../diagnostics/rules/yaml.ts';
import type { Outcome } from '../model/content.ts';
import { diagnoseYaml } from './diagnose-yaml.ts';
import { inspectDocument } from './inspect-document.ts';
import { MAX_DEPTH, parseQuickly } from './parse-quickly.ts';
import { tellRepeatedKeys } from './repeated-keys.ts';
import { placeIn, type Place } from './place-in.ts';

/** How many times the aliases of a file may multiply its nodes before it is refused. */
const MAX_ALIASES = 100;

/** What YAML forbids in a text, and a carriage return that ends a line alone. */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|\r(?!\n)/;

const isEmpty = ({ contents }: Document.Parsed): boolean =>
  contents === null || (isScalar(contents) && contents.value === null);

function findControl(text: string, place: Place): readonly Diagnostic[] {
  const found = forbidden.exec(text);
  if (!found) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return [controlCharacter({ character: `U+${code}` }, place(found.index, found.index + 1))];
}

/** What prevents a document from being data. */
function findMistakes(file: string, text: string, document: Document.Parsed): readonly Diagnostic[] {
  const place = placeIn(file, text);
  if (document.errors.length > 0) return diagnoseYaml(document, text, place);
  if (isEmpty(document)) return [emptyFile({ file, hasComments: /^\s*#/m.test(text) }, startOf(file))];
  const repeated = tellRepeatedKeys(file, { text, document, place });
  return repeated.length > 0 ? repeated : inspectDocument(document, text, place);
}

/** Nesting that is too deep for the parser itself is the only thing that it throws. */
function parse(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function parseCarefully(file: string, text: string): Outcome<unknown> {
  const control = findControl(text, placeIn(file, text));
  if (control.length > 0) return { value: undefined, diagnostics: control };
  const document = parse(text);
  if (!document) return { value: undefined, diagnostics: [deepNesting({ limit: MAX_DEPTH }, startOf(file))] };
  const diagnostics = findMistakes(file, text, document);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown, diagnostics: [] };
  } catch {
    const from = text.search(/(?<=^|[\s,[{])\*\w/m);
    return { value: undefined, diagnostics: [endlessReference({}, placeIn(file, text)(from, from + 1))] };
  }
}

/** Parses one file; `value` is undefined where the YAML is broken, and the mistake is told. */
export function parseYaml(file: string, text: string): Outcome<unknown> {
  const data = parseQuickly(text);
  return data === undefined ? parseCarefully(file, text) : { value: data, diagnostics: [] };
}
