// Whether data fits its schema, as fast as can be: the schemas are compiled to JavaScript once, when they change.
// Nearly all files fit; only for those that do not is the full validator loaded, which knows why.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { checksum } from '../base/checksum.ts';
import type { Condition } from '../cache/kept-folder.ts';
import { keptFolder, projectFolder } from '../cache/project-folder.ts';
import { schemaFiles, schemaHash } from '../schema/schema-files.ts';

/** Tells whether the data fits the schema with this name. */
export type FitsSchema = (name: string, data: unknown) => boolean;

type Validators = Readonly<Record<string, (data: unknown) => boolean>>;

const folder = path.join(keptFolder, 'schemas');

const exportName = (schema: string): string => schema.replaceAll(/\W/g, '_');

/** Counts the characters of a text at once where each is one unit; Ajv goes through all of them. */
const quickLength: Plugin = {
  name: 'quick-length',
  setup: ({ onLoad }) =>
    onLoad({ filter: /runtime.ucs2length\.js$/ }, () => ({
      contents: String.raw`exports.default = (text) => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);`,
    })),
};

/** Compiles all schemas into one module without imports. */
async function compile(): Promise<string> {
  const [{ makeAjv }, { default: standalone }, { build }] = await Promise.all([
    import('./make-ajv.ts'),
    import('ajv/dist/standalone/index.js'),
    import('esbuild'),
  ]);
  const ajv = makeAjv({ code: { source: true, esm: true, lines: false } });
  const names = schemaFiles.map(({ name }) => name).filter((name) => name !== 'common');
  const refs = Object.fromEntries(names.map((name) => [exportName(name), `${name}.schema.json`]));
  const code = (standalone as unknown as (made: typeof ajv, exported: typeof refs) => string)(ajv, refs);
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: projectFolder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [quickLength],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Validators of other states of the schemas are of no use any more. */
async function forgetOthers(file: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name.endsWith('.mjs') && name !== path.basename(file));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
}

async function keep(file: string, code: string): Promise<void> {
  const work = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(work, `// ${checksum(code)}\n${code}`);
    await rename(work, file);
  } catch (error) {
    await rm(work, { force: true }).catch(() => undefined);
    throw error;
  }
  await forgetOthers(file);
}

const keptFile = path.join(folder, `${schemaHash}.mjs`);

/** Compares compiled schemas with the checksum in their first line. */
export function compiledCondition(file: string): Condition {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    return text.slice(0, end) === `// ${checksum(text.slice(end + 1))}` ? 'whole' : 'damaged';
  } catch {
    return 'absent';
  }
}

/** Removes the compiled schemas where they are damaged, so that they are made again; returns whether they were. */
export function dropDamagedSchemas(): boolean {
  const isDamaged = compiledCondition(keptFile) === 'damaged';
  if (isDamaged) rmSync(keptFile, { force: true });
  return isDamaged;
}

/** The URL of the compiled schemas. Where they cannot be kept, the URL itself holds them. */
async function compiledUrl(): Promise<string> {
  const file = keptFile;
  const { href } = pathToFileURL(file);
  if (compiledCondition(keptFile) === 'whole') return href;
  const code = await compile();
  return keep(file, code).then(
    () => href,
    () => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`,
  );
}

async function load(): Promise<FitsSchema> {
  const validators = (await import(await compiledUrl())) as Validators;
  return (name, data) => validators[exportName(name)]?.(data) ?? false;
}

let loaded: Promise<FitsSchema> | undefined;

/** Loads the compiled schemas, compiling them where they have changed. */
export const loadFitsSchema = (): Promise<FitsSchema> => (loaded ??= load());
