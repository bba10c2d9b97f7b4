// The licences of what is compiled into the package: each asks to be passed on with the code.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What the program and the site's code are made of, besides what these depend on. */
const COMPILED_IN = [
  '@capsizecss/unpack',
  '@rjsf/core',
  '@rjsf/utils',
  'commander',
  'css-tree',
  'culori',
  'diff',
  'fontkitten',
  'highlight.js',
  'htmlparser2',
  'ical.js',
  'marked',
  'papaparse',
  'picocolors',
  'react',
  'react-dom',
  'react-router-dom',
  'read-excel-file',
  'saxes',
  'write-excel-file',
];

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folderOf = (modules: string, name: string): string => path.join(modules, name);

const manifestOf = (modules: string, name: string): Manifest =>
  JSON.parse(readFileSync(path.join(folderOf(modules, name), 'package.json'), 'utf8')) as Manifest;

/** The packages and all that they depend on, sorted. */
function closureOf(modules: string, names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name) || !existsSync(folderOf(modules, name))) continue;
    seen.add(name);
    queue.push(...Object.keys(manifestOf(modules, name).dependencies ?? {}));
  }
  return [...seen].sort();
}

function licenceOf(modules: string, name: string): string {
  const file = readdirSync(folderOf(modules, name)).find((item) => /^licen[cs]e/i.test(item));
  const { version, license } = manifestOf(modules, name);
  const text = file === undefined ? '' : readFileSync(path.join(folderOf(modules, name), file), 'utf8').trim();
  return `## ${name} ${version} (${license})\n\n${text}`.trim();
}

/** Returns the names of the packages of a folder of modules that are compiled in, sorted. */
export const compiledIn = (modules: string): readonly string[] => closureOf(modules, COMPILED_IN);

/** Returns a text with the licence of every package of a folder of modules that is compiled in. */
export const notices = (modules: string): string =>
  ['# What is compiled into Prospectus', ...compiledIn(modules).map((name) => licenceOf(modules, name))]
    .join('\n\n')
    .concat('\n');
