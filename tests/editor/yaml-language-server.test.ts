// What an author sees while typing, from the real YAML language server with the settings of .vscode.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { everyNth, someOfEach } from '../support/cases.ts';
import { isContent } from '../support/content/site.ts';
import { type Completion, type Editor, type Position, startEditor } from './language-server.ts';

const START_MS = 600_000;
const CURSOR = '‸';
const root = fileURLToPath(new URL('../..', import.meta.url));
const now = new Date('2026-01-15T08:00:00Z');

/** The settings of a folder below `section`, as VS Code reads them. */
function settingsOf(section: string): object {
  const all = JSON.parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as Record<string, unknown>;
  const settings: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(all)) {
    const [first, name = '', inner] = key.split('.');
    if (first === section) settings[name] = inner === undefined ? value : { [inner]: value };
  }
  return settings;
}

/** A copy, so that a content file can be added; the folder is that of a project. */
const project = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'prospectus-editor-')));
const content = path.join(project, 'content');
const read = (file: string): string => readFileSync(path.join(content, file), 'utf8');

let editor: Editor;
let drafts = 0;

interface Draft {
  readonly file: string;
  readonly cursor: Position;
  readonly problems: readonly string[];
}

/** Opens a content file with an edit. The cursor stands where the edited text has its mark; problems are `line: words`. */
async function draft(file: string, edit: (text: string) => string): Promise<Draft> {
  drafts += 1;
  // A file of its own, beside the real one: nothing that was said about another text can be meant.
  const opened = path.join(content, file.replace('.yaml', `-${drafts}.yaml`));
  const text = edit(read(file));
  const before = text.slice(0, Math.max(text.indexOf(CURSOR), 0)).split('\n');
  const problems = await editor.open(opened, text.replace(CURSOR, ''));
  const words = problems.map(({ range: { start, end }, message }) => {
    const marked = text.split('\n')[start.line]?.slice(start.character, end.character) ?? '';
    return `${start.line + 1} ${marked}: ${message.replace(/(Valid values: "[^"]+").*/s, '$1')}`;
  });
  return { file: opened, cursor: { line: before.length - 1, character: before.at(-1)?.length ?? 0 }, problems: words };
}

async function offers(file: string, edit: (text: string) => string): Promise<readonly Completion[]> {
  const { file: opened, cursor } = await draft(file, edit);
  return editor.complete(opened, cursor);
}

const labels = (completions: readonly Completion[]): readonly string[] => completions.map(({ label }) => label).sort();

function wordsOn(completions: readonly Completion[], name: string): string {
  const { documentation = '' } = completions.find(({ label }) => label === name) ?? {};
  return typeof documentation === 'string' ? documentation : documentation.value;
}

const slugs = readdirSync(path.join(root, 'content/courses')).map((file) => file.replace('.yaml', ''));

beforeAll(async () => {
  cpSync(path.join(root, 'content'), content, { recursive: true, filter: isContent });
  await check({ content, now });
  editor = await startEditor(project, settingsOf('yaml'));
}, START_MS);

afterAll(async () => {
  await editor.close();
  rmSync(project, { recursive: true, force: true, maxRetries: 10 });
});

test('the recommended extension is the one that brings the server', () => {
  expect(readFileSync(path.join(root, '.vscode/extensions.json'), 'utf8')).toContain('"redhat.vscode-yaml"');
});

test('the settings name only schemas that are there', () => {
  const { schemas } = settingsOf('yaml') as { readonly schemas: Readonly<Record<string, string>> };
  expect(Object.keys(schemas).length).toBeGreaterThan(10);
  expect(Object.keys(schemas).filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
});

test('no content file has a problem', { timeout: START_MS }, async () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(slugs.length);
  const problems = await Promise.all(
    someOfEach(files, (file) => /^(?:ar\/)?(?:courses|trainers)/.exec(file)?.[0] ?? file, 12).map(async (file) => {
      const shown = await editor.open(path.join(content, file), read(file));
      return shown.map(({ message }) => `${file}: ${message}`);
    }),
  );
  expect(problems.flat()).toEqual([]);
  const bare = files.filter((file) => !/^# yaml-language-server: \$schema=(\.\.\/){0,2}\.schemas\//.test(read(file)));
  expect(bare).toEqual([]);
});

describe('keys', () => {
  test('of a course are offered with what they are for', async () => {
    const found = await offers('courses/capm.yaml', (text) => text.replace(/^hours:.*$/m, CURSOR));
    expect(labels(found)).toContain('hours');
    expect(labels(found)).not.toContain('slug');
    expect(wordsOn(found, 'hours')).toMatch(/Teaching hours, as a number/);
  });

  test('of a session are offered', async () => {
    const found = await offers('schedule.yaml', (text) => text.replace(/^ {4}location:.*$/m, `    ${CURSOR}`));
    expect(labels(found)).toContain('location');
  });

  test('explain themselves where the pointer rests', async () => {
    const { file } = await draft('courses/capm.yaml', (text) => text);
    const line = read('courses/capm.yaml')
      .split('\n')
      .findIndex((text) => text.startsWith('level:'));
    expect(await editor.hover(file, { line, character: 1 })).toContain('How much a participant should already know');
  });
});

describe('names that are there', () => {
  const lists = [
    ['schedule.yaml', /^( {4}course:).*$/m],
    ['stories.yaml', /^( {4}course:).*$/m],
    ['catalogue.yaml', /^( +courses:\n +-).*$/m],
    ['pages/home.yaml', /^( {2}courses:\n +-).*$/m],
    ['pages/leadership.yaml', /^(courses:\n +-).*$/m],
  ] as const;

  test.each(everyNth(lists, 2))('%s offers every course with its title', async (file, place) => {
    const found = await offers(file, (text) => text.replace(place, `$1 ${CURSOR}`));
    expect(labels(found)).toEqual(slugs.toSorted());
    expect(wordsOn(found, 'capm')).toBe('CAPM Certification Training');
  });

  test('a link offers pages and categories', async () => {
    const found = await offers('pages/home.yaml', (text) => text.replace(/^( +to:).*$/m, `$1 ${CURSOR}`));
    expect(labels(found)).toEqual(
      expect.arrayContaining([
        '/about',
        '/courses/capm',
        '/courses?category=soft-skills',
        '/courses?category=project-technical&subcategory=cad-bim',
      ]),
    );
    expect(wordsOn(found, '/courses?category=soft-skills')).toBe('Soft Skills Training');
  });

  test('a redirect offers pages, and search engine texts the pages without any', async () => {
    const to = await offers('redirects.yaml', (text) => text.replace(/^( +to:).*$/m, `$1 ${CURSOR}`));
    expect(labels(to)).toContain('/courses/power-bi');
    const keys = await offers('seo.yaml', (text) => text.replace(/^ {2}\/about:\n(?: {4}.*\n)*/m, `  ${CURSOR}\n`));
    expect(labels(keys)).toContain('/about');
  });

  test('stories, figures and pictures are offered', async () => {
    const stories = await offers('pages/home.yaml', (text) => text.replace(/^( +ids:\n +-).*$/m, `$1 ${CURSOR}`));
    const figures = await offers('pages/home.yaml', (text) => text.replace(/^( +figures:\n +-).*$/m, `$1 ${CURSOR}`));
    const logo = await offers('site.yaml', (text) => text.replace(/^(logo:).*$/m, `$1 ${CURSOR}`));
    expect(labels(stories)).toContain('pmp-at-second-attempt');
    expect(wordsOn(figures, 'satisfaction')).toContain('98%');
    expect(labels(logo)).toContain('media/logo.svg');
  });

  test('a course that was just added is offered', async () => {
    const added = read('courses/capm.yaml').replace('slug: capm', 'slug: capm-evening');
    writeFileSync(path.join(content, 'courses/capm-evening.yaml'), added);
    await check({ content, now });
    editor.changed(path.join(content, '.schemas/names.schema.json'));
    const found = await offers('schedule.yaml', (text) => text.replace(/^( {4}course:).*$/m, `$1 ${CURSOR}`));
    expect(labels(found)).toContain('capm-evening');
  });
});

describe('a mistake is marked where it is', () => {
  test.each([
    ['schedule.yaml', /^( {4}course: ).*$/m, '$1nowhere', /^\d+ nowhere: Value is not accepted/],
    ['catalogue.yaml', /^( +courses:\n +- ).*$/m, '$1nowhere', /^\d+ nowhere: Value is not accepted/],
    ['pages/home.yaml', /^( +to: ).*$/m, '$1/nowhere', /^\d+ \/nowhere: Value is not accepted/],
    ['redirects.yaml', /^( +to: ).*$/m, '$1/nowhere', /^\d+ \/nowhere: Value is not accepted/],
    ['seo.yaml', /^ {2}\/about:/m, '  /nowhere:', /^\d+ \/nowhere: Value is not accepted/],
    [
      'courses/capm.yaml',
      /^hours: .*$/m,
      'hours: forty',
      /^\d+ forty: Teaching hours, as a number\..* For example: 40$/,
    ],
    ['courses/capm.yaml', /^slug: .*$/m, 'slug: CAPM!', /^\d+ CAPM!: Small letters, digits and single hyphens\./],
    ['courses/capm.yaml', /^lastUpdated: .*$/m, 'lastUpdated: June', /^\d+ June: .* For example: "/],
    ['schedule.yaml', /^( {4}startDate: ).*$/m, '$128/11/2025', /^\d+ 28\/11\/2025: .* For example: "/],
    ['courses/capm.yaml', /^level: /m, 'levle: ', /^\d+ levle: Property levle is not allowed/],
  ])('%s: %s', async (...[file, place, mistake, expected]) => {
    const { problems } = await draft(file, (text) => text.replace(place, mistake));
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });
});

test('a page without a first line is known by its place, its design by the template', async () => {
  const { problems } = await draft('pages/about.yaml', (text) =>
    text.replace(/^#.*\n/, '').replace(/^title:.*$/m, 'titel: About'),
  );
  expect(problems).toContainEqual(expect.stringMatching(/Property titel is not allowed/));
});
