// Files that were saved or copied only in part: the last line has no end, and what it says is not finished.
import type { Diagnostic } from '../../model/diagnostic.ts';
import { missingColon, unclosedQuote } from '../../rules/words/yaml.ts';
import { cutOff } from '../../rules/words/yaml-files.ts';
import type { ToLocation } from '../location-in.ts';
import { mayBeCutOff } from './suspicions.ts';

/** How much of the last line is quoted, in characters. */
const QUOTED = 30;

/** Mistakes that a missing end of the file causes: a text without its end, and a field's name without its value. */
const causes: readonly string[] = [unclosedQuote.code, missingColon.code];

/** Whether a text has sentences, the last of which has no end. Lists and headings need none. */
export function isUnfinished(written: string): boolean {
  const value = written.trimEnd();
  const last = value.slice(value.lastIndexOf('\n') + 1);
  return /[.!?…。؟]\s/u.test(value) && !/^\s*(?:[-*+#>|]|\d+[.)])/.test(last) && /[\p{L}\p{N},;–-]$/u.test(last);
}

/** Reports that a file ends in the middle of its last line. */
export function cutOffAt(text: string, place: ToLocation): Diagnostic {
  const start = text.lastIndexOf('\n') + 1;
  const from = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  const line = text.slice(from).trimEnd();
  const end = line.length > QUOTED ? `…${line.slice(-QUOTED).replace(/^\S*\s/, '')}` : line;
  return cutOff({ end }, place(text.length - 1, text.length));
}

/** Returns the report that a file is cut off where a mistake on its last line may come from that. */
export function cutOffBelow(text: string, place: ToLocation, mistakes: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!mayBeCutOff(text)) return [];
  const lines = text.split('\n').length;
  const isCause = ({ code, location }: Diagnostic): boolean => causes.includes(code) && location.start.line === lines;
  return mistakes.some(isCause) ? [cutOffAt(text, place)] : [];
}
