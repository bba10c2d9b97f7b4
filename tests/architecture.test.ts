// Promises about the code itself that neither the compiler nor the linter can keep.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commandDefinitions } from '../cli/command-definitions.ts';
import { builtInKinds } from '../generator/kinds/kinds.ts';
import { rules } from '../generator/rules/explanations.ts';
import zones from '../import-zones.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['cli', 'editor', 'generator', 'src', 'schemas', 'tests', 'bench', 'release'];

const read = (file: string): string => readFileSync(root + file, 'utf8');

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    );
  } catch {
    return [];
  }
};

const files = folders.flatMap(filesIn).sort();
const code = files.filter((file) => /\.tsx?$/.test(file) && file !== 'schemas/types.ts');
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.(test\.)?tsx?$/, '');

describe('file names', () => {
  test('modules are kebab-case; components are PascalCase and stand in tsx files', () => {
    const isModule = (file: string): boolean => /^[a-z][a-z0-9]*([-.][a-z0-9]+)*$/.test(nameOf(file));
    const isComponent = (file: string): boolean =>
      /^[A-Z][A-Za-z0-9]*\.(test\.)?tsx$/.test(file.slice(file.lastIndexOf('/') + 1));
    // Vike finds its files by their names, which begin with a plus sign.
    const isVike = (file: string): boolean => file.startsWith('src/vike/+');
    expect(code.filter((file) => !isModule(file) && !isComponent(file) && !isVike(file))).toEqual([]);
  });

  test('no file is a drawer for odds and ends', () => {
    const drawers = new Set([
      'utils',
      'util',
      'helpers',
      'helper',
      'common',
      'misc',
      'types',
      'shared',
      'manager',
      'service',
    ]);
    expect(code.filter((file) => drawers.has(nameOf(file)))).toEqual([]);
  });
});

describe('the site', () => {
  const site = code.filter((file) => file.startsWith('src/'));

  test('has no style attributes and no inline scripts, which its security policy would refuse', () => {
    expect(site.filter((file) => /\sstyle=\{/.test(read(file)))).toEqual([]);
  });

  test('has styles that mirror in right-to-left: logical properties only', () => {
    const physical =
      /(^|[\s;{])((margin|padding|border|inset)-(left|right|top|bottom)|(left|right|top|bottom)|text-align:\s*(left|right)|float:\s*(left|right))\s*:/m;
    const styles = files.filter((file) => file.startsWith('src/') && file.endsWith('.css'));
    expect(styles.filter((file) => physical.test(read(file)))).toEqual([]);
  });

  test('takes only types from the schemas', () => {
    const values = /^import (?!type )(?!\{ type [^,}]+ \})[^;]*from '[^']*schemas\//m;
    expect(site.filter((file) => values.test(read(file)))).toEqual([]);
  });
});

describe('imports', () => {
  const targets = (file: string): readonly string[] =>
    [...read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    );
  const graph = new Map(code.map((file) => [file, targets(file)]));

  /** Returns the first way that leads from a node back to itself. */
  function cycleIn(nodes: ReadonlyMap<string, readonly string[]>): readonly string[] {
    const done = new Set<string>();
    const follow = (node: string, path: readonly string[]): readonly string[] => {
      if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
      if (done.has(node)) return [];
      done.add(node);
      for (const next of nodes.get(node) ?? []) {
        const cycle = follow(next, [...path, node]);
        if (cycle.length > 0) return cycle;
      }
      return [];
    };
    return [...nodes.keys()].map((node) => follow(node, [])).find((cycle) => cycle.length > 0) ?? [];
  }

  test('no files import each other in a circle, types included', () => {
    expect(graph.size).toBeGreaterThan(300);
    expect(cycleIn(graph)).toEqual([]);
    expect(cycleIn(new Map([...graph, ['a', ['b']], ['b', ['a']]]))).toEqual(['a', 'b', 'a']);
  });

  test('nor do the folders of the generator', () => {
    const roomOf = (file: string): string => /^generator\/((?:build|tools)\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';
    const rooms = new Map<string, string[]>();
    for (const [file, imported] of graph) {
      const room = roomOf(file);
      const others = imported.map(roomOf).filter((other) => other !== '' && other !== room);
      if (room !== '') rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
    }
    expect(rooms.size).toBeGreaterThan(15);
    expect(cycleIn(rooms)).toEqual([]);
    const page = read('ARCHITECTURE.md');
    const rowOf = (room: string): number => page.lastIndexOf(`\n| \`${room}/\` |`);
    const upward = [...rooms].flatMap(([room, others]) =>
      others
        .filter((other) => rowOf(other) > rowOf(room))
        .map((other) => `${room} imports ${other}, which is below it`),
    );
    expect(upward).toEqual([]);
  });

  test.each([
    ['generator/read/yaml/a.ts', '../../site/b.ts', 'See the table of folders in ARCHITECTURE.md.'],
    ['generator/read/a.ts', '../features/shell/b.ts', 'See the table of folders in ARCHITECTURE.md.'],
    ['generator/read/a.ts', '../index.ts', 'The public face is for the command line.'],
    ['generator/build/render/a.ts', '../../cache/b.ts', undefined],
    ['generator/tools/edits/a.ts', '../editing/b.ts', 'See the table of folders in ARCHITECTURE.md.'],
    ['generator/read/a.ts', '../../src/app/App.tsx', 'Of src, the generator imports only the files in the table'],
    ['generator/read/a.ts', '../../src/app/format.ts', undefined],
    ['src/app/a.ts', '../../schemas/types.ts', undefined],
    ['src/app/a.ts', '../../schemas/generate-types.ts', 'src imports the types of schemas, nothing else.'],
    ['cli/commands/a.ts', '../../generator/index.ts', undefined],
    ['cli/commands/a.ts', '../../generator/read/b.ts', "The command line knows only the generator's public face"],
    ['editor/a.ts', '../generator/editor/protocol.ts', undefined],
    ['tests/a.ts', '../generator/read/b.ts', undefined],
  ])('the linter knows whether %s may import %s', (file, value, expected) => {
    const found: string[] = [];
    const { create } = zones.rules['no-restricted-paths'];
    const report = ({ message }: { readonly message: string }): unknown => found.push(message);
    create({ filename: path.join(root, file), report }).ImportDeclaration?.({ source: { value } });
    expect(found).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
  });

  test('every folder of the generator has its row in the lint rules and in ARCHITECTURE.md, and no file lies loose', () => {
    const names = [
      ...new Set(code.flatMap((file) => /^generator\/((?:build|tools)\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? [])),
    ];
    const rules = read('import-zones.js');
    const page = read('ARCHITECTURE.md');
    expect(names.filter((name) => !new RegExp(`^  '?${name}'?: \\[`, 'm').test(rules))).toEqual([]);
    expect(names.filter((name) => !page.includes(`| \`${name}/\` |`))).toEqual([]);
    const pure = [...rules.matchAll(/^ {2}'([a-z]+\/[^']+)',$/gm)].map(([, file = '']) => file);
    expect(pure.length).toBeGreaterThan(10);
    expect(pure.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
    expect(files.filter((file) => /^generator\/[^/]+\.\w+$/.test(file))).toEqual(['generator/index.ts']);
  });
});

test('the generator never reads the clock: the day is an input', () => {
  const clock = /\bnew Date\(\)|\bDate\.now\(\)/;
  expect(code.filter((file) => file.startsWith('generator/') && clock.test(read(file)))).toEqual([]);
});

test('only the command line as a whole exits the process, when its output is out, and a worker that crashed', () => {
  const programs = files.filter((file) => /\.(tsx?|js)$/.test(file) && !file.startsWith('tests/'));
  const exits = programs.filter((file) => /process\.exit\(/.test(read(file)));
  expect(exits).toEqual(['cli/main.ts', 'generator/build/pipeline/worker.ts']);
});

test('what a test replaces or sets, no other gets: it is named in the configuration of the tests', () => {
  const isReplacing = (file: string): boolean => /\bvi\.(mock|doMock|resetModules)\(/.test(read(file));
  const replacing = code.filter((file) => file.startsWith('tests/') && isReplacing(file));
  const named = [...read('vitest.config.ts').matchAll(/'(tests\/[^'*]+\.tsx?)'/g)].map(([, file]) => file);
  expect(named.filter((file) => file?.includes('.test.'))).toEqual(replacing);
});

test('comments say what happens, not who does not', () => {
  const riddle = /(?:\/\/|\/\*|^\s*\*|# ).*\b(?:nobody|somebody|whoever|anybody|everybody)\b/im;
  expect(code.filter((file) => !file.startsWith('tests/') && riddle.test(read(file)))).toEqual([]);
});

test('every command has a scenario', () => {
  const commands = Object.keys(commandDefinitions);
  const given = files.filter((file) => /^tests\/cli\/scenarios\/[^/]+\/command$/.test(file)).map(read);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !given.some((line) => line.startsWith(`prospectus ${command}`)))).toEqual([]);
});

test('every rule has a code of its own, an effect, and a test that names it', () => {
  const sources = filesIn('generator/rules')
    .filter((file) => file.endsWith('.ts'))
    .map(read)
    .join('\n');
  const made = [...sources.matchAll(/(?:define\w+|unknownName|rule(?:<[^()]*>)?)\(\s*'([a-z]+\/[a-z-]+)'/g)].map(
    ([, found = '']) => found,
  );
  const tests = files
    .filter((file) => file.startsWith('tests/') && !file.startsWith('tests/architecture'))
    .filter((file) => /\.(tsx?|json|yaml)$|expected$/.test(file))
    .map(read)
    .join('\n');
  expect(new Set(made).size).toBe(made.length);
  const ofKinds = builtInKinds.all.flatMap(({ named }) => (named ? [named.rule.code] : []));
  const codes = rules.map(({ code }) => code);
  expect([...new Set([...made, ...ofKinds])].sort()).toEqual(codes);
  expect(codes.filter((found) => !tests.includes(found))).toEqual([]);
});
