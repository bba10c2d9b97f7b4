// If the line that begins a long text is deleted, the text continues the field above it, which is then too long or
// malformed. That is one mistake: the missing field.
import { groupBy } from '../../base/group-by.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Position } from '../../model/diagnostic.ts';
import { locate } from '../../rules/locate.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { DescribeField } from '../../kinds/describe-field.ts';
import { childPointer, parentOf } from './pointers.ts';
import type { Reason } from './deduplicate-errors.ts';

const aboutTexts = ['format', 'pattern', 'maxLength', 'enum', 'const', 'type'];

/** Whether an unquoted value continues below its first line. */
function runsOn(lines: readonly string[], { line, column }: Position): boolean {
  return !/^["'|>[{&*!]/.test((lines[line - 1] ?? '').slice(column - 1)) && /^\s+[^\s#]/.test(lines[line] ?? '');
}

/**
 * Returns the errors of texts that are wrong only because the text of a missing field continues them, each with the
 * error of that missing field.
 */
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
    const isText = aboutTexts.includes(keyword) && typeof data === 'string';
    return cause && isText && runsOn(lines, locate(source, instancePath).start) ? [[error, cause]] : [];
  });
}
