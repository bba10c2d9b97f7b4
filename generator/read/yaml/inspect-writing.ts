// What YAML accepts, but was most likely not meant: text that became a comment, quotation marks and letters that a word
// processor changed, invisible characters. Nearly all files have nothing suspicious, and only those that have are looked
// at closely.
import type { Document, Scalar } from 'yaml';
import { yaml } from '../../base/yaml.ts';
import { textInUtf8 } from '../../base/try-to.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { firstOf } from '../../rules/arrange.ts';
import { withoutCurlyQuotes } from '../../rules/in-quotes.ts';
import * as rules from '../../rules/words/writing.ts';
import { yamlOptions } from '../../model/yaml-options.ts';
import { fixOf } from './yaml-lines.ts';
import {
  cutOffAt,
  findConflict,
  findInvisible,
  isUnfinished,
  mayBeCurly,
  mayBeCutOff,
  mayBeStrange,
  mayBeStray,
  mayHideText,
} from './suspicions.ts';
import { locationIn, type ToLocation } from '../../rules/locate.ts';

// Text that was stored as UTF-8 and read as Windows-1252, so that each letter beyond plain English became two or three
// others: "café" reads "cafÃ©".

/** The characters that Windows-1252 has for the bytes 80 to 9F, in their order; a space where it has none. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const continuation = `[\\u0080-\\u00bf${windows.replaceAll(' ', '')}]`;

/** What letters, signs, emoji, and Arabic and Cyrillic words become: of these at least two, as one may be meant. */
const misread = new RegExp(
  `[\\u00c2\\u00c3]${continuation}|\\u00e2${continuation}{2}|\\u00ef\\u00bb\\u00bf|\\u00f0\\u0178${continuation}{2}|(?:[\\u00d0\\u00d1\\u00d8\\u00d9]${continuation}){2,}|\\ufffd`,
  'g',
);

function decode(written: string): string | undefined {
  const bytes = Array.from(written, (character) => {
    const place = windows.indexOf(character);
    return place === -1 || character === ' ' ? character.charCodeAt(0) : 0x80 + place;
  });
  return bytes.some((byte) => byte > 0xff) ? undefined : textInUtf8(Uint8Array.from(bytes));
}

/** Returns every run of such letters, with its offset and what was meant: nothing is known of what was lost. */
function findGarbled(text: string) {
  return [...text.matchAll(misread)].flatMap(({ 0: written, index: at }) => {
    const meant = written === '\ufffd' ? '' : decode(written);
    // A word in capitals that ends in such a letter, before a closing quotation mark or another sign: "MANHÃ”".
    const isWord = /\p{Lu}/u.test(text.charAt(at - 1)) && /^[\u00c2\u00c3][’”‘“»«®™…–—]$/.test(written);
    return meant === undefined || isWord ? [] : [{ at, written, meant }];
  });
}

interface WrittenText {
  readonly text: string;
  readonly place: ToLocation;
  readonly node: Scalar;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** The name of its field; empty for an entry of a list. */
  readonly name: string;
  readonly isBracketed: boolean;
}

/** A problem that is not yet located: locating takes time, and not all are reported. */
type LazyFinding = () => Diagnostic;
type Inspect = (written: WrittenText) => readonly LazyFinding[];

const onOneLine = ({ text, from, to }: WrittenText): boolean => !text.slice(from, to).includes('\n');

const hiddenText: Inspect = ({ text, place, node, value, from, to }) => {
  if (node.type !== 'PLAIN' || /^[\d:./-]+$/.test(value)) return [];
  const note = /^[ \t]+(#.*)/.exec(text.slice(to))?.[1]?.trimEnd() ?? '';
  // What begins right after the #, and figures after a space where a sentence comes before.
  const isText = /^#(?:$|(?![\s#]).*[\p{L}\p{N}])/u.test(note) || (/^# +\d/.test(note) && value.includes(' '));
  if (!isText) return [];
  const end = text.indexOf(note, to) + note.length;
  return [() => rules.hiddenText({ text: text.slice(from, end), hidden: note }, place(from, end))];
};

const hiddenHeading: Inspect = ({ text, place, node, from, to, name }) => {
  if (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED') return [];
  const [all, line = ''] = /^\s*?(?<=^|\n)(#{2,6} \S.*)/.exec(text.slice(to)) ?? [];
  if (all === undefined) return [];
  const at = to + all.length - line.length;
  const spaces = /\n( +)\S/.exec(text.slice(from, to))?.[1]?.length ?? 2;
  const fix = fixOf(place, [at, at], ' '.repeat(spaces));
  return [() => rules.hiddenHeading({ line: line.trimEnd(), name, spaces, fix }, place(at, at + line.length))];
};

const curly: Inspect = (written) => {
  const { place, node, value, from, to } = written;
  const inner = withoutCurlyQuotes(value);
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  if (inner === value || isBlock || !onOneLine(written)) return [];
  return [() => rules.curlyQuotes({ text: inner }, place(from, to))];
};

const stray: Inspect = (written) => {
  const { place, node, value, from, to } = written;
  const isStray = /(?:^|[^\d\s])"$/.test(value) && (value.match(/"/g)?.length ?? 0) % 2 === 1;
  if (node.type !== 'PLAIN' || !isStray || !onOneLine(written)) return [];
  return [() => rules.strayQuote({ text: value.slice(0, -1).replace(/^[“„](?=[^”]*$)/, '') }, place(from, to))];
};

/** The longest text in which a line break is sooner a path, in characters: longer ones have paragraphs. */
const LONGEST_LINE = 200;

const escaped: Inspect = ({ text, place, node, value, from, to }) => {
  if (node.type !== 'QUOTE_DOUBLE' || value.length > LONGEST_LINE) return [];
  const written = text.slice(from, to);
  // Who writes another one, such as two backslashes for one, knows what they mean.
  const [escape = '', ...others] = (written.match(/\\[^]/g) ?? []).filter((one) => one !== '\\"');
  if (!/[nt]$/.test(escape) || others.length > 0) return [];
  const isPath = new RegExp(`[A-Za-z]:[^ "]*\\${escape}`).test(written);
  if (value.trimEnd().length < value.length && !isPath) return [];
  const better = `'${written.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "''")}'`;
  return [() => rules.escapeInText({ escape, better }, place(from, to))];
};

const garbled: Inspect = ({ text, place, from, to }) =>
  findGarbled(text.slice(from, to)).map(
    ({ at, written, meant }) =>
      () =>
        rules.garbledLetters({ written, meant }, place(from + at, from + at + written.length)),
  );

const invisible: Inspect = ({ text, place, from, to }) =>
  findInvisible(text.slice(from, to)).map(
    ({ at, characters, length, after }) =>
      () =>
        rules.invisibleCharacter({ characters, after }, place(from + at, from + at + length)),
  );

const otherComma: Inspect = ({ place, node, value, from, to, isBracketed }) => {
  const entries = value.split(/\s*[،，、]\s*/);
  if (!isBracketed || node.type !== 'PLAIN' || entries.length === 1) return [];
  return [() => rules.otherComma({ entries }, place(from, to))];
};

const unfinished: Inspect = ({ text, place, value, to }) => {
  if (to < text.trimEnd().length || !isUnfinished(value)) return [];
  return [() => cutOffAt(text, place)];
};

/** What to look for in a file, each with the cheapest question that rules it out. */
const suspicions: readonly (readonly [isPossible: (text: string) => boolean, inspects: readonly Inspect[]])[] = [
  [mayHideText, [hiddenText]],
  [(text) => text.includes('\n##'), [hiddenHeading]],
  [mayBeCurly, [curly]],
  [mayBeStray, [stray]],
  [(text) => text.includes('\\n') || text.includes('\\t'), [escaped]],
  [mayBeStrange, [garbled, invisible]],
  [(text) => /\[[^\]\n]*[،，、]/.test(text), [otherComma]],
  [mayBeCutOff, [unfinished]],
];

function writtenTexts(text: string, document: Document.Parsed, place: ToLocation): readonly WrittenText[] {
  const found: WrittenText[] = [];
  const { isScalar, isSeq, visit } = yaml();
  visit(document, {
    Scalar(key, node, path) {
      const [from, to] = node.range ?? [];
      if (key === 'key' || from === undefined || to === undefined || typeof node.value !== 'string') return;
      const pair = path.at(-1) as { readonly key?: unknown };
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      const isBracketed = isSeq(pair) && pair.flow === true;
      found.push({ text, place, node, value: node.value, from, to, name, isBracketed });
    },
  });
  return found;
}

/** Returns what is suspicious in a file that can be read; `document` is its YAML where it was parsed. */
export function inspectWriting(
  { file, text }: { readonly file: string; readonly text: string },
  document?: Document.Parsed,
): readonly Diagnostic[] {
  const place = locationIn(file, text);
  const conflict = findConflict(text, place, 'whole');
  if (conflict) return [conflict];
  const inspects = suspicions.flatMap(([isPossible, wanted]) => (isPossible(text) ? wanted : []));
  if (inspects.length === 0) return [];
  const parsed = document ?? yaml().parseDocument(text, yamlOptions);
  const found = writtenTexts(text, parsed, place).flatMap((written) => inspects.flatMap((inspect) => inspect(written)));
  return firstOf(found, startOf(file), (report) => report());
}
