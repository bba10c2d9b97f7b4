// Fixes applied to a text. Those that overlap are left for the next round, when the text has been checked again.
import type { Fix, Position } from './diagnostic.ts';

/** Returns the offset of a position in a text, in UTF-16 code units. */
export function offsetOf(text: string, { line, column }: Position): number {
  let offset = 0;
  for (let n = 1; n < line; n++) offset = text.indexOf('\n', offset) + 1;
  return offset + column - 1;
}

interface LocatedFix<Item> {
  readonly item: Item;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Returns a text with all fixes that do not overlap, from the first on; line breaks are written as the text has them. */
export function applyFixes<Item extends { readonly fix: Fix }>(text: string, items: readonly Item[]) {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const placed = items
    .map((item): LocatedFix<Item> => ({
      item,
      text: item.fix.text.replaceAll('\n', lineBreak),
      from: offsetOf(text, item.fix.range.start),
      to: offsetOf(text, item.fix.range.end),
    }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let fixed = '';
  let end = 0;
  const applied: Item[] = [];
  for (const { item, text: written, from, to } of placed) {
    if (from < end || (from === end && applied.length > 0)) continue;
    fixed += text.slice(end, from) + written;
    end = to;
    applied.push(item);
  }
  return { text: fixed + text.slice(end), applied };
}

/** A file before and after; its name is relative to the content folder, with `/`. */
export type RewrittenFile = Readonly<Record<'file' | 'before' | 'after', string>>;
