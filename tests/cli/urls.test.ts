// The ledger from the command line: what is listed, what is written, and what is refused.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { countValues } from '../../generator/build/examine/examine-file.ts';
import { runCli, type CliRun } from '../support/program/run-cli.ts';
import { site, type Files } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const choices = ['category=health', 'category=safety', 'subcategory=basics', 'subcategory=site'];
const addressesOfTiny = readFileSync(join(tiny, 'addresses.yaml'), 'utf8').replace(
  /(?: {2}- \/courses\/.*\n)+/,
  (courses) => courses + choices.map((choice) => `  - /courses?${choice}\n`).join(''),
);

const recorded = (file: string): string => `  ${file}: ${countValues(parse(readFileSync(join(tiny, file), 'utf8')))}\n`;

const files = ['', 'courses/', 'messages/', 'pages/']
  .flatMap((folder) => readdirSync(join(tiny, folder)).map((name) => `${folder}${name}`))
  .filter((file) => file.endsWith('.yaml') && file !== 'addresses.yaml');
const ledgerOfTiny = `${addressesOfTiny}files:\n${files.sort().map(recorded).join('')}without: {}\n`;

interface Given {
  readonly run: (...argv: readonly string[]) => Promise<CliRun>;
  readonly ledger: () => string;
  readonly folder: string;
}

function given(files: Files): Given {
  const folder = site({ 'addresses.yaml': ledgerOfTiny, ...files }, tiny);
  return {
    folder,
    run: (command = '', ...argv) => runCli([command, '--content', '.', ...argv], { cwd: folder }),
    ledger: () => readFileSync(join(folder, 'addresses.yaml'), 'utf8'),
  };
}

const without = (...lines: readonly string[]): string =>
  ledgerOfTiny
    .split('\n')
    .filter((line) => !lines.includes(line.trim()))
    .join('\n');

describe('urls', () => {
  test('lists every address with its state', async () => {
    const { run } = given({
      'addresses.yaml': `${without('- /courses/2', '- /aid').replace('published:', 'published:\n  - /gone')}removed:\n  - address: /summer\n    reason: The offer has ended\n`,
    });
    const { status, stdout } = await run('urls');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\/contact +published$/m);
    expect(stdout).toMatch(/^\/courses\/2 +new$/m);
    expect(stdout).toMatch(/^\/courses\?category=health +published$/m);
    expect(stdout).toMatch(/^\/aid +new +-> \/courses\/first-aid$/m);
    expect(stdout).toMatch(/^\/gone +lost$/m);
    expect(stdout).toMatch(/^\/summer +removed +The offer has ended$/m);
  });

  test('lists them as JSON', async () => {
    const { status, stdout } = await given({}).run('urls', '--format', 'json');
    const { addresses } = JSON.parse(stdout) as { readonly addresses: readonly unknown[] };
    expect(status).toBe(0);
    expect(addresses).toContainEqual({ address: '/aid', state: 'published', leadsTo: '/courses/first-aid' });
    expect(addresses).toHaveLength(15);
  });
});

describe('urls --accept', () => {
  test('makes the ledger where there is none, the same every time', async () => {
    const { run, ledger } = given({ 'addresses.yaml': undefined });
    expect((await run('urls', '--accept')).stdout).toContain('  /courses/first-aid\n');
    expect(ledger()).toBe(ledgerOfTiny);
  });

  test('puts new addresses in their places and keeps comments and order', async () => {
    const commented = ledgerOfTiny
      .replace('  - /contact\n', '')
      .replace('  - /courses/1\n', '')
      .replace('  - /courses/2', '  # The second course\n  - "/courses/2" # by number')
      .replace('  - /\n', '  # From here on\n  - /\n');
    const { run, ledger } = given({ 'addresses.yaml': commented });
    const { status } = await run('urls', '--accept');
    expect(status).toBe(0);
    expect(ledger()).toBe(
      commented
        .replace('  - /courses\n', '  - /contact\n  - /courses\n')
        .replace('  # The second', '  - /courses/1\n  # The second'),
    );
  });

  test('leaves all else as its author wrote it', async () => {
    const own = ledgerOfTiny.replaceAll('  - ', '    - ').replace('files:\n', '\n\nfiles:   # sizes\n');
    const { run, ledger } = given({
      'addresses.yaml': own.replace('    - /contact\n', '').replace(recorded('forms.yaml'), ''),
    });
    await run('urls', '--accept');
    expect(ledger()).toBe(own);
  });

  test('takes an address that answers again from the removed ones', async () => {
    const { run, ledger } = given({
      'addresses.yaml': `${without('- /contact')}removed:\n  - address: /contact\n    reason: Closed for a year\n`,
    });
    await run('urls', '--accept');
    expect(ledger()).toBe(ledgerOfTiny);
  });

  test('writes nothing where there is nothing new', async () => {
    const { run, ledger } = given({});
    expect((await run('urls', '--accept')).stdout).toBe('All addresses are recorded.\n');
    expect(ledger()).toBe(ledgerOfTiny);
  });

  test('writes nothing while the content has errors', async () => {
    const { run, ledger } = given({ 'addresses.yaml': without('- /contact'), 'stories.yaml': 'stories: 1\n' });
    const { status, stderr } = await run('urls', '--accept');
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was recorded: fix the errors first.');
    expect(ledger()).toBe(without('- /contact'));
  });

  test('leaves no other file behind', async () => {
    const { run, folder } = given({ 'addresses.yaml': undefined });
    await run('urls', '--accept');
    expect(readdirSync(folder).sort()).toEqual(readdirSync(tiny).sort());
  });
});

test('a recorded file that is gone is an error, and its pictures are not said to be unused', async () => {
  const { run } = given({ 'seo.yaml': undefined, 'pages/home.yaml': undefined });
  const { status, stdout } = await run('check');
  expect(status).toBe(1);
  expect(stdout).toContain('The file "seo.yaml" was a part of the site and is gone.');
  expect(stdout).toContain('The file "pages/home.yaml" was a part of the site and is gone.');
  expect(stdout).not.toContain('link/unused-media');
});

describe('urls --remove', () => {
  const lost = { 'redirects.yaml': 'redirects: []\n' };
  const reason = ['--reason', 'Nobody came'] as const;

  test('records why a lost address was given up, and the check is content', async () => {
    const { run, ledger } = given(lost);
    expect((await run('check')).status).toBe(1);
    expect((await run('urls', '--remove', '/aid', ...reason)).status).toBe(0);
    expect(ledger()).toBe(`${without('- /aid')}removed:\n  - address: /aid\n    reason: Nobody came\n`);
    expect((await run('check')).status).toBe(0);
  });

  test('gives up the address of a category that is gone', async () => {
    const { run } = given({
      'catalogue.yaml': readFileSync(join(tiny, 'catalogue.yaml'), 'utf8').replace('id: health', 'id: care'),
    });
    expect((await run('check')).stdout).toContain('formerly: [health]');
    expect((await run('urls', '--remove', '/courses?category=health', ...reason)).status).toBe(0);
    expect((await run('check')).stdout).not.toContain('health');
  });

  test.each([
    ['/contact', '"/contact" still answers. Delete its page or redirect first.'],
    ['/aidd', '"/aidd" was never published. Did you mean "/aid"?'],
  ])('refuses %s', async (address, objection) => {
    const { status, stderr } = await given(lost).run('urls', '--remove', address, ...reason);
    expect(status).toBe(2);
    expect(stderr).toBe(`prospectus: --remove: ${objection}\n`);
  });
});

test('the check proposes the line that saves a lost address', async () => {
  const course = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8');
  const { run } = given({
    'courses/first-aid.yaml': undefined,
    'courses/first-aid-at-work.yaml': course.replace('slug: first-aid', 'slug: first-aid-at-work'),
  });
  const { stdout } = await run('check', '--format', 'json');
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Record<string, string>[] };
  const found = diagnostics.find(({ code }) => code === 'link/lost-address');
  expect(found?.advice).toContain('"- { from: /courses/first-aid, to: /courses/first-aid-at-work }"');
});

test('an address with letters of other languages is recorded, and the record is right', async () => {
  const page = 'template: text\ntitle: Über uns\ntext: |\n  Wer wir sind.\n';
  const { run, ledger } = given({ 'pages/über-uns.yaml': page });
  await run('urls', '--accept');
  expect(ledger()).toContain('  - /über-uns\n');
  expect((await run('check')).status).toBe(0);
});

test('a price that a recorded course has lost is reported until the record says so', async () => {
  const course = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8').replace(/price: .*\n/, '');
  const { run, ledger } = given({ 'courses/first-aid.yaml': course });
  expect((await run('check')).stdout).toContain('The course "first-aid" has lost its price');
  await run('urls', '--accept');
  expect(ledger()).toContain('without:\n  price:\n    - first-aid\n');
  expect((await run('check')).stdout).not.toContain('has lost its price');
});
