// Does literally what an advice proposes, as an editor would who reads nothing but the part in quotation marks.
import { applyFixes, offsetOf } from '../../../generator/model/apply-fixes.ts';
import type { Diagnostic } from '../../../generator/model/diagnostic.ts';

/** How advices word a text to be written in place of what they are about. */
const proposals: readonly RegExp[] = [
  /^Did you mean "([^"]+)"\?/,
  /^Write the figure alone: (\S+)\.$/,
  /^Remove the quotes: (\S+)\.$/,
  /^Put (?:it|the whole text) in quotes: (.+)\.$/,
  /^Write: (.+)$/,
];

/** Returns a text with the proposal of a problem in place of what the problem is about; undefined if it makes none. */
export function applied({ advice, location: { start, end }, fix }: Diagnostic, text: string): string | undefined {
  if (fix) return applyFixes(text, [{ fix }]).text;
  const written = proposals.map((form) => form.exec(advice)?.[1]).find((found) => found !== undefined);
  if (written === undefined) return undefined;
  const [from, to] = [offsetOf(text, start), offsetOf(text, end)];
  const isQuoted = /^["']/.test(text.slice(from, to)) && !/^["']/.test(written);
  const isName = advice.startsWith('Did you mean');
  return text.slice(0, from) + (isQuoted && isName ? JSON.stringify(written) : written) + text.slice(to);
}
