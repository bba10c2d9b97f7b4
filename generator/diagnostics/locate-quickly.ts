// By far the most frequent location is a top-level key with its value on the same line. It is found by a search in the
// text, without parsing the file again; anything less plain is left to the parser.

/** A range of a file in UTF-16 code units; `to` is exclusive. */
export interface OffsetRange {
  readonly key: readonly [from: number, to: number];
  readonly value: readonly [from: number, to: number];
}

/** Files whose first column may mean something else than a key. */
const unusual = /^(?:---|\.\.\.|%|[?{["'&*!-])|\t|\r(?!\n)|\ufeff/m;

/** A value that ends on its line: in quotation marks or plain, possibly followed by a comment. */
const value =
  /(?:"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\r\n]|'')*'|[^\s"'|>&*!{}[\]#%@`,?:-](?:[^\r\n#:]|:(?=\S)|(?<=\S)#)*?)(?=[ ]*(?:[ ]#[^\r\n]*)?(?:\r?\n(?![ \r\n])|\r?\n?$(?![^])))/y;

/** Returns the range of the value at a pointer such as `/title`; undefined if only a parser can find it. */
export function locateQuickly(text: string, pointer: string): OffsetRange | undefined {
  const name = /^\/([A-Za-z]\w*)$/.exec(pointer)?.[1];
  if (name === undefined || unusual.test(text)) return undefined;
  const keys = [...text.matchAll(new RegExp(`^${name}:( +)`, 'gm'))];
  const [key] = keys;
  if (!key || keys.length > 1) return undefined;
  const from = key.index;
  value.lastIndex = from + key[0].length;
  const found = value.exec(text)?.[0];
  if (found === undefined) return undefined;
  const start = from + key[0].length;
  return { key: [from, from + name.length], value: [start, start + found.length] };
}
