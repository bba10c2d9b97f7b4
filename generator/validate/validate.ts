// Holds every file against the schema of its kind. Files that fit become entries; the others become diagnostics.
import { locate } from '../diagnostics/locate.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { missingField, notAllowed } from '../diagnostics/rules/schema.ts';
import type { Entries, Entry, Kind, Outcome, SourceFile } from '../model.ts';
import { invariant } from '../invariant.ts';
import { describeFor } from './describe-field.ts';
import { loadFitsSchema, type FitsSchema } from './fits-schema.ts';
import { schemaNames } from './schema-files.ts';
import { explainErrors } from './explain-errors.ts';
import { showValue } from './show-value.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page names its own schema by its template; the other kinds have one schema each. */
function schemaOf(source: SourceFile): Outcome<string | undefined> {
  if (source.kind !== 'page' || !isRecord(source.data))
    return { value: source.kind === 'page' ? 'pages/landing' : source.kind, diagnostics: [] };
  const templates = schemaNames('pages');
  const { template } = source.data;
  if (typeof template === 'string' && templates.includes(template))
    return { value: `pages/${template}`, diagnostics: [] };
  const problem =
    template === undefined
      ? missingField(
          { fields: [{ key: 'template', description: 'The design that shows this page.', examples: templates }] },
          locate(source, ''),
        )
      : notAllowed({ value: showValue(template), allowed: templates }, locate(source, '/template'));
  return { value: undefined, diagnostics: [problem] };
}

async function validateFile(source: SourceFile, fitsSchema: FitsSchema): Promise<readonly Diagnostic[]> {
  const { value: schema, diagnostics } = schemaOf(source);
  if (schema === undefined) return diagnostics;
  if (fitsSchema(schema, source.data)) return [];
  const { findErrors } = await import('./find-errors.ts');
  const problems = explainErrors(source, findErrors(schema, source.data), describeFor(schema));
  invariant(problems.length > 0, `${source.file} does not fit its schema, and nothing in it is wrong.`);
  return problems;
}

/**
 * Validates every parsed file against its schema.
 * @see the rules `schema/*`
 */
export async function validate(sources: readonly SourceFile[]): Promise<Outcome<Entries>> {
  const fitsSchema = await loadFitsSchema();
  const entries: Record<Kind, Entry<unknown>[]> = {
    site: [],
    forms: [],
    catalogue: [],
    schedule: [],
    stories: [],
    seo: [],
    redirects: [],
    addresses: [],
    course: [],
    page: [],
    messages: [],
  };
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    if (source.data === undefined) continue;
    const problems = await validateFile(source, fitsSchema);
    diagnostics.push(...problems);
    if (problems.length === 0) entries[source.kind].push({ source, data: source.data });
  }
  // The schemas vouch for the types, which are generated from them.
  return { value: entries as unknown as Entries, diagnostics };
}
