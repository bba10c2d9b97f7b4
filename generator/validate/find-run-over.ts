// Where the line that begins a long text is deleted, the text runs on from the field above, which is then too long or
// out of form. That is one mistake: the missing field.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { locate } from '../diagnostics/locate.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { DescribeField } from '../schema/describe-field.ts';

const aboutTexts = ['format', 'pattern', 'maxLength', 'enum', 'const', 'type'];

/** Whether a value without quotes goes on below its first line. */
function runsOn(source: ParsedFile, pointer: string): boolean {
  const { start } = locate(source, pointer);
  const [line = '', below = ''] = source.text.split(/\r?\n/, start.line + 1).slice(start.line - 1);
  return !/^["'|>[{&*!]/.test(line.slice(start.column - 1)) && /^\s+[^\s#]/.test(below);
}

/** Returns the errors of texts that only are wrong because the text of a missing field runs on from them. */
export function findRunOver(
  source: ParsedFile,
  errors: readonly ErrorObject[],
  describe: DescribeField,
): ReadonlySet<ErrorObject> {
  const lacking = new Set(
    errors
      .filter(({ keyword, instancePath, params }) => {
        return keyword === 'required' && describe(`${instancePath}/${params.missingProperty}`).type === 'string';
      })
      .map(({ instancePath }) => instancePath),
  );
  return new Set(
    errors.filter(
      ({ keyword, instancePath, data }) =>
        aboutTexts.includes(keyword) &&
        typeof data === 'string' &&
        lacking.has(instancePath.slice(0, Math.max(0, instancePath.lastIndexOf('/')))) &&
        runsOn(source, instancePath),
    ),
  );
}
