// Most texts are paragraphs, headings, lists and strong words: those need no parser.

/** Signs that mean something to Markdown or HTML, starts of links, and lines that begin or end in a special way. */
const special = /[\\`*_[\]<>&~|@\t]|:\/\/|www\.|mailto:|^[ \t#+=\-\d:]|[ \r#]$|^\s|\s$/im;

/** Strong words that are separated from others, on one line. */
const strong = /(?<=^|\s)\*\*(?=[\p{L}\p{N}])([^*\n]*[\p{L}\p{N}])\*\*(?=$|[\s.,;:!?)])/gu;

/** Words of which some may be strong; undefined where there is anything else. */
function wordsToHtml(words: string): string | undefined {
  const hasStrong = words.includes('**');
  if (words === '' || special.test(hasStrong ? words.replace(strong, '$1') : words)) return undefined;
  const quoted = /["']/.test(words) ? words.replaceAll('"', '&quot;').replaceAll("'", '&#39;') : words;
  return hasStrong ? quoted.replace(strong, '<strong>$1</strong>') : quoted;
}

const within = (name: string, html: string | undefined): string | undefined =>
  html === undefined ? undefined : `<${name}>${html}</${name}>`;

/** A block of the three most usual kinds, with nothing but plain words in it; undefined for all others. */
function blockToHtml(block: string): string | undefined {
  const [, marks, heading = ''] = /^(#{1,6}) (.*)$/.exec(block) ?? [];
  if (marks !== undefined) return within(`h${marks.length}`, wordsToHtml(heading));
  if (!block.startsWith('- ')) return within('p', wordsToHtml(block));
  // A line that begins no item goes on with the one before.
  const hasLongItems = /\n(?!- )/.test(block);
  const items = hasLongItems ? undefined : wordsToHtml(block.slice('- '.length).replaceAll('\n- ', '\n'));
  return items && `<ul>\n<li>${items.replaceAll('\n', '</li>\n<li>')}</li>\n</ul>`;
}

/** Returns the HTML of plain words, as the parser would; undefined where there is anything else. */
export function plainToHtml(text: string): string | undefined {
  const parts: string[] = [];
  for (const block of text.replace(/\n+$/, '').split(/\n{2,}/)) {
    const html = blockToHtml(block);
    // Of two lists in a row Markdown makes one.
    if (html === undefined || (html.startsWith('<ul>') && parts.at(-1)?.startsWith('<ul>'))) return undefined;
    parts.push(html);
  }
  return parts.join('\n');
}
