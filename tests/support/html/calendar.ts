// Parses calendar files strictly by RFC 5545: whatever a calendar program may reject is an error.
export interface CalendarProperty {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** As written in the file, with its escapes. */
  readonly value: string;
}

export interface CalendarComponent {
  readonly name: string;
  readonly properties: readonly CalendarProperty[];
  readonly components: readonly CalendarComponent[];
}

const PARAMETER = /;([A-Z][A-Z0-9-]*)=("[^"\p{Cc}]*"|[^";:,\p{Cc}]*)/gu;
const LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z][A-Z0-9-]*=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}]*)$/u;

/**
 * Returns the logical lines of a file. Throws if a line has a wrong end, is too long, or is folded within a character.
 */
export function unfold(bytes: Buffer): readonly string[] {
  const lines = bytes.toString('latin1').split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line has no end.');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends without CRLF: ${line}`);
    if (line.length > 75) throw new Error(`A line has ${line.length} octets: ${line}`);
    // Every physical line must be valid UTF-8 by itself.
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  }
  return Buffer.from(lines.join('\r\n').replaceAll('\r\n ', ''), 'latin1').toString('utf8').split('\r\n');
}

function parseLine(line: string): CalendarProperty {
  const [, name, parameters, value] = LINE.exec(line) ?? [];
  if (name === undefined || parameters === undefined || value === undefined) throw new Error(`No property: ${line}`);
  const pairs = [...parameters.matchAll(PARAMETER)].map(([, key = '', text = '']) => [key, text.replaceAll('"', '')]);
  return { name, value, parameters: Object.fromEntries(pairs) };
}

interface Open extends CalendarComponent {
  readonly properties: CalendarProperty[];
  readonly components: CalendarComponent[];
}

const open = (name: string): Open => ({ name, properties: [], components: [] });

/** Closes the innermost component, which must have the name. */
function close(stack: Open[], name: string): void {
  const closed = stack.pop();
  if (closed?.name !== name) throw new Error(`END:${name} closes ${closed?.name ?? 'nothing'}.`);
  stack.at(-1)?.components.push(closed);
}

/** Returns the one component of a file. Throws if the file is malformed. */
export function parseCalendar(bytes: Buffer): CalendarComponent {
  const root = open('');
  const stack = [root];
  for (const property of unfold(bytes).map(parseLine)) {
    if (property.name === 'BEGIN') stack.push(open(property.value));
    else if (property.name === 'END') close(stack, property.value);
    else stack.at(-1)?.properties.push(property);
  }
  const [calendar, ...others] = root.components;
  if (!calendar || stack.length !== 1 || others.length + root.properties.length > 0)
    throw new Error('A file must hold one calendar and nothing else.');
  return calendar;
}

/** Returns the value of a property of type TEXT. Throws if a character that must be escaped is not. */
export function textOf(component: CalendarComponent, name: string): string | undefined {
  const value = component.properties.find((property) => property.name === name)?.value;
  if (value !== undefined && !/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) throw new Error(`Not escaped: ${value}`);
  return value?.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}
