// One problem that an author can mend. Problems are values: stages return them, nobody throws them.
import { showInvisible } from './invisible.ts';

/** A place in a file. Lines and columns count from 1; columns are UTF-16 code units. */
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

/** Another place that explains the problem: the first of two equal ids, the list of choices. */
export interface RelatedPlace {
  readonly note: string;
  readonly location: Location;
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
}

/** A kind of problem: makes its diagnostics and carries the facts that all of them share. */
export interface Rule<Facts> {
  (facts: Facts, location: Location, related?: readonly RelatedPlace[]): Diagnostic;
  readonly code: string;
  readonly severity: Severity;
  /** What the problem does to a visitor or an author. */
  readonly why: string;
}

interface RuleDefinition<Facts> {
  readonly code: string;
  readonly severity: Severity;
  readonly why: string;
  readonly say: (facts: Facts) => { readonly message: string; readonly advice: string };
}

/** Makes a rule from its definition. */
export function defineRule<Facts>({ code, severity, why, say }: RuleDefinition<Facts>): Rule<Facts> {
  const report = (facts: Facts, location: Location, related?: readonly RelatedPlace[]): Diagnostic => {
    const { message, advice } = say(facts);
    return {
      code,
      severity,
      message: showInvisible(message),
      advice,
      location,
      ...(related && related.length > 0 ? { related } : {}),
    };
  };
  return Object.assign(report, { code, severity, why });
}

/** The place of a whole file, for problems that have no better one. */
export function startOf(file: string): Location {
  const start = { line: 1, column: 1 };
  return { file, pointer: '', start, end: start };
}
