const adopted = new Set<string>();

/** Adds to the page, once, the styles of something that few visitors open: its chunk brings them as text. */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
