// House rules as lint: who may import whom, how large things may grow, and what the generated site may not depend on.
// The import zones are the table in ARCHITECTURE.md.
import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders of the generator, each with those that it may import; stages never import each other. */
const rooms = {
  base: [],
  model: ['base'],
  rules: ['base', 'model', 'cache'],
  cache: ['base'],
  workers: ['base'],
  hosts: ['base', 'model'],
  theme: ['base', 'model'],
  features: ['base', 'model', 'theme'],
  kinds: ['base', 'model', 'rules', 'cache', 'features'],
  read: ['base', 'model', 'rules', 'cache', 'kinds', 'features'],
  site: ['base', 'model', 'rules', 'kinds', 'read', 'hosts', 'theme'],
  'build/render': ['base', 'model', 'rules', 'cache'],
  'build/verify': ['base', 'model', 'rules'],
  'build/write': ['base', 'model', 'rules', 'cache'],
  'build/examine': ['base', 'model', 'rules', 'cache', 'workers', 'kinds', 'read'],
  'build/produce': [
    ...['base', 'model', 'rules', 'cache', 'workers', 'kinds', 'read', 'hosts', 'features'],
    ...['build/render', 'build/verify', 'build/write'],
  ],
  'build/pipeline': [
    ...['base', 'model', 'rules', 'cache', 'workers', 'features', 'kinds', 'read', 'site', 'hosts', 'build/render'],
    ...['build/write', 'build/examine', 'build/produce', 'tools/editor-schemas'],
  ],
  serve: ['base', 'model', 'hosts'],
  starter: ['base', 'model', 'cache', 'rules', 'kinds', 'read', 'site', 'hosts', 'theme'],
  dev: ['model', 'rules', 'cache', 'kinds', 'features', 'build/render', 'serve', 'build/pipeline'],
  editor: [
    ...['base', 'model', 'rules', 'cache', 'kinds', 'read', 'serve', 'dev', 'build/pipeline', 'tools/edits'],
    ...['tools/editing', 'tools/sheets', 'tools/fixes', 'tools/editor-schemas'],
  ],
  'tools/editor-schemas': ['base', 'model', 'cache', 'kinds', 'site'],
  'tools/ledger': ['base', 'model', 'rules', 'kinds', 'build/pipeline', 'tools/edits', 'tools/editing'],
  'tools/enquiries': ['base', 'serve', 'build/pipeline'],
  'tools/format': ['base', 'model', 'rules', 'read', 'tools/edits', 'tools/editing'],
  'tools/cms': ['base', 'kinds', 'site', 'tools/edits'],
  'tools/fixes': ['base', 'model', 'cache', 'read', 'build/pipeline'],
  'tools/edits': ['base', 'model', 'cache', 'build/pipeline', 'tools/fixes'],
  'tools/sheets': ['base', 'model', 'rules', 'kinds', 'read', 'tools/edits', 'tools/editing'],
  'tools/translations': [
    ...['base', 'model', 'rules', 'kinds', 'read', 'site', 'tools/edits', 'tools/editing', 'tools/sheets'],
  ],
  'tools/moving': [
    ...['base', 'model', 'rules', 'kinds', 'read', 'starter', 'build/pipeline'],
    ...['tools/edits', 'tools/editing', 'tools/sheets'],
  ],
  'tools/pulling': [
    ...['base', 'model', 'rules', 'build/pipeline'],
    ...['tools/edits', 'tools/editing', 'tools/moving', 'tools/sheets'],
  ],
  'tools/editing': ['base', 'model', 'rules', 'kinds', 'site', 'tools/edits'],
};

/** Nothing in the folders `from` may be imported by the files in `target`. Each zone is compared with each file: few are fast. */
const forbid = (target, from, message) => ({ target: `./${target}`, from: from.map((each) => `./${each}`), message });

/** The same but for the named files, which are relative to `from`. */
const only = (target, from, files, message) => ({ target: `./${target}`, from: `./${from}`, except: files, message });

/** The types of what pages and components are given, beside the components. */
const propsFiles = readdirSync('src', { recursive: true })
  .filter((file) => file.endsWith('-props.ts'))
  .map((file) => `./${file}`);

const zones = [
  forbid('schemas', ['cli', 'generator', 'src', 'tests', 'bench'], 'schemas imports nothing.'),
  forbid('src', ['cli', 'generator', 'tests', 'bench'], 'src imports the types of schemas, nothing else.'),
  only('src', 'schemas', ['./types.ts'], 'src imports the types of schemas, nothing else.'),
  forbid('generator', ['cli', 'tests', 'bench'], 'The generator knows schemas and the types of pages in src.'),
  only(
    'generator',
    'src',
    [
      ...propsFiles,
      './app/page.ts',
      './app/page-html.ts',
      './app/page-sections.ts',
      './app/entry-server.tsx',
      './app/route-tree.ts',
      './app/navigation/page-address.ts',
      './app/navigation/edit-distance.ts',
      './app/navigation/near-addresses.ts',
      './app/format.ts',
      './app/head/html.ts',
      './catalogue/find/search-texts.ts',
      './forms/adapters.ts',
      './forms/answers.ts',
      './forms/body.ts',
      './forms/registration/offer-file.ts',
      './forms/registration/offers.ts',
      './sessions/registration-address.ts',
      './sessions/session-text.ts',
    ],
    'Of src, the generator imports only the files in the table of ARCHITECTURE.md.',
  ),
  forbid('editor', ['cli', 'src', 'schemas', 'tests', 'bench'], 'The page that edits knows the types of its protocol.'),
  only('editor', 'generator', ['./editor/protocol.ts'], 'The page that edits knows the types of its protocol.'),
  forbid('generator', ['editor'], 'The page that edits is compiled by itself.'),
  forbid('cli', ['src', 'schemas', 'tests', 'bench'], "The command line knows only the generator's public face."),
  only(
    'cli',
    'generator',
    ['./index.ts'],
    "The command line knows only the generator's public face: generator/index.ts.",
  ),
  ...Object.entries(rooms).flatMap(([room, allowed]) => [
    forbid(`generator/${room}`, ['generator/index.ts'], 'The public face is for the command line.'),
    forbid(
      `generator/${room}`,
      Object.keys(rooms)
        .filter((other) => other !== room && !allowed.includes(other))
        .map((other) => `generator/${other}`),
      'See the table of folders in ARCHITECTURE.md.',
    ),
  ]),
];

const noGlobal = (...names) => names.map((name) => ({ name, message: 'Only the command line talks to the process.' }));

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'built/',
      'coverage/',
      '.prospectus/',
      'schemas/types.ts',
      'tests/**/fixtures/',
      'bench/results/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-meaningless-void-operator': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      // TypeScript finds them in a tenth of the time.
      '@typescript-eslint/no-unused-vars': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 350 }],
      'max-lines-per-function': ['error', { max: 50 }],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'max-params': ['error', 3],
    },
  },
  {
    files: ['generator/**/*.ts', 'src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error', 'no-restricted-globals': ['error', ...noGlobal('process')] },
  },
  {
    files: ['generator/**/*.ts', 'cli/**/*.ts'],
    ignores: ['cli/main.ts', 'generator/build/pipeline/worker.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'node:process', message: 'Only cli/main.ts and the worker touch the process.' }] },
      ],
    },
  },
  {
    files: ['cli/**/*.ts'],
    ignores: ['cli/main.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', { name: 'process', message: 'Only cli/main.ts touches the process.' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/vike/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', 'fs', 'path', 'yaml', 'vike', 'vike/*'],
              message: 'The site runs in the browser: no Node, no file system.',
            },
          ],
        },
      ],
    },
  },
  // Vike reads its settings and hooks from default exports and from files named with a plus sign.
  {
    files: ['*.config.ts', 'src/vike/**', '**/+*.{ts,tsx}', 'tests/support/**/*-setup.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['tests/**/*.{ts,tsx}', 'bench/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  // It takes longest of all rules. A rejection that nothing waits for fails a test run by itself.
  { files: ['tests/**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-misused-promises': 'off' } },
);
