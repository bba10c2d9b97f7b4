// One problem that an author can fix. Problems are values: stages return them and never throw them.
import { showInvisible } from './invisible.ts';

/** A position in a file. Lines and columns count from 1; columns are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range in a content file; `file` is relative to the content folder with `/`, `end` is exclusive. */
export interface Location {
  readonly file: string;
  /** JSON Pointer to the value in the file's data; empty for the whole file. */
  readonly pointer: string;
  readonly start: Position;
  readonly end: Position;
}

export type Severity = 'error' | 'warning' | 'info';

/** Another place that explains the problem, such as the first of two equal ids, or the list of allowed values. */
export interface RelatedPlace {
  readonly note: string;
  readonly location: Location;
}

/** What to write instead: the text in place of a range of the diagnostic's file. */
export interface Fix {
  readonly range: { readonly start: Position; readonly end: Position };
  readonly text: string;
  /** Whether the author has to decide: it may be meant as it is, or the similar name be that of another thing. */
  readonly isGuess?: true;
}

export interface Diagnostic {
  /** Stable: area and name, such as `link/unknown-course`. Never renamed, never reused. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do now, in one sentence. */
  readonly advice: string;
  readonly location: Location;
  readonly related?: readonly RelatedPlace[];
  /** The advice as data, where it is one replacement. Unless it is a guess, nothing has to be decided. */
  readonly fix?: Fix;
}

interface Said {
  readonly message: string;
  readonly advice: string;
  /** What to write in place of the location, or of another range of its file. */
  readonly fix?: string | Fix | undefined;
  /** Whether the author has to decide. */
  readonly isGuess?: true;
}

/** A kind of problem, which creates its diagnostics. */
export interface Rule<Facts> {
  (facts: Facts, location: Location, related?: readonly RelatedPlace[]): Diagnostic;
  readonly code: string;
  readonly severity: Severity;
}

const fixAt = (fix: string | Fix, { start, end }: Location): Fix =>
  typeof fix === 'string' ? { range: { start, end }, text: fix } : fix;

/** Creates a rule from its severity, its code and what it says of a problem; an error keeps the site from being built. */
export function defineRule<Facts>(severity: Severity, code: string, say: (facts: Facts) => Said): Rule<Facts> {
  const report = (facts: Facts, location: Location, related: readonly RelatedPlace[] = []): Diagnostic => {
    const { message, advice, fix, isGuess } = say(facts);
    return {
      code,
      severity,
      message: showInvisible(message),
      advice,
      location,
      ...(related.length > 0 && { related }),
      ...(fix !== undefined && { fix: { ...fixAt(fix, location), ...(isGuess && { isGuess }) } }),
    };
  };
  return Object.assign(report, { code, severity });
}

const order = { error: 0, warning: 1, info: 2 } as const;

/** Returns diagnostics by severity, errors first; those of one severity stay in their order. */
export const mostSeriousFirst = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.toSorted((a, b) => order[a.severity] - order[b.severity]);

/** The location of a whole file, for problems without a more precise one. */
export function startOf(file: string): Location {
  const start = { line: 1, column: 1 };
  return { file, pointer: '', start, end: start };
}
