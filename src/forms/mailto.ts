// Some mail programs refuse long addresses, and a long one is better cut than lost.
const MAX_BODY_CHARACTERS = 1500;

/** Returns a mailto URL that opens an e-mail with a subject and a text. */
export function mailto(address: string, subject: string, body: string): string {
  // Cut by characters: half of a surrogate pair cannot be encoded. Mail programs want CRLF.
  const text = Array.from(body).slice(0, MAX_BODY_CHARACTERS).join('').replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
