// A broken file as if a mistake in it were repaired, so that the next mistake is found in the same run.
import { oldLineEnds } from '../../rules/words/yaml-files.ts';
import { applyFixes } from '../../model/apply-fixes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { offsetOf } from '../../model/offset-of.ts';

/** Returns the text with a mistake fixed, line by line as before; undefined where nobody knows how. */
export function repair(text: string, [mistake]: readonly Diagnostic[]): string | undefined {
  const fix = mistake?.fix;
  // Lines that end otherwise are other lines.
  if (!fix || mistake.code === oldLineEnds.code) return undefined;
  // A text that moves to the next line is left out, so that all lines keep their numbers.
  if (!fix.text.includes('\n') || fix.range.end.line > fix.range.start.line) return applyFixes(text, [{ fix }]).text;
  const from = offsetOf(text, fix.range.start);
  const end = text.indexOf('\n', from);
  const [sign = ''] = fix.text.split('\n');
  return text.slice(0, from) + sign + (end === -1 ? '' : text.slice(end));
}
