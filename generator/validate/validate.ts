// Checks a file against the schema of its kind, and its texts against the Markdown that is allowed.
import { locate } from '../diagnostics/locate.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { missingField, missingValue, notAllowed } from '../diagnostics/rules/schema.ts';
import type { Outcome, SourceFile, TextLink } from '../model/content.ts';
import { invariant } from '../base/invariant.ts';
import { describeFor } from '../schema/describe-field.ts';
import { loadFitsSchema, type FitsSchema } from './fits-schema.ts';
import { schemaNames } from '../schema/schema-files.ts';
import { explainErrors } from './explain-errors.ts';
import { inspectTexts } from './inspect-texts.ts';
import { showValue } from './show-value.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of a page is given by its template; every other kind has one schema. */
function schemaOf(source: SourceFile): Outcome<string | undefined> {
  if (source.kind !== 'page' || !isRecord(source.data))
    return { value: source.kind === 'page' ? 'pages/landing' : source.kind, diagnostics: [] };
  const templates = schemaNames('pages');
  const { template } = source.data;
  if (typeof template === 'string' && templates.includes(template))
    return { value: `pages/${template}`, diagnostics: [] };
  return { value: undefined, diagnostics: [templateProblem(source, template, templates)] };
}

function templateProblem(source: SourceFile, template: unknown, templates: readonly string[]): Diagnostic {
  const words = { key: 'template', description: 'The design that shows this page.', examples: templates };
  if (template === undefined) return missingField({ fields: [words] }, locate(source, ''));
  if (template === null) return missingValue({ ...words, isHidden: false }, locate(source, '/template', 'key'));
  return notAllowed({ value: showValue(template), allowed: templates }, locate(source, '/template'));
}

/** The result of validating one file. */
export interface Validated {
  readonly isValid: boolean;
  /** The links in its texts; none if the file is not valid. */
  readonly links: readonly TextLink[];
}

async function schemaProblems(source: SourceFile, fitsSchema: FitsSchema): Promise<readonly Diagnostic[]> {
  const { value: schema, diagnostics } = schemaOf(source);
  if (schema === undefined) return diagnostics;
  if (fitsSchema(schema, source.data)) return [];
  const { findErrors } = await import('./find-errors.ts');
  const problems = explainErrors(source, findErrors(schema, source.data), describeFor(schema));
  invariant(problems.length > 0, `${source.file} does not fit its schema, and nothing in it is wrong.`);
  return problems;
}

/**
 * Validates a parsed file against its schema, and the Markdown in it.
 * @see the rules `schema/*` and `text/*`
 */
export async function validate(source: SourceFile): Promise<Outcome<Validated>> {
  if (source.data === undefined) return { value: { isValid: false, links: [] }, diagnostics: [] };
  const diagnostics = await schemaProblems(source, await loadFitsSchema());
  if (diagnostics.length > 0) return { value: { isValid: false, links: [] }, diagnostics };
  const texts = inspectTexts(source);
  return { value: { isValid: true, links: texts.value }, diagnostics: texts.diagnostics };
}
