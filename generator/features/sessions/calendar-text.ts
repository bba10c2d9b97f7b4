// The syntax of calendar files by RFC 5545: what lines may contain, and how long they may be.

/** The longest line, in octets without its line break. */
const LINE_OCTETS = 75;

const octets = (text: string): number => Buffer.byteLength(text);

/** A property: its name with parameters, and its value, escaped. */
export type Property = readonly [name: string, value: string];

/** Escapes a value of type TEXT. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Quotes the value of a parameter; characters that cannot be quoted are removed. */
export function quoteParameter(text: string): string {
  return `"${text.replace(/["\u0000-\u001f\u007f]/g, '')}"`;
}

/** Folds a line between characters, so that no part is longer than 75 octets; continuation lines begin with a space. */
export function fold(line: string): string {
  if (octets(line) <= LINE_OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      used = 1;
    }
    part += character;
    used += size;
  }
  return [...parts, part].join('\r\n');
}

/** Returns a component with its properties in order, followed by the lines of nested components. */
export function component(name: string, properties: readonly Property[], inside: readonly string[] = []): string {
  const own = properties.map(([key, value]) => `${fold(`${key}:${value}`)}\r\n`);
  return [`BEGIN:${name}\r\n`, ...own, ...inside, `END:${name}\r\n`].join('');
}
