// The usual case, as fast as can be: a file that is plain, correct YAML. Whatever is broken or unusual is left to
// the slower parser, which knows where and why; both follow the core schema of YAML 1.2, so that a date stays text.
import { CORE_SCHEMA, load } from 'js-yaml';

/** Lists and groups may stand this deep within each other. */
export const MAX_DEPTH = 50;

/** Anchors, aliases, tags, explicit, merged and empty keys; keys that are not plain words, which parsers rewrite. */
const unusualPart =
  /(?:^|-[ \t]|[:,?[{])[ \t]*(?:[&*!:]|[|>][+-]?\d|\?(?:\s|$)|<<|(?:[~.+\d][^\s:]*|null|true|false)[ \t]*:(?:\s|$))/im;

/** Numbers, quotes and comments that parsers read differently, and groups as keys. */
const unusualValue =
  /(?:^|[\s,[{])(?:[-+](?:0|\.\d)|0b[01])|\d[eE][-+]?\d{3}|\{[ \t]*[~.+\d-]|[\]}]["']?[ \t]*:|["']---|(?:[}\]]|(?<![:[-][ \t]*)["'])#/;

/** Directives, tabs, ends of documents; keys that reach behind objects; signs that cannot be seen. */
const unusualLine = /^(?:%| *\t|---|\.\.\.)|__proto__|\r(?!\n)|\ufeff/m;

const options = { schema: CORE_SCHEMA, maxDepth: MAX_DEPTH };

/** Returns what the text says, or undefined where it has to be read with more care. */
export function parseQuickly(text: string): unknown {
  if (unusualPart.test(text) || unusualValue.test(text) || unusualLine.test(text)) return undefined;
  try {
    return load(text, options) ?? undefined;
  } catch {
    return undefined;
  }
}
