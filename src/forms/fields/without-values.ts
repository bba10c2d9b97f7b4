// A service may repeat the submission in its response, and personal data must not reach the console.
import type { Values } from '../submission.ts';

const REMOVED = '[…]';
/** Shorter values occur in other words by chance. */
const MIN_CHARACTERS = 3;

const quoted = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const asciiJson = (text: string): string =>
  text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The ways in which a text may be encoded: in JSON, in a URL, or as it is. */
function spellingsOf(text: string): readonly string[] {
  const json = JSON.stringify(text).slice(1, -1);
  return [text, json, asciiJson(json), encodeURIComponent(text)];
}

function patternOf(spelling: string): string {
  const pattern = quoted(spelling);
  return spelling.length < MIN_CHARACTERS ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
}

/** Returns a text without the values that it repeats, whole or line by line. */
export function withoutValues(text: string, values: Values): string {
  const lines = Object.values(values).flatMap((value) => [value, ...value.split(/\r?\n/)].map((each) => each.trim()));
  const spellings = [...new Set(lines.filter(Boolean).flatMap(spellingsOf))].filter(Boolean);
  if (spellings.length === 0) return text;
  const longestFirst = spellings.toSorted((a, b) => b.length - a.length);
  return text.replace(new RegExp(longestFirst.map(patternOf).join('|'), 'giu'), REMOVED);
}
