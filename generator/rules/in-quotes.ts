const straight: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '‘': '’' };

/** Returns a text without the curly quotation marks that word processors put around it; the same text if it has none. */
export function withoutCurlyQuotes(text: string): string {
  const closing = straight[text.charAt(0)];
  const inner = text.slice(1, -1);
  return closing !== undefined && text.length > 2 && closing.includes(text.at(-1) ?? '-') && !/[“”„]/.test(inner)
    ? inner
    : text;
}

/** Returns a text in the quotation marks with which YAML takes every character of it as it is. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Names, addresses, files, days and figures: YAML takes them as they are wherever a value is. */
const plain = /^(?:[\p{L}/][\p{L}\d/._?=&#-]*|\d+(?:\.\d+)?)$/u;

/** Words that YAML takes for something else than a text. */
const taken = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Returns a text as a value is written in YAML: in quotes unless it needs none. */
export const asWritten = (text: string): string => (plain.test(text) && !taken.test(text) ? text : inQuotes(text));
