// The usual case, as fast as can be: a file that is plain, correct YAML. Whatever is broken or unusual is left to
// the slower parser, which knows where and why; both follow the core schema of YAML 1.2, so that a date stays text.
import { CORE_SCHEMA, load } from 'js-yaml';

/** Anchors and aliases can multiply a file beyond reason; keys with this name can reach behind objects. */
const unusual = /(?:^|[-:,[{])[ \t]*[&*]\w|__proto__/m;

/** Returns what the text says, or undefined where it has to be read with more care. */
export function parseQuickly(text: string): unknown {
  if (unusual.test(text)) return undefined;
  try {
    return load(text, { schema: CORE_SCHEMA }) ?? undefined;
  } catch {
    return undefined;
  }
}
