// Where the line that begins a long text is deleted, the text runs on from the field above, which is then too long or
// out of form. That is one mistake: the missing field.
import { groupBy } from '../base/group-by.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Position } from '../model/diagnostic.ts';
import { locate } from '../diagnostics/locate.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { DescribeField } from '../schema/describe-field.ts';
import { childPointer, parentOf } from './pointers.ts';
import type { Reason } from './tell-once.ts';

const aboutTexts = ['format', 'pattern', 'maxLength', 'enum', 'const', 'type'];

/** Whether a value without quotes goes on below its first line. */
function runsOn(lines: readonly string[], { line, column }: Position): boolean {
  return !/^["'|>[{&*!]/.test((lines[line - 1] ?? '').slice(column - 1)) && /^\s+[^\s#]/.test(lines[line] ?? '');
}

/** Returns the errors of texts that only are wrong because the text of a missing field runs on from them, with its error. */
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
