// Whether data conforms to its schema. The schemas are compiled to JavaScript when they change. Nearly all files are
// valid; only for invalid ones is the full validator loaded, which can explain why.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { digest } from '../../base/digest.ts';
import { memoize } from '../../base/memoize.ts';
import type { Condition } from '../../cache/kept-folder.ts';
import { keptFolder, projectFolder, shippedFolder } from '../../cache/project-folder.ts';
import { projectSchemas, type Schemas } from '../../kinds/schema-files.ts';

/** Returns whether the data conforms to the schema of this name. */
export type FitsSchema = (name: string, data: unknown) => boolean;

type Validators = Readonly<Record<string, (data: unknown) => boolean>>;

const folder = path.join(shippedFolder ?? keptFolder, 'schemas');

const exportName = (schema: string): string => schema.replaceAll(/\W/g, '_');

/** Counts the characters of a text at once if each is one code unit; Ajv iterates over all of them. */
const quickLength: Plugin = {
  name: 'quick-length',
  setup: ({ onLoad }) =>
    onLoad({ filter: /runtime.ucs2length\.js$/ }, () => ({
      contents: String.raw`exports.default = (text) => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);`,
    })),
};

/** Compiles all schemas into one module without imports. */
async function compile(schemas: Schemas): Promise<string> {
  const [{ makeAjv }, { default: standalone }, { build }] = await Promise.all([
    import('./make-ajv.ts'),
    import('ajv/dist/standalone/index.js'),
    import('esbuild'),
  ]);
  // Every process loads the module: half of it would be copies of what several schemas refer to. What Ajv would shorten,
  // esbuild does in less time; that the schemas are schemas is for tests.
  const code = { source: true, esm: true, lines: false, optimize: false };
  const ajv = makeAjv({ code, inlineRefs: false, validateSchema: false }, schemas);
  const names = schemas.files.map(({ name }) => name).filter((name) => name !== 'common');
  const refs = Object.fromEntries(names.map((name) => [exportName(name), schemas.idOf(name)]));
  const text = (standalone as unknown as (made: typeof ajv, exported: typeof refs) => string)(ajv, refs);
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: projectFolder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [quickLength],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Deletes compiled schemas of other versions. */
async function forgetOthers(file: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name.endsWith('.mjs') && name !== path.basename(file));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
}

async function keep(file: string, code: string): Promise<void> {
  const work = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(work, `// ${digest(code)}\n${code}`);
    await rename(work, file);
  } catch (error) {
    await rm(work, { force: true }).catch(() => undefined);
    throw error;
  }
  await forgetOthers(file);
}

/** The file in which the compiled schemas of the project are kept. */
export const compiledSchemas: string = path.join(folder, `${projectSchemas.hash}.mjs`);

/** Compares compiled schemas with the checksum in their first line. */
export function compiledCondition(file: string): Condition {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    return bytes.toString('latin1', 0, end) === `// ${digest(bytes.subarray(end + 1))}` ? 'whole' : 'damaged';
  } catch {
    return 'absent';
  }
}

/** Removes the compiled schemas where they are damaged, so that they are made again; returns whether they were. */
export function dropDamagedSchemas(): boolean {
  const isDamaged = shippedFolder === undefined && compiledCondition(compiledSchemas) === 'damaged';
  if (isDamaged) rmSync(compiledSchemas, { force: true });
  return isDamaged;
}

const urlOf = (code: string): string => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** The URL of the compiled schemas. Where they cannot be kept, and of others than the project's, it holds them itself. */
async function compiledUrl(schemas: Schemas): Promise<string> {
  if (schemas !== projectSchemas) return urlOf(await compile(schemas));
  const { href } = pathToFileURL(compiledSchemas);
  if (shippedFolder !== undefined || compiledCondition(compiledSchemas) === 'whole') return href;
  const code = await compile(schemas);
  return keep(compiledSchemas, code).then(
    () => href,
    () => urlOf(code),
  );
}

/** Loads the compiled schemas, compiling them where they have changed. */
export const loadFitsSchema = memoize(async (schemas: Schemas): Promise<FitsSchema> => {
  const validators = (await import(await compiledUrl(schemas))) as Validators;
  return (name, data) => validators[exportName(name)]?.(data) ?? false;
});
