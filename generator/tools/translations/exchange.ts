// What a file of a translator says, whatever its format.
import type { Text } from '../../model/translation.ts';
import type { TranslatedText } from './texts.ts';

/** A text in a file for translators. */
export interface ExchangedText extends TranslatedText {
  /** What the original said when it was translated, of an older translation where it is known. */
  readonly previous?: Text | undefined;
}

/** A text as a translator's file has it. */
export interface ReadText {
  /** The row or line, from 1. */
  readonly row: number;
  /** The language, or the only one that the site is translated into where it is empty. */
  readonly language: string;
  /** Its file and path as they are identifiers in XLIFF, with a space between. */
  readonly id: string;
  /** What people know it by. */
  readonly name: string;
  /** The original that was translated; undefined where the file does not say. */
  readonly original?: readonly string[] | undefined;
  /** Undefined where nothing is translated. A cell may hold several entries: then it is one text with line breaks. */
  readonly translated?: readonly string[] | undefined;
  /** Whether the translator says that it is right. */
  readonly isConfirmed: boolean;
}

/** What a file says. */
export interface ReadTexts {
  readonly texts: readonly ReadText[];
  readonly problems: readonly LineProblem[];
  readonly isXml?: true;
}

/** The same, or in one sentence why it cannot be read. */
export type ReadFile = ReadTexts | { readonly problem: string };

/** What is wrong in a line of a file. */
export interface LineProblem {
  readonly row: number;
  readonly name: string;
  readonly problem: string;
  readonly advice: string;
}
