// What the page of `prospectus edit` and its server say to each other, as JSON. Files are relative to the content folder, with `/`.

import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { Decimal } from '../model/figure.ts';
import type { RowResult } from '../tools/sheets/subject.ts';
import type { Unread } from '../tools/sheets/values.ts';

export type { Subject } from '../tools/sheets/titles.ts';

/** A problem as `check` words it. */
export type Problem = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'advice'> & Pick<Location, 'file' | 'pointer'>;

/** A file of the content as the list shows it. */
export interface Entry {
  readonly file: string;
  /** Such as `course`. */
  readonly kind: string;
  /** The language of a translation, as its folder says; empty for what is no translation. */
  readonly language: string;
  readonly title: string;
  readonly address: string;
}

/** A change that is not saved yet. */
export interface PendingChange {
  readonly file: string;
  /** Of the changes of its file, from 0; what `revert` names. */
  readonly index: number;
  /** `new`: the file itself; `gone`: it was deleted, and `before` is its title; `picture`: a picture that was added. */
  readonly kind: 'new' | 'gone' | 'picture' | 'set' | 'insert' | 'remove';
  /** The labels of the fields on the way, and what names an item. */
  readonly labels: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** All that the page shows besides the open file. */
export interface EditState {
  readonly entries: readonly Entry[];
  readonly changes: readonly PendingChange[];
  readonly problems: readonly Problem[];
  /** How many problems can be corrected without a decision. */
  readonly correctable: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How often the content was changed: with each question, the page says what it has seen of it. */
  readonly round: number;
  /** Files with changes at a place that another program has changed in the meantime. */
  readonly stale: readonly string[];
  /** What was saved last, which can be taken back; absent where nothing was. */
  readonly saved?: string;
  readonly hasGit: boolean;
  /** The sign before decimals where figures are written as the site writes them. */
  readonly decimal: Decimal;
  readonly preview: string;
  readonly media: readonly string[];
  readonly categories: readonly { readonly id: string; readonly title: string }[];
}

/** An open file. */
export interface OpenedFile {
  readonly file: string;
  readonly value: unknown;
  /** Whether it is no YAML, of which a form would show nothing. */
  readonly isUnreadable: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly canDelete: boolean;
}

/** What happens if a file is deleted. */
export interface Deletion {
  readonly changes: readonly PendingChange[];
  /** The addresses that are lost by it, and where each leads then. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** What the check would find that it does not find now; with an error, nothing can be deleted. */
  readonly problems: readonly Problem[];
}

/** Where a text was found. */
export interface Hit {
  readonly file: string;
  readonly pointer: string;
  readonly title: string;
  readonly labels: readonly string[];
  readonly excerpt: string;
}

/** What became of pasted rows; with a problem in any row, nothing was changed. */
export interface Pasted {
  readonly rows: readonly Pick<RowResult, 'row' | 'is' | 'name' | 'problems'>[];
  /** How the cells were read, in sentences. */
  readonly notes: readonly string[];
}

/** What was typed into a cell of a table. */
export interface TypedCell {
  /** The place of a session in its list, or the slug of a course; a session that there is not yet is made. */
  readonly key: string;
  readonly field: string;
  readonly text: string;
}

/** Why a cell cannot be read. */
export interface CellProblem extends Pick<TypedCell, 'key' | 'field'>, Unread {}

/** A table of sessions or courses. */
export interface Table {
  readonly columns: readonly { readonly field: string; readonly title: string; readonly choices: readonly string[] }[];
  readonly rows: readonly TableRow[];
}

/** A session or a course, cell by cell. */
export interface TableRow {
  readonly key: string;
  readonly name: string;
  /** Where it is: the file, and a pointer into it. */
  readonly file: string;
  readonly pointer: string;
  readonly cells: readonly string[];
}
