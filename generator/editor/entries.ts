// The files of the content as a list that people choose from.
import { filesBelow } from '../base/disk.ts';
import { isGroup } from '../base/objects.ts';
import { builtInKinds, originalKind } from '../kinds/kinds.ts';
import { type Kind, nameOfFile, schemaOf } from '../kinds/kind.ts';
import { isPulled } from '../model/pulled.ts';
import type { SourceFile } from '../model/content.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import { mainOf } from '../tools/editing/things.ts';
import { openDraft } from '../tools/edits/draft.ts';
import type { Entry } from './protocol.ts';
import type { Workspace } from './workspace.ts';

/** Where the title of a file is, wherever it is written on one line. */
const TITLE = /^(?:title|name): *(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^#\s].*?)) *(?:#.*)?$/m;

/** Returns the title in the text of a file; undefined where it has none on one line. */
export const titleIn = (text: string): string | undefined => {
  const [, double, single, plain] = TITLE.exec(text) ?? [];
  return double?.replace(/\\(.)/g, '$1') ?? single?.replaceAll("''", "'") ?? plain;
};

/** The title of a file that is the only one of its kind, from its schema. */
function titleOfSchema(name: string): string | undefined {
  const { title } = builtInKinds.schemas.read(`${name}.schema.json`);
  return typeof title === 'string' ? title : undefined;
}

/** Lists that a page of the site shows. */
const shownBy: Readonly<Record<string, 'schedule' | 'catalogue' | 'registration'>> = {
  schedule: 'schedule',
  places: 'schedule',
  catalogue: 'catalogue',
  forms: 'registration',
};

/** Returns the files that can be edited as forms: a file that is no YAML at the moment is among them, and none that is pulled. */
export const editableFiles = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.yaml') && builtInKinds.ofFile(file) !== undefined && !isPulled(file))
    .sort();

function addressOf(source: SourceFile, kind: Kind, main: MainAddresses): string {
  // The words of all course pages are in a file that has no page itself.
  const page = /^template: *["']?course\b/m.test(source.text) ? 'catalogue' : shownBy[kind.name];
  return (page ? main[page] : kind.claims(source, main).fixed[0]) ?? '/';
}

function entryOf(file: string, text: string, main: MainAddresses): Entry | undefined {
  const found = builtInKinds.ofFile(file);
  if (!found) return undefined;
  const original = originalKind(found.name);
  const [folder = ''] = file.split('/');
  const language = original === undefined ? '' : folder;
  const kind = builtInKinds.of(original ?? found.name);
  const own = language === '' ? file : file.slice(language.length + 1);
  const source: SourceFile = { file: own, kind: kind.name, text, data: undefined, media: [], hash: '' };
  const title = ('file' in kind.files ? titleOfSchema(kind.name) : titleIn(text)) ?? nameOfFile(file);
  const address = addressOf(source, kind, main);
  return { file, kind: kind.name, language, title, address: language === '' ? address : `/${language}${address}` };
}

/** Keeps the entries of all files, reading changed ones. Without new or removed files, the folder is not listed again. */
export function entryList({ folder, text }: Pick<Workspace, 'folder' | 'text'>) {
  const known = new Map<string, Entry>();
  const list = () => ({ files: editableFiles(folder), main: mainOf(openDraft(folder)) });
  const isOneOfMany = (file: string): boolean =>
    known.has(file) && text(file) !== undefined && builtInKinds.ofFile(file)?.texts !== undefined;
  let { files, main } = list();
  return (changed: readonly string[] = []): readonly Entry[] => {
    if (!changed.every(isOneOfMany)) ({ files, main } = list());
    for (const file of changed) known.delete(file);
    for (const file of files.filter((one) => !known.has(one))) {
      const entry = entryOf(file, text(file) ?? '', main);
      if (entry) known.set(file, entry);
    }
    return files.flatMap((file) => known.get(file) ?? []);
  };
}

/** Returns the name of the schema of a file, with what it says. */
export function schemaOfFile(file: string, value: unknown): string | undefined {
  const kind = builtInKinds.ofFile(file);
  return kind && isGroup(value) ? schemaOf(kind, value) : undefined;
}
