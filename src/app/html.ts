/** Escapes text for use in HTML or XML, between tags or in an attribute in double quotes. */
export function escapeMarkup(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Escapes JSON for use in a <script>: no "<" can end it or open a comment. */
export function escapeJson(json: string): string {
  const safe = json.replaceAll('<', '\\u003c');
  if (!/[\u2028\u2029]/.test(safe)) return safe;
  return safe.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
