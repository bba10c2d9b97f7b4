// The smallest parts of plain YAML: words, numbers, and quoted texts.

/** Thrown if a file needs the full parser. */
export class NotPlain extends Error {}

export function giveUp(): never {
  throw new NotPlain();
}

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const otherWord = /^(?:true|false|null)$/i;
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/;
/** Other notations of numbers, which are left to the library. */
const otherNumber = /^[-+]?\d[\d.]*(?:[eExXoO][\w+.-]*)?$|^\+/;

const LONGEST_WORD = 5;
const NINE = 57;

/** Returns the value of an unquoted text by the core schema of YAML 1.2. */
export function meaningOf(text: string): unknown {
  if (text.charCodeAt(0) <= NINE) {
    if (number.test(text)) return Number(text);
    return otherNumber.test(text) && !text.includes(' ') ? giveUp() : text;
  }
  if (text.length > LONGEST_WORD) return text;
  if (words.has(text)) return words.get(text);
  return otherWord.test(text) ? giveUp() : text;
}

/** What an unquoted text may begin with; YAML allows more. */
export const plainStart = /[A-Za-z\d_/($+\u00a1-\uffff]|-\d/y;

/** A quoted text on one line, with escapes that mean the same in JSON. */
export const quoted = /"(?:[^"\\\n]|\\["\\/nt])*"|'(?:[^'\n]|'')*'/y;

/** Returns the content of a quoted text. */
export function textInQuotes(written: string): string {
  const inner = written.slice(1, -1);
  if (written.startsWith("'")) return inner.replaceAll("''", "'");
  return inner.includes('\\') ? (JSON.parse(written) as string) : inner;
}
