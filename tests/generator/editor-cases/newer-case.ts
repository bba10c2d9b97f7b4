// Mistakes in the content of a provider who uses the newer parts of the model.
import type { EditorCase } from './editor-case.ts';
import { newerContent } from './newer-files.ts';

// The files of that provider, by the first letter of what is in them or of their name.
export const B = 'courses/power-bi.yaml';
export const C = 'pages/careers.yaml';
export const F = 'forms.yaml';
export const N = 'news/2025-10-02-second-room.yaml';
export const P = 'places.yaml';
export const R = 'redirects.yaml';
export const S = 'schedule.yaml';
export const T = 'theme.yaml';
export const Y = 'site.yaml';

/** `[file, says, from, to, codes, advice, at?]`; codes are separated by spaces. */
export type NewerRow = readonly [
  file: string,
  says: string,
  from: string | RegExp,
  to: string,
  codes: string,
  advice?: RegExp,
  at?: string | RegExp,
];

/** Returns the cases of rows. */
export const newerCasesIn = (rows: readonly NewerRow[]): readonly EditorCase[] =>
  rows.map(([file, says, from, to, codes, advice, at]): EditorCase => ({
    says,
    file,
    edit: {
      files: (read) => {
        const files = newerContent(read);
        const before = files[file] ?? read(file);
        const after = before.replace(from, () => to);
        if (after === before) throw new Error(`${file} has no ${String(from)}.`);
        return { ...files, [file]: after };
      },
    },
    codes: codes.split(' '),
    ...(advice ? { advice } : {}),
    at: at ?? to.replace(/\n[^]*$/, '').trim(),
  }));
