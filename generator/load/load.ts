// Reads the content folder. Every file is read to the end whatever the others look like.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { missingFile, unexpectedFile } from '../diagnostics/rules/load.ts';
import type { Kind, LoadedContent, Outcome, SourceFile } from '../model.ts';
import { measureMedia } from './measure-media.ts';
import { parseYaml } from './parse-yaml.ts';

const kindByFile: Readonly<Record<string, Kind>> = {
  'site.yaml': 'site',
  'forms.yaml': 'forms',
  'catalogue.yaml': 'catalogue',
  'schedule.yaml': 'schedule',
  'stories.yaml': 'stories',
  'seo.yaml': 'seo',
  'redirects.yaml': 'redirects',
  'addresses.yaml': 'addresses',
};

/** Files that a site may do without. */
const optional = ['addresses.yaml'];

const kindByFolder: Readonly<Record<string, Kind>> = { courses: 'course', pages: 'page', messages: 'messages' };

function kindOf(file: string): Kind | undefined {
  const [folder, name, ...deeper] = file.split('/');
  if (name === undefined) return kindByFile[file];
  return deeper.length === 0 && name.endsWith('.yaml') ? kindByFolder[folder ?? ''] : undefined;
}

async function listFiles(content: string): Promise<readonly string[]> {
  const found = await readdir(content, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => path.relative(content, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .sort();
}

async function loadFile(content: string, file: string, kind: Kind): Promise<Outcome<SourceFile>> {
  const text = await readFile(path.join(content, file), 'utf8');
  const { value: data, diagnostics } = parseYaml(file, text);
  return { value: { file, kind, text, data }, diagnostics };
}

/**
 * Reads and parses every content file below the folder `content`, in the order of their names.
 * @see the rules `load/*` and `yaml/*`
 */
export async function load(content: string): Promise<Outcome<LoadedContent>> {
  const files = await listFiles(content);
  const known = files.flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [{ file, kind }] : [];
  });
  const loaded = await Promise.all(known.map(({ file, kind }) => loadFile(content, file, kind)));
  const missing = Object.keys(kindByFile).filter((file) => !files.includes(file) && !optional.includes(file));
  const unexpected = files.filter((file) => /\.ya?ml$/i.test(file) && !kindOf(file) && !file.startsWith('media/'));
  const diagnostics: readonly Diagnostic[] = [
    ...loaded.flatMap((outcome) => outcome.diagnostics),
    ...missing.map((file) => missingFile({ file }, startOf(file))),
    ...unexpected.map((file) => unexpectedFile({ file, known: Object.keys(kindByFile) }, startOf(file))),
  ];
  const media = await measureMedia(content, files);
  return {
    value: { sources: loaded.map(({ value }) => value), media: media.value },
    diagnostics: [...diagnostics, ...media.diagnostics],
  };
}
