// The commonest place by far is a key of the file itself with its value on the same line. It is found in the text,
// without parsing the file again; whatever is not as plain as that is left to the parser.

/** A part of a file, in UTF-16 code units from its beginning; `to` is exclusive. */
export interface PlainPlace {
  readonly key: readonly [from: number, to: number];
  readonly value: readonly [from: number, to: number];
}

/** Files whose first column may mean something else. */
const unusual = /^(?:---|\.\.\.|%|[?{["'&*!-])|\t|\r(?!\n)|\ufeff/m;

/** A value that ends on its line: in quotation marks, or plain, perhaps before a remark. */
const value =
  /(?:"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\r\n]|'')*'|[^\s"'|>&*!{}[\]#%@`,?:-](?:[^\r\n#:]|:(?=\S)|(?<=\S)#)*?)(?=[ ]*(?:[ ]#[^\r\n]*)?(?:\r?\n(?![ \r\n])|\r?\n?$(?![^])))/y;

/** Returns where the value at a pointer such as `/title` stands, or undefined where only a parser can tell. */
export function locateQuickly(text: string, pointer: string): PlainPlace | undefined {
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
