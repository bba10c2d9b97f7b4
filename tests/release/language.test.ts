// Plain technical English: words that give a translation away, or that no technical writer uses, are in no text of the
// documentation, no rule, no help and no comment. Field help is read in the reference, which is made from it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => ending.test(name));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What must not be written, and what is written in its place. */
const words: readonly (readonly [avoided: RegExp, written: string])[] = [
  [/\b(?:some|any)body\b/i, 'a person, people, someone'],
  [/\bwho(?:so)?ever\b/i, 'people who, everyone who'],
  [/\bmeanwhile\b/i, 'in the meantime, until then'],
  [/\b(?:anew|lately|commonest|thereof|therein|wherein)\b/i, 'again, recently, most common'],
  [/\b(?:mend|spoil)(?:s|ed|ing|t)?\b/i, 'correct, repair, damage'],
  [/\bheld against\b/i, 'checked against'],
  [/\b(?:lies|lie) in\b/i, 'is in'],
  [/\b(?:for|in) want of\b/i, 'because there is no'],
  [/\bof another kind than\b/i, 'not of the right kind'],
  [/\bbeyond reason\b/i, 'without end'],
  [/\bunless given\b/i, 'default'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:informations|advices|softwares)\b/i, 'the singular'],
  [/\ballows? to\b/i, 'lets you'],
  [/\bpossibility to\b/i, 'can'],
  [/\bresp\./i, 'or'],
  [/\bpeople who hear (?:it|them)\b/i, 'read out by screen readers'],
  [/\bbegins? a site\b/i, 'creates a site'],
  // In a site, the command is not on the path.
  [/"prospectus [a-z]/, '"npx prospectus'],
];

/** Prose without code and quoted values: examples may have any word. */
const proseOf = (markdown: string): string => markdown.replace(/^ *```.*?^ *```|`[^`\n]+`/gms, ' ');

/** The comments of a source. */
const commentsOf = (code: string): string => (code.match(/^\s*(?:\/\/|\/?\*+).*$/gm) ?? []).join('\n');

const texts: readonly (readonly [name: string, texts: () => readonly (readonly [file: string, text: string])[]])[] = [
  [
    'the documentation',
    () =>
      [
        ...['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
        ...filesIn('docs', /\.md$/),
      ]
        .filter((file) => !/^docs\/(?:decisions|site)\//.test(file))
        .map((file) => [file, proseOf(read(file))]),
  ],
  ['the rules', () => filesIn('generator/rules/words', /\.(?:ts|yaml)$/).map((file) => [file, read(file)])],
  [
    'the command line',
    () => filesIn('cli', /\.ts$/).map((file) => [file, read(file).replace(/\b(?:const )?advices\b/g, '')]),
  ],
  [
    'the comments',
    () =>
      ['generator', 'src']
        .flatMap((folder) => filesIn(folder, /\.tsx?$/))
        .map((file) => [file, commentsOf(read(file))]),
  ],
];

test.each(texts)('%s: no word that a technical writer avoids', (_, all) => {
  const found = all();
  expect(found.length).toBeGreaterThan(10);
  const avoided = found.flatMap(([file, text]) =>
    words.flatMap(([word, written]) => {
      const [match] = word.exec(text) ?? [];
      return match === undefined ? [] : [`${file}: "${match}"; write: ${written}`];
    }),
  );
  expect(avoided).toEqual([]);
});
