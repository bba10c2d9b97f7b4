// Examples of explanations that are commands: typed as they are written, where what they name is there. And those that say what
// has happened to a folder: brought about there.
import { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readExplanations } from '../../generator/rules/explanations.ts';
import { canLink, temporaryFolder } from '../support/content/site.ts';
import { runCli } from '../support/program/run-cli.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

/** The codes of the errors after a command; what is in brackets is for people. */
async function codesOf(example: string, cwd: string): Promise<readonly string[]> {
  const [, ...words] = example.replace(/ +\(.*\)$/, '').split(' ');
  const { stdout, stderr } = await runCli(words, { cwd });
  const codes = Array.from((stdout + stderr).matchAll(/^(?:error|warning) (\S+)/gm), ([, code = '']) => code);
  return [...new Set(codes)];
}

const service = 'endpoints: [{ service: formspree, url: https://formspree.io/f/abcdefgh }]\n';

/** A folder with the content of the tiny provider, whose forms a service receives that every host can use. */
function copyOfTiny(): string {
  const cwd = temporaryFolder();
  cpSync(tiny, path.join(cwd, 'content'), { recursive: true });
  writeFileSync(path.join(cwd, 'content/forms.yaml'), service);
  return cwd;
}

const codes = [
  'load/empty-folder',
  'write/foreign-folder',
  'write/not-a-folder',
  'shard/missing',
  'shard/not-a-shard',
  'shard/repeated',
];

test('each wrong one is reported by the code that it explains, and the right one is not', async () => {
  const cwd = copyOfTiny();
  for (const folder of ['contents', 'public_html']) mkdirSync(path.join(cwd, folder));
  writeFileSync(path.join(cwd, 'public_html/shop.html'), 'Our shop.\n');
  writeFileSync(path.join(cwd, 'README.md'), 'Read me.\n');
  for (const part of ['1', '2'])
    expect(await codesOf(`prospectus build --shard ${part}/2 --out shard-${part}`, cwd)).toEqual([]);
  cpSync(path.join(cwd, 'shard-1'), path.join(cwd, 'copy-of-shard-1'), { recursive: true });
  expect(await codesOf('prospectus build --out dist', cwd)).toEqual([]);
  const explanations = readExplanations();
  for (const code of codes) {
    const { wrong = '', right = '' } = explanations[code] ?? {};
    expect({ wrong, found: await codesOf(wrong, cwd) }).toEqual({ wrong, found: [code] });
    expect({ right, found: await codesOf(right, cwd) }).toEqual({ right, found: [] });
  }
});

/** Adds so many redirects from old addresses, whose form begins so. */
const redirect = (cwd: string, count: number, from: string): void =>
  appendFileSync(
    path.join(cwd, 'content/redirects.yaml'),
    Array.from({ length: count }, (_, i) => `  - { from: "${from}${i}", to: /courses }\n`).join(''),
  );

type Change = (cwd: string) => void;

const odd = (cwd: string): string => path.join(cwd, 'content/courses/capm.yaml');

const link: Change = (cwd) => symlinkSync(fileURLToPath(import.meta.url), odd(cwd));

const happenings: readonly (readonly [code: string, wrong: Change, command: string])[] = [
  ...(canLink ? [['load/outside-link', link, 'check'] as const] : []),
  ['load/unreadable-file', (cwd) => mkdirSync(odd(cwd)), 'check'],
  ['hosts/limit', (cwd) => redirect(cwd, 2400, '/old-'), 'build --host cloudflare'],
  ['hosts/not-redirected', (cwd) => redirect(cwd, 1, '/?p='), 'build --host github'],
];

test('nothing is reported where nothing has happened', async () => {
  const cwd = copyOfTiny();
  for (const command of new Set(happenings.map(([, , one]) => one)))
    expect(await codesOf(`prospectus ${command}`, cwd)).toEqual([]);
});

test.each(happenings)('%s is reported where that has happened', async (code, happens, command) => {
  const cwd = copyOfTiny();
  happens(cwd);
  expect(await codesOf(`prospectus ${command}`, cwd)).toEqual([code]);
});
