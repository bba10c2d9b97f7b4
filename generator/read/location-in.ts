import type { Location } from '../model/diagnostic.ts';

/** Converts offsets of a text to a location, which ends at the latest with the line on which it begins. */
export type ToLocation = (from: number, to: number) => Location;

/** Returns the converter for one file. */
export function locationIn(file: string, text: string): ToLocation {
  return (from, to) => {
    const before = text.slice(0, from);
    const line = before.split('\n').length;
    const column = from - before.lastIndexOf('\n');
    const rest = /^[^\r\n]*/.exec(text.slice(from, Math.max(to, from + 1)))?.[0].length ?? 0;
    return { file, pointer: '', start: { line, column }, end: { line, column: column + Math.max(rest, 1) } };
  };
}
