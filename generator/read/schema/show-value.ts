const LONGEST = 60;

/** Returns a value in a form that an author recognises, at most 60 characters long. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'A group of fields';
  if (value === null) return 'Nothing';
  const text = typeof value === 'string' ? `"${value.replace(/[ \t\r\n]+/g, ' ')}"` : String(value);
  return text.length > LONGEST ? `${[...text].slice(0, LONGEST - 4).join('')}..."` : text;
}
