// What is lost where check --fix applies a fix, and what it changes in words.
import { parse } from 'yaml';
import { applyFixes, offsetOf } from '../../../generator/model/apply-fixes.ts';
import { commentsIn } from '../../../generator/model/comments-in.ts';
import type { Fixable } from '../../../generator/tools/fixes/fix-content.ts';

/** Everything in a value, with the names of its fields. */
function leavesOf(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${at} ${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}/${key}`));
}

function dataOf(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' }) as unknown;
  } catch {
    return undefined;
  }
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What a fix changes beside spaces, signs and capitals: a text and what replaces it; empty where nothing is. */
export function changeOf(text: string, { fix }: Fixable): string {
  const before = text.slice(offsetOf(text, fix.range.start), offsetOf(text, fix.range.end));
  return lettersOf(before) === lettersOf(fix.text) ? '' : `${before.trim()} → ${fix.text}`;
}

/** What is lost where a fix is applied, in words. */
export function losses(text: string, one: Fixable): readonly string[] {
  const fixed = applyFixes(text, [one]).text;
  // A text with a mistake of YAML has no data yet.
  const isBroken = one.code.startsWith('yaml/') && one.severity === 'error';
  const [before, after] = [isBroken ? undefined : dataOf(text), dataOf(fixed)];
  const there = new Set(leavesOf(after));
  const gone = before === undefined ? [] : leavesOf(before).filter((leaf) => !there.has(leaf));
  const isRenamed = one.code === 'schema/unknown-field';
  return [
    ...(commentsIn(text).join('\n') === commentsIn(fixed).join('\n') ? [] : [`${one.code}: a comment`]),
    ...(before !== undefined && after === undefined ? [`${one.code}: the whole file`] : []),
    ...(gone.length > 1 && !isRenamed ? [`${one.code}: ${gone.join(', ')}`] : []),
  ];
}
