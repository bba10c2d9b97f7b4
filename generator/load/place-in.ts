import type { Location } from '../model/diagnostic.ts';

/** Makes places in a text from offsets; a place ends at the latest with the line that it begins on. */
export type Place = (from: number, to: number) => Location;

/** Returns the maker of places for one file. */
export function placeIn(file: string, text: string): Place {
  return (from, to) => {
    const before = text.slice(0, from);
    const line = before.split('\n').length;
    const column = from - before.lastIndexOf('\n');
    const rest = /^[^\r\n]*/.exec(text.slice(from, Math.max(to, from + 1)))?.[0].length ?? 0;
    return { file, pointer: '', start: { line, column }, end: { line, column: column + Math.max(rest, 1) } };
  };
}
