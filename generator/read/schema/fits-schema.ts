// Whether data conforms to its schema. The schemas are compiled to JavaScript when they change, with what is read from all
// of them. Nearly all files are valid; only for invalid ones is the full validator loaded, which can explain why.
import type { Ajv2020, KeywordCxt } from 'ajv/dist/2020.js';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { removeTree } from '../../base/disk.ts';
import { memoize } from '../../base/memoize.ts';
import { builtFolder, isPackage, projectFolder } from '../../cache/project-folder.ts';
import { conditionOf, keepFolder, type Condition } from '../../cache/store.ts';
import { projectSchemas, type Schemas } from '../../kinds/schema-files.ts';

/** Returns whether the data conforms to the schema of this name. */
export type FitsSchema = (name: string, data: unknown) => boolean;

/** The compiled schemas. */
export interface CompiledSchemas {
  readonly fits: FitsSchema;
  /** The sentences among the examples of all fields. */
  readonly examples: ReadonlySet<string>;
}

type Validators = Readonly<Record<string, (data: unknown) => boolean>>;

/** What the module exports besides validators; no schema has this name. */
const EXAMPLES = '$examples';

const exportName = (schema: string): string => schema.replaceAll(/\W/g, '_');

/** Counts characters only where the number of code units leaves it open: Ajv counts those of all texts. */
async function quickenLengths(ajv: Ajv2020): Promise<void> {
  const { _ } = await import('ajv/dist/2020.js');
  const isLonger = ({ data, schema }: KeywordCxt) => _`${data}.length > ${schema} && [...${data}].length > ${schema}`;
  const isShorter = ({ data, schema }: KeywordCxt) =>
    _`${data}.length < ${2 * schema} && [...${data}].length < ${schema}`;
  for (const [keyword, isWrong] of Object.entries({ maxLength: isLonger, minLength: isShorter })) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      code: (context) => context.fail(isWrong(context)),
    });
  }
}

async function compile(schemas: Schemas): Promise<string> {
  const [{ makeAjv }, { exampleTexts }, { default: standalone }, { build }] = await Promise.all([
    import('./find-errors.ts'),
    import('./find-leftovers.ts'),
    import('ajv/dist/standalone/index.js'),
    import('esbuild'),
  ]);
  // Every process loads the module: half of it would be copies of what several schemas refer to. What Ajv would shorten,
  // esbuild does in less time; that the schemas are schemas is for tests.
  const code = { source: true, esm: true, lines: false, optimize: false };
  const ajv = makeAjv({ code, inlineRefs: false, validateSchema: false }, schemas);
  await quickenLengths(ajv);
  const names = schemas.files.map(({ name }) => name).filter((name) => name !== 'common');
  const refs = Object.fromEntries(names.map((name) => [exportName(name), schemas.idOf(name)]));
  const text = (standalone as unknown as (made: typeof ajv, exported: typeof refs) => string)(ajv, refs);
  const { outputFiles } = await build({
    stdin: {
      contents: `${text}\nexport const ${EXAMPLES} = ${JSON.stringify(exampleTexts(schemas))};`,
      resolveDir: projectFolder,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Increased when the module is made in another way. */
const FORMAT = 3;

/** The folder in which the compiled schemas of the project are kept. */
export const compiledFolder = path.join(builtFolder('schemas'), `${projectSchemas.hash}-${FORMAT}`);

const MODULE = 'schemas.mjs';

const MAX_KEPT = 4;

/** How the compiled schemas are found; those of the package were installed with it. */
const condition = (): Condition => (isPackage ? 'whole' : conditionOf(compiledFolder));

/** Whether this process has looked for damage: what it has loaded since is not read again. */
let isExamined = false;

/** Removes the compiled schemas where they are damaged, so that they are made again; returns whether they were. */
export function dropDamagedSchemas(): boolean {
  const isDamaged = !isExamined && condition() === 'damaged';
  isExamined = true;
  if (isDamaged) removeTree(compiledFolder);
  return isDamaged;
}

async function keepCompiled(): Promise<void> {
  if (condition() === 'whole') return;
  const code = await compile(projectSchemas);
  await keepFolder(compiledFolder, (draft) => writeFile(path.join(draft, MODULE), code), MAX_KEPT);
}

/** The URL of the compiled schemas. Of others than the project's, and where none can be kept, it holds them itself. */
async function compiledUrl(schemas: Schemas): Promise<string> {
  const isKept =
    schemas === projectSchemas &&
    (await keepCompiled().then(
      () => true,
      () => false,
    ));
  if (isKept) return pathToFileURL(path.join(compiledFolder, MODULE)).href;
  return `data:text/javascript;base64,${Buffer.from(await compile(schemas)).toString('base64')}`;
}

/** Loads the compiled schemas, compiling them where they have changed. */
export const loadSchemas = memoize(async (schemas: Schemas): Promise<CompiledSchemas> => {
  const { [EXAMPLES]: examples, ...validators } = (await import(await compiledUrl(schemas))) as Validators & {
    readonly [EXAMPLES]: readonly string[];
  };
  return { fits: (name, data) => validators[exportName(name)]?.(data) ?? false, examples: new Set(examples) };
});
