// Mistakes that a person sees in one line, but that a YAML parser reports as something else on the line below.
import type { Diagnostic } from '../model/diagnostic.ts';
import * as rules from '../diagnostics/rules/yaml.ts';
import type { ToLocation } from './location-in.ts';
import { lineAt } from './yaml-lines.ts';

/** A text that is not YAML, and the offset at which the parser stopped. */
export interface BrokenText {
  readonly text: string;
  readonly place: ToLocation;
  readonly at: number;
}

/** Explains one kind of mistake; undefined if it is another kind. */
type DiagnoseLines = (broken: BrokenText) => Diagnostic | undefined;

const conflict: DiagnoseLines = ({ text, place }) => {
  const { index } = /^<{7} .*$(?=[^]*^={7}$[^]*^>{7} )/m.exec(text) ?? {};
  return index === undefined ? undefined : rules.mergeConflict({}, place(index, text.length));
};

interface WrittenLine {
  readonly start: number;
  readonly line: string;
}

/** The line at which the parser stopped, and the last non-empty line above it. */
function linesAround({ text, at }: BrokenText): readonly WrittenLine[] {
  const { start } = lineAt(text, at);
  const above = text.slice(0, start).trimEnd();
  const places = above === '' ? [start] : [start, lineAt(text, above.length).start];
  return places.map((from) => ({ start: from, line: text.slice(from, lineAt(text, from).end) }));
}

/** A character used in place of a hyphen and a space. */
const wrongMark = /^[ \t]*(-(?=["'\p{L}])|[–—−•·‣*](?=\s+\S))/u;

const listMark: DiagnoseLines = (broken) => {
  for (const { start, line } of linesAround(broken)) {
    const [found, mark = ''] = wrongMark.exec(line) ?? [];
    if (found === undefined) continue;
    const from = start + found.length - mark.length;
    return rules.listMark({ mark }, broken.place(from, from + 1));
  }
  return undefined;
};

/** Characters that look like spaces but are not spaces to YAML, where it expects spaces. */
const strangeBlank = /^(?:[ \t]*|[ \t]*(?:- +)?[\w-]+:[ \t]*)([\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff])/;

const invisible: DiagnoseLines = (broken) => {
  for (const { start, line } of linesAround(broken)) {
    const [found, blank = ''] = strangeBlank.exec(line) ?? [];
    if (found === undefined) continue;
    const from = start + found.length - 1;
    const code = blank.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return rules.controlCharacter({ character: `U+${code}` }, broken.place(from, from + 1));
  }
  return undefined;
};

/** Explains a mistake that is visible in the lines; undefined if there is none. */
export function diagnoseLines(broken: BrokenText): Diagnostic | undefined {
  return conflict(broken) ?? invisible(broken) ?? listMark(broken);
}
