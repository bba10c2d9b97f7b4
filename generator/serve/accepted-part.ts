// The address to which forms post is open to everyone. What is kept has the fields of a form of this site: everything else
// is left out, and only counted, so that neither made-up names nor what a provider has stopped asking for are stored. A
// message with a field too many is not refused: it may come from a page that was opened before the form was changed.

/** The names that each type of submission may carry. */
export type AcceptedNames = Readonly<Record<string, readonly string[]>>;

/** What is kept of a submission, and the names of what is not. */
export interface AcceptedPart {
  readonly submission: Readonly<Record<string, unknown>>;
  readonly ignored: readonly string[];
}

/** Returns the part of a submission that a form of the site sends, or why there is none; without forms to compare, all. */
export function acceptedPart(
  submission: Readonly<Record<string, unknown>>,
  forms: AcceptedNames | undefined,
): AcceptedPart | 'unknown form' {
  if (!forms) return { submission, ignored: [] };
  const { formType } = submission;
  const names = typeof formType === 'string' && Object.hasOwn(forms, formType) ? forms[formType] : undefined;
  if (!names) return 'unknown form';
  const entries = Object.entries(submission);
  const kept = entries.filter(([name]) => names.includes(name));
  const ignored = entries.flatMap(([name]) => (names.includes(name) ? [] : [name]));
  return { submission: Object.fromEntries(kept), ignored };
}

/** Reads the names from the data of maps/forms.json; undefined if it is not that. */
export function acceptedNames(data: unknown): AcceptedNames | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const known = Object.entries(data).filter(([, names]) => Array.isArray(names));
  return Object.fromEntries(known) as AcceptedNames;
}
