// Some mail programs reject long URLs, and a truncated text is better than none.
const MAX_BODY_CHARACTERS = 1500;

/** Returns a mailto URL that opens an email with a subject and a body. */
export function mailto(address: string, subject: string, body: string): string {
  // Truncated by code points, because half of a surrogate pair cannot be encoded. Mail programs expect CRLF.
  const text = Array.from(body).slice(0, MAX_BODY_CHARACTERS).join('').replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
