// Scripts send JSON; a browser without JavaScript submits the form itself.
import { groupBy, isGroup } from '../base/objects.ts';
import { parsedJson, textInUtf8 } from '../base/try-to.ts';

/** The submitted fields, and whether a browser submitted the form itself and expects a page. */
export interface ParsedSubmission {
  readonly submission: Readonly<Record<string, unknown>>;
  readonly isNative: boolean;
}

/** A field that is sent twice keeps both values. */
function valuesOf(text: string): Readonly<Record<string, unknown>> {
  const named = groupBy(new URLSearchParams(text), ([name]) => name);
  return Object.fromEntries(
    Array.from(named, ([name, pairs]) => [name, pairs.length > 1 ? pairs.map(([, value]) => value) : pairs[0]?.[1]]),
  );
}

/** Whether lists and groups are nested at most so many levels deep. */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/**
 * More fields than a hundred no form has; each becomes a column when enquiries are exported. A field is a text or a list of
 * texts; anything nested much more deeply could be parsed but not serialised again.
 */
const isForm = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isGroup(value) && Object.keys(value).length <= 100 && isShallow(value, 8);

/** Returns the submission in the body of a request, or why there is none. */
export function parseSubmission(
  contentType: string,
  body: Uint8Array,
): ParsedSubmission | 'unknown type' | 'malformed' {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const isNative = type === 'application/x-www-form-urlencoded';
  if (!isNative && type !== 'application/json') return 'unknown type';
  const text = textInUtf8(body);
  if (text === undefined || text === '') return 'malformed';
  const submission = isNative ? valuesOf(text) : parsedJson(text);
  return isForm(submission) ? { submission, isNative } : 'malformed';
}
