// The reference is what the program says of itself, and the links of the documentation lead somewhere.
import { cpSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exitCodes } from '../../cli/failures.ts';
import { jsonReport } from '../../cli/reports/json.ts';
import { check, type Location } from '../../generator/index.ts';
import { schemaNames } from '../../generator/kinds/schema-files.ts';
import { referencePages } from '../../release/reference.ts';
import { bodyFor } from '../../src/forms/body.ts';
import { site } from '../support/content/site.ts';
import { TODAY } from '../support/program/run-cli.ts';
import { planOfTiny } from '../support/content/tiny-plan.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const reference = referencePages();

test.each(Object.entries(reference))('docs/reference/%s is current; npm run docs writes it', (name, made) => {
  expect(read(`docs/reference/${name}`)).toBe(made);
  expect(made).not.toMatch(/undefined|\[object/);
});

test.each([
  ['sections', 'section'],
  ['pages', 'template'],
])('each of the schemas of %s has a picture, which npm run pictures takes, and no other has', (place, prefix) => {
  const wanted = schemaNames(place).map((name) => `${prefix}-${name}.webp`);
  const files = readdirSync(path.join(root, 'docs/pictures')).filter((name) => name.startsWith(`${prefix}-`));
  expect(files.sort()).toEqual(wanted.sort());
  for (const name of wanted) {
    expect(read(`docs/reference/${place}.md`)).toContain(`](../pictures/${name})`);
    expect(statSync(path.join(root, 'docs/pictures', name)).size).toBeLessThan(30_000);
  }
});

test('the pages that the pictures show have no mistake', async () => {
  const content = site({}, path.join(root, 'content'));
  cpSync(path.join(root, 'bench/documentation-content'), content, { recursive: true });
  const { diagnostics } = await check({ content, now: new Date(TODAY) });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('every exit code is explained', () => {
  const codes = Array.from(read('docs/reference/README.md').matchAll(/^\| (\d) \|/gm), ([, code]) => Number(code));
  expect(codes).toEqual(Object.values(exitCodes));
});

/** The names of all fields of JSON. */
const fieldsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
};

const start = { line: 1, column: 1 };
const location: Location = { file: 'site.yaml', pointer: '/name', start, end: start };
const report = jsonReport({
  diagnostics: [
    {
      ...{ code: 'schema/wrong-type', severity: 'error', message: 'Wrong.', advice: 'Correct it.', location },
      related: [{ note: 'here', location }],
      fix: { range: { start, end: start }, text: 'x' },
    },
  ],
  ...{ files: 1, milliseconds: 1, built: { pages: 1, files: 1, bytes: 1 } },
} as unknown as Parameters<typeof jsonReport>[0]);

const submission = bodyFor(
  { service: 'json', url: '/' },
  {
    ...{ formType: 'contact', subject: 'x', replyTo: 'x', submissionId: 'x', copies: [], timestamp: 'x', trap: 'x' },
    fields: {},
  },
);

test.each([
  ['a report', fieldsOf(JSON.parse(report))],
  ['a submission', Object.keys(submission)],
  ['a plan', Object.keys(await planOfTiny())],
])('every field of %s is described', (_, fields) => {
  const page = read('docs/reference/reports.md');
  expect(fields.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the report that is shown is the one of its mistake', async () => {
  const [, shown = ''] = /^```json\n(.*?)^```/ms.exec(read('docs/reference/reports.md')) ?? [];
  const [expected] = (JSON.parse(shown) as { readonly diagnostics: readonly unknown[] }).diagnostics;
  const course = `slug: capm\ntitle: CAPM\n${'# a note\n'.repeat(9)}price: "450"\n`;
  const result = await check({ content: site({ 'courses/capm.yaml': course }), now: new Date(TODAY) });
  const { diagnostics } = JSON.parse(jsonReport(result)) as { readonly diagnostics: readonly unknown[] };
  expect(diagnostics).toContainEqual(expected);
});

/** The anchors of a page: each heading as GitHub and npm name it. */
const anchorsOf = (file: string): readonly string[] =>
  Array.from(read(file).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const pages = [
  ...readdirSync(root),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join('docs', file),
  ),
].filter((file) => file.endsWith('.md'));

/** The relative links of a text outside its code. */
const linksOf = (text: string): readonly string[] =>
  Array.from(
    text.replace(/^```.*?^```|``.*?``|`[^`\n]*`|\\[[\]]/gms, '').matchAll(/\]\(([^)\s]+)\)/g),
    ([, to = '']) => to,
  ).filter((to) => !/^(?:[a-z]+:|\/)/.test(to));

test.each(pages)('the links of %s lead somewhere', (page) => {
  const lost = linksOf(read(page)).filter((to) => {
    const [place = '', anchor] = to.split('#');
    const file = place === '' ? page : path.posix.join(path.posix.dirname(page), place);
    return !existsSync(path.join(root, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(lost).toEqual([]);
});

test('what the package brings of the documentation leads to what it brings, but for the part on developing it', () => {
  const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };
  const packed = [...files, 'README.md'].filter((name) => name.endsWith('.md'));
  const isPacked = (name: string): boolean =>
    packed.includes(name) || (name.startsWith('docs/') && !files.includes(`!${name.split('/', 2).join('/')}`));
  const lost = pages
    .filter((page) => page.startsWith('docs/') && isPacked(page))
    .flatMap((page) => {
      const [text = ''] = read(page).split('\n## Develop\n');
      return linksOf(text)
        .filter((to) => !to.startsWith('#'))
        .map((to) => path.posix.join(path.posix.dirname(page), to.split('#')[0] ?? ''))
        .filter((file) => !isPacked(file));
    });
  expect(lost).toEqual([]);
});

const tasks = [
  ...['docs/edit', 'docs/hosting'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.posix.join(folder, name)),
  ),
  'docs/languages.md',
  'docs/analytics.md',
].filter((file) => !file.endsWith('/README.md'));

test.each(tasks)('%s is one task, in 300 to 700 words', (file) => {
  const words = read(file).trim().split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(700);
});

const starters = readdirSync(path.join(root, 'defaults/starter/common')).filter((file) => file.endsWith('.md'));

test.each(starters)('the commands and files that %s of a new site names exist', (name) => {
  const text = read(`defaults/starter/common/${name}`);
  const commands = Array.from(text.matchAll(/npx prospectus ([a-z]+)/g), ([, command = '']) => command);
  const files = Array.from(text.matchAll(/node_modules\/prospectus\/([\w./-]+)/g), ([, file = '']) => file);
  expect(
    commands.filter((command) => !(reference['commands.md'] ?? '').includes(`\n## prospectus ${command}\n`)),
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
