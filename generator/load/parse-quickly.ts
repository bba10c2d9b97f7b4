// The usual case, as fast as can be: a file that is plain, correct YAML. Whatever is broken or unusual is left to
// the slower parser, which knows where and why; both follow the core schema of YAML 1.2, so that a date stays text.
import { CORE_SCHEMA, load } from 'js-yaml';

/** Lists and groups may stand this deep within each other. */
export const MAX_DEPTH = 50;

/** Anchors, aliases, tags, explicit, merged and empty keys; keys that are not plain words, which parsers rewrite. */
const unusualPart =
  /(?:^|-[ \t]|[:,?[{])[ \t]*(?:[&*!:]|[|>][+-]?\d|\?(?:\s|$)|<<|(?:[~.+\d][^\s:]*|null|true|false)[ \t]*:(?:\s|$))/im;

/** Directives, tabs, ends of documents; keys that reach behind objects; signs that cannot be seen. */
const unusualLine = /^(?:%| *\t|---|\.\.\.)|__proto__|\r(?!\n)|\ufeff/m;

/** Returns what the text says, or undefined where it has to be read with more care. */
export function parseQuickly(text: string): unknown {
  if (unusualPart.test(text) || unusualLine.test(text)) return undefined;
  try {
    return load(text, { schema: CORE_SCHEMA, maxDepth: MAX_DEPTH }) ?? undefined;
  } catch {
    return undefined;
  }
}
