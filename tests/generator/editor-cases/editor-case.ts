// A single mistake in the sample content, and what its report has to be. The tables beside this are mistakes
// that editors make: each is reported, on the right line, and its advice works.
import type { Changes } from '../../support/content/changed-content.ts';

/** What a mistake changes: a text of one file for another, or whole files. */
export type Edit =
  | readonly [file: string, from: string | RegExp, to: string]
  | { readonly files: (read: (file: string) => string) => Changes };

export interface EditorCase {
  readonly says: string;
  readonly edit: Edit;
  /** The codes of all problems, in the order of the report; none where the content is as right as before. */
  readonly codes: readonly string[];
  /** What is in the line of the first problem of the first code; by default it is the first line that differs. */
  readonly at?: string | RegExp;
  /** Where the first problem is, if it is not in the edited file. */
  readonly file?: string;
  /** What message and advice of the first problem say. */
  readonly advice?: RegExp;
}

/** A row of a table: `[says, from, to, codes, advice?, at?]`, in one file. */
export type Row = readonly [
  says: string,
  from: string | RegExp,
  to: string,
  codes?: string,
  advice?: RegExp | undefined,
  at?: string | RegExp,
];

/** Returns the cases of rows about one file; `codes` are separated by spaces. */
export const casesIn = (file: string, rows: readonly Row[]): readonly EditorCase[] =>
  rows.map(([says, from, to, codes = '', advice, at]) => ({
    says,
    edit: [file, from, to],
    codes: codes === '' ? [] : codes.split(' '),
    ...(advice ? { advice } : {}),
    ...(at === undefined ? {} : { at }),
  }));

/** Returns the files of a case as they are with its mistake; `textOf` reads the content without it. */
export function changesOf({ edit }: EditorCase, textOf: (file: string) => string): Changes {
  if ('files' in edit) return edit.files(textOf);
  const [file, from, to] = edit;
  const before = textOf(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}.`);
  return { [file]: after };
}
