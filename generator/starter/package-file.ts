// The package.json of a new site: a new one, or what an earlier one lacks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../cache/project-folder.ts';

const DEPENDENCIES = ['dependencies', 'devDependencies'] as const;

type Group = Readonly<Record<string, unknown>>;
type Manifest = Group & { readonly [Name in 'scripts' | (typeof DEPENDENCIES)[number]]?: Group };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a package.json, or undefined where it is none. */
function parsed(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) && [value['scripts'] ?? {}, value['dependencies'] ?? {}].every(isGroup) ? value : undefined;
  } catch {
    return undefined;
  }
}

function manifestIn(folder: string): Manifest | undefined {
  try {
    return parsed(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns what the package.json in a folder has to name so that npm installs the tool that is running: its version, or
 * the path of the package or of the checkout that it comes from.
 */
export function dependencyFor(folder: string, version: string): string {
  const fileAt = (place: string) => `file:${path.relative(folder, place).split(path.sep).join('/') || '.'}`;
  const modules = path.dirname(projectFolder);
  if (path.basename(modules) !== 'node_modules') return fileAt(projectFolder);
  const owner = path.dirname(modules);
  const manifest = manifestIn(owner) ?? {};
  const named = DEPENDENCIES.map((group) => manifest[group]?.['prospectus']).find((found) => found !== undefined);
  if (typeof named !== 'string' || !named.startsWith('file:')) return version;
  return fileAt(path.resolve(owner, named.slice('file:'.length)));
}

/** Returns an earlier package.json with the scripts and the dependency that it lacks; the same text if it lacks nothing. */
export function withScripts(earlier: string, added: string): string {
  const [own, site] = [parsed(earlier), parsed(added)];
  if (!own || !site) return earlier;
  const isThere = DEPENDENCIES.some((group) => own[group]?.['prospectus'] !== undefined);
  const merged = {
    ...own,
    scripts: { ...site.scripts, ...own.scripts },
    ...(isThere ? {} : { dependencies: { ...own.dependencies, ...site.dependencies } }),
  };
  const lacks = !isThere || Object.keys(site.scripts ?? {}).some((name) => !(name in (own.scripts ?? {})));
  return lacks ? `${JSON.stringify(merged, undefined, 2)}\n` : earlier;
}
