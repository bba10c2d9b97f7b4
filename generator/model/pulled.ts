// The files that `prospectus pull` writes, one for each source. The first line says what it is, and has a digest of what it
// says, by which an edit by hand is noticed. Comments, line breaks and the way in which values are written may differ.
import { digest } from '../base/digest.ts';

/** The folder of these files in the content. */
export const PULLED = 'pulled';

/** Columns of a table that are no fields, or several of them. */
export const columnsOnly: readonly string[] = ['date', 'time', 'where', 'courseTitle', 'category'];

/** Returns the file of the source with a name in site.yaml. */
export const pulledFile = (source: string): string => `${PULLED}/${source}.yaml`;

/** Whether a file is the copy of a source. */
export const isPulled = (file: string): boolean => file.startsWith(`${PULLED}/`);

const MARK = /^\uFEFF?# Pulled by "prospectus pull"[^\n]*? ([0-9a-f]{8,})\r?\n/;

/** Returns the text of a file, of which `data` is what it says, with its first line. */
export const withPulledMark = (text: string, data: unknown): string =>
  `# Pulled by "prospectus pull", which replaces this file: change the source instead. ${markOf(data)}\n${text.replace(MARK, '')}`;

const markOf = (data: unknown): string => digest(JSON.stringify([data]));

/** Whether a file says what it did when it was pulled. */
export const isAsPulled = (text: string, data: unknown): boolean => MARK.exec(text)?.[1] === markOf(data);
