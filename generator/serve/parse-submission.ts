// Scripts send JSON; a browser without JavaScript sends the form by itself.

/** What was sent, and whether a browser sent it by itself and waits for a page. */
export interface ParsedSubmission {
  readonly submission: Readonly<Record<string, unknown>>;
  readonly isNative: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Returns the submission in the body of a request, or why there is none. */
export function parseSubmission(
  contentType: string,
  body: Uint8Array,
): ParsedSubmission | 'unknown type' | 'malformed' {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const isNative = type === 'application/x-www-form-urlencoded';
  if (!isNative && type !== 'application/json') return 'unknown type';
  const text = textOf(body);
  if (text === undefined || text === '') return 'malformed';
  const submission = isNative ? Object.fromEntries(new URLSearchParams(text)) : parsedJson(text);
  return isRecord(submission) ? { submission, isNative } : 'malformed';
}
