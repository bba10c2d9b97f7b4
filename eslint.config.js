// House rules as lint: who may import whom, how large things may grow, and what the generated site may not depend on.
// The import zones are the table in ARCHITECTURE.md.
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders of the generator, each with those that it may import; stages never import each other. */
const rooms = {
  base: [],
  model: ['base'],
  diagnostics: ['base', 'model'],
  cache: ['base'],
  workers: ['base'],
  schema: ['cache'],
  hosts: ['base', 'model'],
  theme: ['base', 'model'],
  plan: ['base', 'model', 'theme'],
  kinds: ['base', 'model', 'diagnostics', 'schema', 'plan'],
  load: ['base', 'model', 'diagnostics', 'cache', 'kinds', 'plan'],
  validate: ['base', 'model', 'diagnostics', 'cache', 'schema', 'kinds'],
  defaults: ['base', 'cache', 'load'],
  link: ['base', 'model', 'diagnostics', 'schema', 'kinds', 'defaults', 'hosts', 'theme'],
  render: ['base', 'model', 'diagnostics', 'cache'],
  verify: ['base', 'model', 'diagnostics'],
  write: ['base', 'model', 'diagnostics', 'cache'],
  serve: ['base', 'model', 'hosts'],
  starter: ['base', 'cache', 'diagnostics', 'defaults', 'hosts'],
  examine: ['base', 'model', 'cache', 'workers', 'schema', 'kinds', 'load', 'validate', 'defaults'],
  produce: [
    ...['base', 'model', 'diagnostics', 'cache', 'workers', 'kinds', 'load', 'hosts', 'plan', 'render', 'verify'],
    'write',
  ],
  'editor-schemas': ['base', 'model', 'cache', 'schema', 'kinds', 'link'],
  pipeline: [
    ...[
      'base',
      'model',
      'diagnostics',
      'cache',
      'workers',
      'schema',
      'plan',
      'kinds',
      'load',
      'validate',
      'link',
      'hosts',
      'render',
    ],
    ...['write', 'examine', 'produce', 'editor-schemas'],
  ],
  ledger: ['base', 'model', 'diagnostics', 'pipeline'],
  enquiries: ['base', 'serve', 'pipeline'],
  format: ['base', 'model', 'diagnostics', 'load'],
  fixes: ['base', 'model', 'cache', 'load', 'pipeline'],
  dev: ['model', 'diagnostics', 'cache', 'schema', 'kinds', 'plan', 'render', 'serve', 'pipeline'],
};

/** Nothing in the folders `from` may be imported by the files in `target`. Each zone is compared with each file: few are fast. */
const forbid = (target, from, message) => ({ target: `./${target}`, from: from.map((each) => `./${each}`), message });

/** The same but for the named files, which are relative to `from`. */
const only = (target, from, files, message) => ({ target: `./${target}`, from: `./${from}`, except: files, message });

const zones = [
  forbid('schemas', ['cli', 'generator', 'src', 'tests', 'bench'], 'schemas imports nothing.'),
  forbid('src', ['cli', 'generator', 'tests', 'bench'], 'src imports the types of schemas, nothing else.'),
  only('src', 'schemas', ['./types.ts'], 'src imports the types of schemas, nothing else.'),
  forbid('generator', ['cli', 'tests', 'bench'], 'The generator knows schemas and the types of src/page-props.ts.'),
  only(
    'generator',
    'src',
    [
      './page-props.ts',
      './page-html.ts',
      './page-sections.ts',
      './entry-server.tsx',
      './route-tree.ts',
      './navigation/page-address.ts',
      './navigation/edit-distance.ts',
      './navigation/near-addresses.ts',
      './format.ts',
      './head/html.ts',
      './forms/adapters.ts',
      './forms/answers.ts',
      './forms/body.ts',
      './catalogue/is-to-come.ts',
      './catalogue/offer-file.ts',
      './catalogue/offers.ts',
      './catalogue/registration-address.ts',
      './catalogue/session-text.ts',
    ],
    'Of src, the generator imports only the files in the table of ARCHITECTURE.md.',
  ),
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
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
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
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
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
    ignores: ['cli/main.ts', 'generator/pipeline/worker.ts'],
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
    files: ['*.config.ts', 'src/vike/**', '**/+*.{ts,tsx}', 'tests/support/*-setup.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['tests/**/*.{ts,tsx}', 'bench/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
);
