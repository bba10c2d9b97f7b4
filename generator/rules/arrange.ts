// The order in which problems are reported is decided in one place, so that every report and every run agree.
import { compareText } from '../base/objects.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { shrunkFile } from './words/addresses.ts';
import { unpaintedPicture } from './words/build.ts';
import { manyProblems } from './words/load.ts';
import { missingField } from './words/schema.ts';
import * as rules from './words/writing.ts';
import { cutOff } from './words/yaml-files.ts';
import { missingColon, unclosedQuote } from './words/yaml.ts';

/** How many problems of one kind are reported per file. */
export const MAX_REPORTED = 200;

/** Reports the first problems of a file and the number of the rest: locating all of a foreign file could take minutes. */
export function firstOf<Problem>(
  problems: readonly Problem[],
  file: Location,
  report: (problem: Problem) => Diagnostic,
): readonly Diagnostic[] {
  const shown = problems.slice(0, MAX_REPORTED).map(report);
  const hidden = problems.length - shown.length;
  return hidden > 0 ? [...shown, manyProblems({ shown: shown.length, hidden }, file)] : shown;
}

/** What is said of a whole file comes after the mistakes in it, which may explain it. */
const isOfWhole = ({ code }: Diagnostic): number => Number(code === shrunkFile.code);

/** What is wrong in the folder of a further language often follows from a file of the first one, which comes before. */
const isTranslated = ({ location: { file } }: Diagnostic): number => Number(/^[a-z]{2,3}\//.test(file));

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    isTranslated(a) - isTranslated(b) ||
    compareText(a.location.file, b.location.file) ||
    isOfWhole(a) - isOfWhole(b) ||
    a.location.start.line - b.location.start.line ||
    a.location.start.column - b.location.start.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** What tells problems apart. Pictures that cannot be painted are one problem: most have the same logo in them. */
const keyOf = ({ code, message, location: { file, start } }: Diagnostic): string =>
  (code === unpaintedPicture.code ? [code] : [code, message, file, start.line, start.column]).join('\n');

/** What is suspicious about the characters of a line. */
export const characterRules = [
  rules.hiddenText,
  rules.hiddenHeading,
  rules.invisibleCharacter,
  rules.garbledLetters,
  rules.curlyQuotes,
  rules.otherComma,
  rules.strayQuote,
  rules.escapeInText,
];

const aboutCharacters: ReadonlySet<string> = new Set(characterRules.map(({ code }) => code));

const lineOf = ({ location }: Diagnostic): string => `${location.file}\n${location.start.line}`;

/** Leaves out warnings about the characters of a line that an error is about: they are nothing new. */
function withoutEchoes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ code }) => aboutCharacters.has(code))) return diagnostics;
  const lines = new Set(diagnostics.flatMap((one) => (one.severity === 'error' ? [lineOf(one)] : [])));
  return diagnostics.filter((one) => !aboutCharacters.has(one.code) || !lines.has(lineOf(one)));
}

/** Errors that a file has because its end is missing. */
const ofMissingEnd: ReadonlySet<string> = new Set([missingField.code, missingColon.code, unclosedQuote.code]);

/** A file that is cut off has errors because of that: they say so, in place of a warning of its own. */
function withCutOffs(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const isCutOff = ({ code }: Diagnostic): boolean => code === cutOff.code;
  const files = new Set(diagnostics.filter(isCutOff).map(({ location }) => location.file));
  if (files.size === 0) return diagnostics;
  const broken = new Set(diagnostics.flatMap((one) => (one.severity === 'error' ? [one.location.file] : [])));
  return diagnostics
    .filter((one) => !isCutOff(one) || !broken.has(one.location.file))
    .map((one) =>
      files.has(one.location.file) && ofMissingEnd.has(one.code)
        ? { ...one, advice: `${one.advice} The file ends in the middle of a text: was it saved completely?` }
        : one,
    );
}

/** Returns the diagnostics without duplicates, sorted by file, line, column and code. */
export function arrange(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [
    ...new Map(withCutOffs(withoutEchoes(diagnostics)).map((diagnostic) => [keyOf(diagnostic), diagnostic])).values(),
  ].sort(compare);
}

/** Returns whether any of the diagnostics prevents a build. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
