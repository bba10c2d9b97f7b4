// Characters without a width that come with text from web pages and word processors. Some are needed: joiners in Persian,
// in scripts of India and in emoji, direction marks beside Arabic and Hebrew, breaks between words of Thai and Khmer, soft hyphens
// within a word.
import { codePointOf } from '../../model/invisible.ts';

/** Them all, as a class of a regular expression. */
export const unneeded =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]';

const suspicious = new RegExp(`${unneeded}+`, 'g');

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const spaceless = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const european = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d\s\p{P}]/u;

const isDirection = (run: string): boolean => /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/.test(run);
const isJoiner = (run: string): boolean => /^[\u200c\u200d]$/.test(run);

/** The character before an offset and the one at another, whole. */
const around = (text: string, from: number, to: number): readonly [string, string] => [
  [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? '',
  [...text.slice(to, to + 2)][0] ?? '',
];

const isWithinWord = (before: string, after: string): boolean => /^\p{L}{2}$/u.test(before + after);

function isNeeded(text: string, run: string, at: number): boolean {
  const [before, after] = around(text, at, at + run.length);
  if (run === '\u00ad') return isWithinWord(before, after);
  if (isDirection(run)) return rightToLeft.test(text);
  if (isJoiner(run))
    return before !== '' && after !== '' && !european.test(before) && (run === '\u200c' || !european.test(after));
  return run === '\u200b' && (spaceless.test(before) || spaceless.test(after));
}

export interface InvisibleRun {
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
