// The tutorial as steps: what its reader types, and the changes of files. A test follows them, and so do its pictures.
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The Markdown of the tutorial. */
export const tutorialText = (): string => readFileSync(path.join(root, 'docs/start/tutorial.md'), 'utf8');

/** What a reader does next. */
export type Step =
  | { readonly does: 'type'; readonly line: string }
  | { readonly does: 'picture'; readonly name: string }
  | {
      readonly does: 'change' | 'create' | 'append';
      readonly file: string;
      readonly text: string;
      /** The paragraph above, which says the same in words. */
      readonly said: string;
    };

/** The parts of the tutorial, each with its heading and steps. */
export const tutorialParts = () =>
  tutorialText()
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ heading: part.split('\n')[0] ?? '', steps: stepsOf(part) }));

function stepsOf(part: string): readonly Step[] {
  const found = part.matchAll(/^```(\w+) ?(\S*) ?(\w*)\n(.*?)^```|^!\[[^\]]*\]\([^)]*?([\w-]+)\.webp\)/gms);
  return [...found].flatMap(({ 1: language, 2: file = '', 3: how, 4: text = '', 5: name, index }): readonly Step[] => {
    if (name !== undefined) return [{ does: 'picture', name }];
    if (language === 'sh')
      return text
        .trimEnd()
        .split('\n')
        .map((line) => ({ does: 'type', line }));
    const said = part.slice(0, index).trimEnd().split('\n\n').at(-1) ?? '';
    return how === 'change' || how === 'create' || how === 'append' ? [{ does: how, file, text, said }] : [];
  });
}

const wordsOf = (line: string): readonly string[] => line.match(/[\w-]+/g) ?? [];

/** A file with a line in place of the one that has the same field and most of its words. */
function withLine(text: string, line: string): string {
  const field = `${line.split(':')[0] ?? ''}:`;
  const wanted = new Set(wordsOf(line));
  const score = (other: string): number => wordsOf(other).filter((word) => wanted.has(word)).length;
  const [meant] = text
    .split('\n')
    .filter((other) => other.trim().startsWith(field))
    .sort((a, b) => score(b) - score(a));
  if (meant === undefined) throw new Error(`No line begins with "${field}".`);
  return text.replace(meant, meant.replace(/\S.*/, line));
}

/** Makes the change of a step in the folder of the site. */
export function follow(step: Step, folder: string): void {
  if (step.does === 'type' || step.does === 'picture') return;
  const file = path.join(folder, step.file);
  if (step.text.includes('media/boat.jpg'))
    cpSync(path.join(root, 'content/media/gallery/classroom.jpg'), path.join(folder, 'content/media/boat.jpg'));
  if (step.does === 'create') writeFileSync(file, step.text, { flag: 'wx' });
  if (step.does === 'append') appendFileSync(file, step.text);
  if (step.does === 'change')
    writeFileSync(file, step.text.trimEnd().split('\n').reduce(withLine, readFileSync(file, 'utf8')));
}
