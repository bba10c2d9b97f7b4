// The usual case, as fast as can be: a file that is plain, correct YAML. Whatever is broken or unusual is left to
// the slower parser, which knows where and why; both follow the core schema of YAML 1.2, so that a date stays text.
import { CORE_SCHEMA, load } from 'js-yaml';

/** Lists and groups may stand this deep within each other. */
export const MAX_DEPTH = 50;

/** Anchors, aliases, tags, explicit and merged keys, directives, keys that reach behind objects, lone carriage returns. */
const unusual = /(?:^|[-:,?[{])[ \t]*(?:[&*!]|\?(?:\s|$)|<<)|^%|__proto__|\r(?!\n)/m;

/** Returns what the text says, or undefined where it has to be read with more care. */
export function parseQuickly(text: string): unknown {
  if (unusual.test(text)) return undefined;
  try {
    return load(text, { schema: CORE_SCHEMA, maxDepth: MAX_DEPTH }) ?? undefined;
  } catch {
    return undefined;
  }
}
