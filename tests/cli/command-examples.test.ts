// Examples of explanations that are commands: typed as they are written, where what they name is there.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readExplanations } from '../../generator/rules/explanations.ts';
import { temporaryFolder } from '../support/content/site.ts';
import { runCli } from '../support/program/run-cli.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

/** The codes of the errors after a command; what is in brackets is for people. */
async function codesOf(example: string, cwd: string): Promise<readonly string[]> {
  const [, ...words] = example.replace(/ +\(.*\)$/, '').split(' ');
  const { stdout, stderr } = await runCli(words, { cwd });
  return [...new Set(Array.from((stdout + stderr).matchAll(/^error (\S+)/gm), ([, code = '']) => code))];
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
  const cwd = temporaryFolder();
  cpSync(tiny, path.join(cwd, 'content'), { recursive: true });
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
