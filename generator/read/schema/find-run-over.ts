// If the line that begins a long text is deleted, the text continues the field above it, which is then too long or
// malformed. That is one mistake: the missing field.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { childPointer, groupBy } from '../../base/objects.ts';
import { type DescribeField, describeFor } from '../../kinds/describe-field.ts';
import { offsetOf } from '../../model/apply-fixes.ts';
import type { Position } from '../../model/diagnostic.ts';
import { numberIn } from '../../model/figure.ts';
import { locate, type WrittenFile } from '../../rules/locate.ts';
import type { Reason } from './deduplicate-errors.ts';
import { parentOf } from './pointers.ts';
import { fieldOf, schemaOf } from '../../kinds/kind.ts';
import { builtInKinds, originalKind } from '../../kinds/kinds.ts';

/** A file with its parsed data. */
export type ParsedFile = WrittenFile & { readonly data: unknown };

/** Whether an unquoted value continues below its first line. */
function runsOn(lines: readonly string[], { line, column }: Position): boolean {
  return !/^["'|>[{&*!]/.test((lines[line - 1] ?? '').slice(column - 1)) && /^\s+[^\s#]/.test(lines[line] ?? '');
}

/** Returns the errors of texts that the text of a missing field continues, with the error of that field. */
export function findRunOver(
  source: ParsedFile,
  errors: readonly ErrorObject[],
  describe: DescribeField,
): readonly Reason[] {
  const lacking = groupBy(
    errors.filter(({ keyword, instancePath, params }) => {
      return keyword === 'required' && describe(childPointer(instancePath, params.missingProperty)).type === 'string';
    }),
    ({ instancePath }) => instancePath,
  );
  if (lacking.size === 0) return [];
  const lines = source.text.split(/\r?\n/);
  return errors.flatMap((error): readonly Reason[] => {
    const { keyword, data, instancePath } = error;
    const cause = lacking.get(parentOf(instancePath))?.[0];
    const isText = /^(?:format|pattern|maxLength|enum|const|type)$/.test(keyword) && typeof data === 'string';
    return cause && isText && runsOn(lines, locate(source, instancePath).start) ? [[error, cause]] : [];
  });
}

// Within braces, a comma ends a value: of { title: Test, text: Forty minutes, free } YAML makes a field "free" without a
// value.

/** The figure that a comma cut, or the text that begins with one, such as 10,000+: its rest is not always the last name of its group. */
function figureCut(key: string, [before = '', after = '']: readonly string[], isText: (field: string) => boolean) {
  const [, field, whole] = /(\w+): *(-?\d[\d.,]*), *$/.exec(before) ?? [];
  if (field === undefined || !/^\d/.test(key)) return undefined;
  if (isText(field)) return { field, text: `${whole},${key}`, rest: key };
  const text = `${whole},${/^[\d.]+(?:,\d+)*(?:\.\d+)?/.exec(after)?.[0]}`;
  const isFigure = /^[\d.]+$/.test(key) && numberIn(text, ',') !== undefined;
  return isFigure ? { field, text, rest: key, isFigure } : undefined;
}

/** Returns the text that an unknown field is most likely a part of. */
export function textCutByComma(
  source: ParsedFile,
  { data, instancePath, params }: ErrorObject,
  describe: DescribeField,
) {
  const key = String(params['additionalProperty']);
  const { start, end: close } = locate(source, childPointer(instancePath, key), 'key');
  const from = offsetOf(source.text, start);
  const around = [source.text.slice(Math.max(0, from - 80), from), source.text.slice(from, from + 80)];
  const figure = figureCut(key, around, (field) => describe(childPointer(instancePath, field)).type === 'string');
  if (figure) return figure;
  // A group into which another file was pasted has thousands of fields, each of which is asked for.
  if (fieldOf(data, key) !== null) return undefined;
  const fields = Object.entries(data as object) as readonly (readonly [string, unknown])[];
  if (!/^\s*[,}]/.test(source.text.slice(offsetOf(source.text, close)))) return undefined;
  const at = fields.findIndex(([name]) => name === key);
  const first = fields.findLastIndex(([, value], i) => i < at && value !== null);
  const next = fields.findIndex(([, value], i) => i > at && value !== null);
  const [field, begin] = fields[first] ?? [];
  if (field === undefined || typeof begin !== 'string') return undefined;
  const parts = fields.slice(first + 1, next < 0 ? undefined : next).map(([name]) => name);
  return { field, text: [begin, ...parts].join(', '), rest: key };
}

/** Returns the errors of figures that are the beginning of a text, with the error of its rest. */
export function findCut(
  source: ParsedFile,
  errors: readonly ErrorObject[],
  describe: DescribeField,
): readonly Reason[] {
  const rests = errors.filter(({ params }) => /^\d/.test(String(params['additionalProperty'])));
  const found = groupBy(errors, ({ instancePath }) => instancePath);
  const firsts = new Map<string, ErrorObject>();
  return rests.flatMap((cause): readonly Reason[] => {
    const cut = textCutByComma(source, cause, describe);
    if (cut === undefined) return [];
    const pointer = childPointer(cause.instancePath, cut.field);
    // A second comma of a figure is part of the same mistake.
    const first = cut.isFigure && firsts.get(pointer);
    if (first) return [[cause, first]];
    firsts.set(pointer, cause);
    return (found.get(pointer) ?? []).map((error): Reason => [error, cause]);
  });
}

/** Whether a field that a translation cannot have is one of its original, or a value that it cannot have may be there. */
export function isFactOfOriginal({ file, data }: ParsedFile, pointer: string, value?: unknown): boolean {
  const original = originalKind(builtInKinds.ofFile(file)?.name ?? '');
  if (original === undefined) return false;
  const name = schemaOf(builtInKinds.of(original), data);
  const shape = describeFor(name, undefined, data)(pointer);
  return value === undefined ? Object.keys(shape).length > 0 : [shape['type']].flat().includes(typeof value);
}

/** Groups whose fields are written in each other's place: a kind, where the group is in its file, and what it is called. */
const groups = [
  { kind: 'course', pointer: '', where: 'the file of a course' },
  { kind: 'schedule', pointer: '/sessions/0', where: 'a session in schedule.yaml' },
  { kind: 'site', pointer: '', where: 'site.yaml, for the whole site' },
] as const;

/** Returns where an unknown field of a course or session is one, as an advice; undefined where it is none anywhere. */
export function homeOf(file: string, pointer: string, key: string): string | undefined {
  const own = builtInKinds.ofFile(file)?.name;
  const isOwn = groups.some(({ kind, pointer: at }) => kind === own && pointer.replace(/\d+$/, '0') === at);
  const home = groups.find(({ kind, pointer: at }) => {
    if (kind === own) return false;
    return Object.hasOwn(describeFor(kind, undefined, undefined)(at).properties ?? {}, key);
  });
  return isOwn && home ? `"${key}" is a field of ${home.where}: write it there, or delete it.` : undefined;
}
