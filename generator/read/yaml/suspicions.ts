// The cheapest questions that rule out what is looked for in a file: nearly all files are asked these and nothing else,
// so that they search for single characters and look around only where one is found.
import type { Diagnostic } from '../../model/diagnostic.ts';
import { cutOff } from '../../rules/words/yaml-files.ts';
import { mergeConflict, missingColon, unclosedQuote } from '../../rules/words/yaml.ts';
import type { ToLocation } from '../../rules/locate.ts';
import { codePointOf } from '../../model/invisible.ts';

// Characters without a width that come with text from web pages and word processors. Some are needed: joiners in Persian,
// in scripts of India and in emoji, direction marks beside Arabic and Hebrew, breaks between words of Thai and Khmer, soft hyphens
// within a word.

/** Them all, as a class of a regular expression. */
const unneeded =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]';

const suspicious = new RegExp(`${unneeded}+`, 'g');

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const spaceless = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const european = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d\s\p{P}]/u;

/** The character before an offset and the one at another, whole. */
const around = (text: string, from: number, to: number): readonly [string, string] => [
  [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? '',
  [...text.slice(to, to + 2)][0] ?? '',
];

function isNeeded(text: string, run: string, at: number): boolean {
  const [before, after] = around(text, at, at + run.length);
  if (run === '\u00ad') return /^\p{L}{2}$/u.test(before + after);
  if (/^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/.test(run)) return rightToLeft.test(text);
  if (/^[\u200c\u200d]$/.test(run))
    return before !== '' && after !== '' && !european.test(before) && (run === '\u200c' || !european.test(after));
  return run === '\u200b' && (spaceless.test(before) || spaceless.test(after));
}

interface InvisibleRun {
  readonly at: number;
  readonly length: number;
  /** Such as U+200B; several are separated by spaces. */
  readonly characters: string;
  /** The word before it; empty at the beginning of a text. */
  readonly after: string;
}

/** Returns every run of invisible characters that no letter beside it needs. */
export function findInvisible(text: string): readonly InvisibleRun[] {
  return [...text.matchAll(suspicious)].flatMap(({ 0: run, index: at }) =>
    isNeeded(text, run, at)
      ? []
      : [
          {
            at,
            length: run.length,
            characters: Array.from(run, codePointOf).join(' '),
            after: /[\p{L}\p{N}\p{M}]{1,20}[ ]?$/u.exec(text.slice(0, at))?.[0].trim() ?? '',
          },
        ],
  );
}

/** Whether a piece is in a text at an offset of which the test holds. */
function isSomewhere(text: string, piece: string, test: (at: number) => boolean): boolean {
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) if (test(at)) return true;
  return false;
}

/** Whether a comment may follow a text on its line. */
export const mayHideText = (text: string): boolean =>
  isSomewhere(text, '#', (at) => {
    let before = at - 1;
    while (text[before] === ' ' || text[before] === '\t') before--;
    return before < at - 1 && /[^ \n"'>|]/.test(text.charAt(before));
  });

/** Whether a value may begin with a curly quotation mark. */
export const mayBeCurly = (text: string): boolean =>
  ['“', '„', '‘'].some((mark) => isSomewhere(text, mark, (at) => /[ "']/.test(text.charAt(at - 1))));

/** Whether the only quotation mark of a line is at an offset. */
const isAlone = (text: string, at: number): boolean => text.indexOf('"', text.lastIndexOf('\n', at) + 1) === at;

/** Whether a line may end with its only quotation mark. */
export const mayBeStray = (text: string): boolean =>
  isSomewhere(text, '"\n', (at) => isAlone(text, at)) || (text.endsWith('"') && isAlone(text, text.length - 1));

/** Whether a text may have been saved in part: its last line has no end. */
export const mayBeCutOff = (text: string): boolean => !text.endsWith('\n');

const strange = new RegExp(
  `[\\u00c2\\u00c3\\u00d0\\u00d1\\u00d8\\u00d9\\u00e2\\u00ef\\u00f0][^\\0-\\x7f]|\\ufffd|${unneeded}`,
);

/** Whether a text may have misread or invisible letters: to count bytes takes far less time than to look at each. */
export const mayBeStrange = (text: string): boolean => Buffer.byteLength(text) !== text.length && strange.test(text);

/** Whether a text may have a mark that Git leaves where two versions could not be merged. */
const mayBeConflict = (text: string): boolean =>
  text.includes('<<<<<<<') || text.includes('>>>>>>>') || text.includes('=======') || text.includes('|||||||');

// Files that were saved or copied only in part: the last line has no end, and what it says is not finished.

/** Mistakes that a missing end of the file causes: a text without its end, and a field's name without its value. */
const causes: readonly string[] = [unclosedQuote.code, missingColon.code];

/** Whether a text has sentences, the last of which has no end. Lists and headings need none. */
export function isUnfinished(written: string): boolean {
  const value = written.trimEnd();
  const last = value.slice(value.lastIndexOf('\n') + 1);
  return /[.!?…。؟]\s/u.test(value) && !/^\s*(?:[-*+#>|]|\d+[.)])/.test(last) && /[\p{L}\p{N},;–-]$/u.test(last);
}

/** Reports that a file ends in the middle of its last line. */
export function cutOffAt(text: string, place: ToLocation): Diagnostic {
  const start = text.lastIndexOf('\n') + 1;
  const from = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  const line = text.slice(from).trimEnd();
  const end = line.length > 30 ? `…${line.slice(-30).replace(/^\S*\s/, '')}` : line;
  return cutOff({ end }, place(text.length - 1, text.length));
}

/** Returns the report that a file is cut off where a mistake on its last line may come from that. */
export function cutOffBelow(text: string, place: ToLocation, mistakes: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!mayBeCutOff(text)) return [];
  const lines = text.split('\n').length;
  const isCause = ({ code, location }: Diagnostic): boolean => causes.includes(code) && location.start.line === lines;
  return mistakes.some(isCause) ? [cutOffAt(text, place)] : [];
}

// What Git leaves in a file when two versions of it could not be merged: marks at the beginning of lines, which a text
// can swallow.

const whole = /^[ \t]*<{7} .*$(?=[^]*^[ \t]*={7}[ \t]*$[^]*^[ \t]*>{7} )/gm;
const leftover = /^[ \t]*(?:<{7}|>{7}|\|{7}) \S.*$/gm;
const middle = /^={7}[ \t]*$/gm;

/** Whether an offset is in a piece of code within a text: a lesson about Git may show a conflict. */
const isInCode = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/^[ \t]*(?:```|~~~)/gm) ?? []).length % 2 === 1;

/** The first place outside of code where an expression matches. */
const firstOutside = (text: string, expression: RegExp): RegExpExecArray | undefined =>
  [...text.matchAll(expression)].find(({ index }) => !isInCode(text, index));

/** Reports the first mark of a conflict. Of a file that is not broken, seven equals signs alone underline a heading. */
export function findConflict(text: string, place: ToLocation, state: 'broken' | 'whole'): Diagnostic | undefined {
  if (!mayBeConflict(text)) return undefined;
  const both = firstOutside(text, whole);
  const found = both ?? firstOutside(text, leftover) ?? (state === 'broken' ? firstOutside(text, middle) : undefined);
  if (!found) return undefined;
  const from = found.index + found[0].length - found[0].trimStart().length;
  return mergeConflict({ isWhole: both !== undefined }, place(from, found.index + found[0].length));
}
