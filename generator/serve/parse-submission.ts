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

/** A name that is sent twice keeps both values. */
function valuesOf(text: string): Readonly<Record<string, unknown>> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const all = parameters.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
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
  const submission = isNative ? valuesOf(text) : parsedJson(text);
  return isRecord(submission) ? { submission, isNative } : 'malformed';
}
