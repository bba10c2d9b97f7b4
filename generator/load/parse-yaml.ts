// Text to data. The only module that knows how the YAML library words its errors.
import { LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import { startOf, type Diagnostic, type Location } from '../diagnostics/diagnostic.ts';
import { duplicateKey, emptyFile, yamlSyntax } from '../diagnostics/rules/load.ts';
import type { Outcome } from '../model.ts';
import { parseQuickly } from './parse-quickly.ts';

/** How many times the aliases of a file may multiply its nodes before it is refused. */
const MAX_ALIASES = 100;

const plainWords: Readonly<Record<string, { readonly message: string; readonly advice: string }>> = {
  TAB_AS_INDENT: { message: 'A tab is used to indent this line.', advice: 'Use spaces: two for each level.' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A text with a colon in it is not in quotes, or a line is indented too far.',
    advice: 'Put the whole text after the first colon in double quotes: title: "PMP: the essentials".',
  },
  MISSING_CHAR: {
    message: 'A closing quote, bracket or colon is missing here or just before.',
    advice: 'Close the quotation mark or bracket; where the text itself has a colon, put it in double quotes.',
  },
  BAD_INDENT: {
    message: 'This line does not line up with the lines that belong with it.',
    advice: 'Indent lines of the same list or group by the same number of spaces.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key runs over more than one line, or a colon is missing.',
    advice: 'Write key, colon and value on one line; put text with special characters in double quotes.',
  },
  UNEXPECTED_TOKEN: {
    message: 'This character is not expected here.',
    advice: 'Put the text in double quotes, or remove the character.',
  },
  BAD_ALIAS: {
    message: 'The text begins with *, which YAML reads as a reference.',
    advice: 'Put the text in double quotes.',
  },
  BAD_SCALAR_START: {
    message: 'The text begins with a character that YAML reserves, such as @ or `.',
    advice: 'Put the text in double quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'The file has a line --- that begins a second document.',
    advice: 'Delete the line and what does not belong here: one file holds one entry.',
  },
};

function explain(error: YAMLError, location: Location, text: string): Diagnostic {
  if (error.code === 'DUPLICATE_KEY') return duplicateKey({ key: keyAt(text, error.pos[0]) }, location);
  const words = plainWords[error.code] ?? {
    message: 'The file does not follow the rules of YAML here.',
    advice: 'Compare the line with the same part of another file; put unusual text in double quotes.',
  };
  return yamlSyntax(words, location);
}

function keyAt(text: string, offset: number): string {
  return (
    /^[^:\n]*/
      .exec(text.slice(offset))?.[0]
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2') ?? ''
  );
}

/** Where the text begins whose closing quotation mark is missing: the place to mend, often far above the error's own. */
function openingQuote(document: Document.Parsed, { code, pos }: YAMLError): readonly [number, number] | undefined {
  let opening: readonly [number, number] | undefined;
  if (code !== 'MISSING_CHAR') return undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range?.[1] === pos[0]) opening = [range[0], range[0] + 1];
    },
  });
  return opening;
}

/** Parses one file; `value` is undefined where the YAML is broken, and every break is reported. */
export function parseYaml(file: string, text: string): Outcome<unknown> {
  const data = parseQuickly(text);
  return data === undefined ? parseCarefully(file, text) : { value: data, diagnostics: [] };
}

function parseCarefully(file: string, text: string): Outcome<unknown> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const [first] = document.errors;
  if (first) {
    const broken = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
    return {
      value: undefined,
      diagnostics: (broken.length > 0 && first.code === 'DUPLICATE_KEY' ? broken : [first]).map(diagnose),
    };
  }
  if (document.contents === null) return { value: undefined, diagnostics: [emptyFile({ file }, startOf(file))] };
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown, diagnostics: [] };
  } catch {
    const facts = {
      message: 'References (* and &) multiply each other here beyond reason.',
      advice: 'Write the values out.',
    };
    return { value: undefined, diagnostics: [yamlSyntax(facts, startOf(file))] };
  }

  function diagnose(error: YAMLError): Diagnostic {
    const [from, to] = openingQuote(document, error) ?? error.pos;
    return explain(error, { file, pointer: '', start: position(from), end: position(Math.max(from + 1, to)) }, text);
  }
}
