// Checks a file against the schema of its kind, and its texts against the Markdown that is allowed.
import { locate } from '../../rules/locate.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { missingField, missingValue, notAllowed, outOfRange } from '../../rules/words/schema.ts';
import type { Outcome, SourceFile, TextLink } from '../../model/content.ts';
import { invariant } from '../../base/invariant.ts';
import { isGroup } from '../../base/objects.ts';
import { fieldOf, type Variants, shapeOf, type Kind } from '../../kinds/kind.ts';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import { describeFor, type DescribeField } from '../../kinds/describe-field.ts';
import { loadSchemas } from './fits-schema.ts';
import { explainErrors } from './explain-errors.ts';
import { findLeftovers } from './find-leftovers.ts';
import { inspectTexts } from './inspect-texts.ts';
import { showValue } from './pointers.ts';
import { inDecimals, nearestTwo } from './propose-type.ts';

// Figures with more decimals than their field has: what schemas cannot say to every validator.

const STEP = 0.1;

function findDecimals(source: SourceFile, kind: Kind, describe: () => DescribeField): readonly Diagnostic[] {
  const { oneDecimal = [] } = shapeOf(kind, source.data);
  return oneDecimal.flatMap((key) => {
    const value = fieldOf(source.data, key);
    if (typeof value !== 'number' || Number(value.toFixed(1)) === value) return [];
    const { description } = describe()(`/${key}`);
    const words = { value: showValue(value), limit: inDecimals(STEP), description: String(description ?? '') };
    return [outOfRange({ ...words, proposal: nearestTwo(value, STEP) }, locate(source, `/${key}`))];
  });
}

/** A kind has one schema, or one for each variant, which a field of the file names. */
function schemaOf(source: SourceFile, kinds: Kinds): Outcome<string | undefined> {
  const { variants } = kinds.of(source.kind);
  if (!variants) return { value: source.kind, diagnostics: [] };
  const folder = `${variants.schemas}/`;
  if (!isGroup(source.data)) return { value: folder + variants.otherwise, diagnostics: [] };
  const named = fieldOf(source.data, variants.field);
  const schemas = kinds.schemas.files.map(({ name }) => name).filter((name) => name.startsWith(folder));
  if (typeof named === 'string' && schemas.includes(folder + named)) {
    return { value: folder + named, diagnostics: [] };
  }
  const allowed = schemas.map((name) => name.slice(folder.length));
  return { value: undefined, diagnostics: [variantProblem(source, variants, allowed)] };
}

function variantProblem(source: SourceFile, { field, description }: Variants, allowed: readonly string[]): Diagnostic {
  const named = fieldOf(source.data, field);
  const words = { key: field, description, examples: allowed };
  if (named === undefined) return missingField({ fields: [words] }, locate(source, ''));
  if (named === null) return missingValue({ ...words, isHidden: false }, locate(source, `/${field}`, 'key'));
  return notAllowed({ value: showValue(named), allowed }, locate(source, `/${field}`));
}

/** The result of validating one file. */
export interface Validated {
  readonly isValid: boolean;
  /** The links in its texts; none if the file is not valid. */
  readonly links: readonly TextLink[];
}

async function schemaProblems(source: SourceFile, kinds: Kinds) {
  const { schemas } = kinds;
  const { fits, examples } = await loadSchemas(schemas);
  const { value: schema, diagnostics } = schemaOf(source, kinds);
  if (schema === undefined) return { isValid: false, diagnostics };
  const describe = (): DescribeField => describeFor(schema, schemas, source.data);
  const decimals = findDecimals(source, kinds.of(source.kind), describe);
  if (fits(schema, source.data)) {
    const diagnostics = [...decimals, ...findLeftovers(source, schema, { schemas, examples })];
    return { isValid: decimals.length === 0, diagnostics };
  }
  const { findErrors } = await import('./find-errors.ts');
  const problems = explainErrors(source, findErrors(schema, source.data, schemas), describe());
  invariant(problems.length > 0, `${source.file} does not fit its schema, and nothing in it is wrong.`);
  const isNew = ({ location }: Diagnostic): boolean =>
    problems.every((problem) => problem.location.pointer !== location.pointer);
  return { isValid: false, diagnostics: [...problems, ...decimals.filter(isNew)] };
}

/**
 * Validates a parsed file against its schema, and the Markdown in it.
 * @see the rules `schema/*` and `text/*`
 */
export async function validate(source: SourceFile, kinds: Kinds = builtInKinds): Promise<Outcome<Validated>> {
  if (source.data === undefined) return { value: { isValid: false, links: [] }, diagnostics: [] };
  const { isValid, diagnostics } = await schemaProblems(source, kinds);
  if (!isValid) return { value: { isValid, links: [] }, diagnostics };
  const texts = inspectTexts(source, kinds.of(source.kind));
  return { value: { isValid, links: texts.value }, diagnostics: [...diagnostics, ...texts.diagnostics] };
}
