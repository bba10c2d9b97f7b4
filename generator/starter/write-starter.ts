import { existsSync, writeFileSync } from 'node:fs';
import path, { type PlatformPath } from 'node:path';
import { makeFolder, removeTree, textOf } from '../base/disk.ts';
import { freeName, isGroup } from '../base/objects.ts';
import { parsedJson, tryTo } from '../base/try-to.ts';
import { projectFolder } from '../cache/project-folder.ts';
import type { StarterFile, StarterInput } from './answers.ts';
import { starterFiles, wordsToTranslate } from './starter.ts';

// The package.json of a new site: a new one, or what an earlier one lacks.

const DEPENDENCIES = ['dependencies', 'devDependencies'] as const;

type Group = Readonly<Record<string, unknown>>;
type Manifest = Group & { readonly [Name in 'scripts' | (typeof DEPENDENCIES)[number]]?: Group };

/** Returns a package.json, or undefined where it is none. */
function parsed(text: string): Manifest | undefined {
  const value = parsedJson(text.replace(/^\uFEFF/, ''));
  return isGroup(value) && [value['scripts'] ?? {}, value['dependencies'] ?? {}].every(isGroup) ? value : undefined;
}

/** Returns how a package.json in a folder names a package at another place, with the rules of a system for paths. */
export const fileDependency = (folder: string, place: string, { relative, sep }: PlatformPath = path): string =>
  `file:${relative(folder, place).split(sep).join('/') || '.'}`;

/** Returns how package.json has to name the tool that is running: its version, or the path of the package or checkout. */
function dependencyFor(folder: string, version: string): string {
  const modules = path.dirname(projectFolder);
  if (path.basename(modules) !== 'node_modules') return fileDependency(folder, projectFolder);
  const owner = path.dirname(modules);
  const manifest = parsed(textOf(path.join(owner, PACKAGE)) ?? '') ?? {};
  const named = DEPENDENCIES.map((group) => manifest[group]?.['prospectus']).find((found) => found !== undefined);
  if (typeof named !== 'string' || !named.startsWith('file:')) return version;
  return fileDependency(folder, path.resolve(owner, named.slice('file:'.length)));
}

/** By the names that a site gives its scripts, those that they have beside earlier ones of the same names. */
type ScriptNames = Readonly<Record<string, string>>;

/** Returns how scripts are named: where others have the name, with "site:" before it, and a number if they have that too. */
function namesBeside(own: Group, added: Group): ScriptNames {
  const names = Object.entries(added).map(([name, command]) => {
    const isTaken = (wanted: string): boolean => !String(own[wanted] ?? command).includes(String(command));
    return [name, isTaken(name) ? freeName(`site:${name}`, isTaken) : name];
  });
  return Object.fromEntries(names) as ScriptNames;
}

function writtenLike(earlier: string, manifest: Group): string {
  const indent = /^[ \t]+(?=")/m.exec(earlier)?.[0] ?? '  ';
  const text = `${JSON.stringify(manifest, undefined, indent)}\n`;
  return earlier.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Returns an earlier package.json with the scripts and the dependency that it lacks; the same text if it lacks nothing. */
function withScripts(earlier: string, added: string): { readonly text: string; readonly scripts: ScriptNames } {
  const [own = {}, site = {}] = [parsed(earlier), parsed(added)];
  const isThere = DEPENDENCIES.some((group) => own[group]?.['prospectus'] !== undefined);
  const scripts = namesBeside(own.scripts ?? {}, site.scripts ?? {});
  const named = Object.entries(site.scripts ?? {}).map(([name, command]) => [scripts[name], command] as const);
  const merged = {
    ...own,
    scripts: { ...Object.fromEntries(named), ...own.scripts },
    ...(isThere ? {} : { dependencies: { ...own.dependencies, ...site.dependencies } }),
  };
  const lacks = !isThere || named.some(([name = '']) => !(name in (own.scripts ?? {})));
  return { text: lacks ? writtenLike(earlier, merged) : earlier, scripts };
}

const PACKAGE = 'package.json';

/** What was written, relative to the folder of the site. */
export interface WrittenStarter {
  readonly files: readonly string[];
  /** Files that were there before, and were left as they are. */
  readonly left: readonly string[];
  /** The file of the words of the interface, in a language that the tool has none in. */
  readonly toTranslate: string | undefined;
  /** Whether an earlier package.json was given what it lacked. */
  readonly isExtended: boolean;
  /** The names of the scripts, where an earlier package.json has others of the same names. */
  readonly scripts: ScriptNames;
}

/** Whether a folder has a package.json that npm could not read. */
export function hasDamagedPackage(folder: string): boolean {
  const text = textOf(path.join(folder, PACKAGE));
  return text !== undefined && parsed(text) === undefined;
}

/** Returns the files of a new site that are in a folder already, and that it would have to replace. */
export function clashesOf(folder: string, input: StarterInput): readonly string[] {
  // Some may have been made before, and are left as they are.
  const mayBeThere = ['package.json', '.gitignore', 'README.md', 'AGENTS.md'];
  const files = starterFiles(input).map(({ file }) => file);
  return files.filter((file) => !mayBeThere.includes(file) && existsSync(path.join(folder, file)));
}

/** Writes files that are not there yet; where one cannot be written, those before it go again. */
function writeAll(folder: string, files: readonly StarterFile[]): void {
  const places = files.map(({ file }) => path.join(folder, file));
  const isNew = !existsSync(folder);
  try {
    for (const [i, { text }] of files.entries()) {
      makeFolder(path.dirname(places[i] ?? folder));
      writeFileSync(places[i] ?? folder, text, { flag: 'wx' });
    }
  } catch (error) {
    // Removing fails too where the name of the folder is too long; the first error is the one to report.
    for (const place of isNew ? [folder] : places) tryTo(() => removeTree(place));
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  }
}

/** Writes the files of a new site, all or none; nothing is replaced, and an earlier package.json keeps what it says. */
export function writeStarter(folder: string, input: StarterInput): WrittenStarter {
  const made = starterFiles({ ...input, version: dependencyFor(folder, input.version) });
  const earlier = textOf(path.join(folder, PACKAGE));
  const own = String(made.find(({ file }) => file === PACKAGE)?.text);
  const { text: extended, scripts } = withScripts(earlier ?? own, own);
  const all = made.map(({ file, text }) => {
    if (typeof text !== 'string' || !file.endsWith('.md')) return { file, text };
    return { file, text: text.replace(/(?<=npm run )[a-z]+/g, (name) => scripts[name] ?? name) };
  });
  const left = all.filter(({ file }) => existsSync(path.join(folder, file))).map(({ file }) => file);
  const files = all.filter(({ file }) => !left.includes(file));
  writeAll(folder, files);
  const isExtended = earlier !== undefined && extended !== earlier;
  if (isExtended) writeFileSync(path.join(folder, PACKAGE), extended);
  return {
    files: files.map(({ file }) => file),
    left: left.filter((file) => !isExtended || file !== PACKAGE),
    toTranslate: wordsToTranslate(input)[0]?.file,
    isExtended,
    scripts,
  };
}
