import type { Document, YAMLError } from 'yaml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ToLocation } from '../location-in.ts';

/** An error of the YAML library, with the text that it is in. */
export interface Mistake {
  readonly document: Document.Parsed;
  readonly text: string;
  readonly place: ToLocation;
  readonly error: YAMLError;
  /** The offset at which the parser stopped. */
  readonly at: number;
}

/** Explains one kind of mistake; undefined if it is another kind. */
export type DiagnoseError = (mistake: Mistake) => Diagnostic | undefined;
