// The text of a calendar file after RFC 5545: what its lines may hold, and how long they may be.

/** The longest line, in octets without its end. */
const LINE_OCTETS = 75;

const octets = (text: string): number => Buffer.byteLength(text);

/** One property: its name with parameters, and its value as it will stand there. */
export type Property = readonly [name: string, value: string];

/** Escapes a value of type TEXT. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Writes a value of a parameter in quotes; the characters that cannot stand in them are left out. */
export function quoteParameter(text: string): string {
  return `"${text.replace(/["\u0000-\u001f\u007f]/g, '')}"`;
}

/** Folds a line between characters, so that no part is longer than 75 octets; further parts begin with a space. */
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

/** Writes a component with its properties in order, and with the lines of the components inside it. */
export function component(name: string, properties: readonly Property[], inside: readonly string[] = []): string {
  const own = properties.map(([key, value]) => `${fold(`${key}:${value}`)}\r\n`);
  return [`BEGIN:${name}\r\n`, ...own, ...inside, `END:${name}\r\n`].join('');
}
