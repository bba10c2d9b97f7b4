// A rule of the linter: who may import whom, as the tables in ARCHITECTURE.md have it.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

/** The folders of the generator, each with those that it may import. */
const rooms = {
  base: [],
  model: ['base'],
  rules: ['base', 'model', 'cache'],
  cache: ['base'],
  workers: ['base', 'cache'],
  hosts: ['base', 'model', 'cache'],
  theme: ['base', 'model'],
  features: ['base', 'model', 'theme'],
  kinds: ['base', 'model', 'rules', 'cache', 'features'],
  read: ['base', 'model', 'rules', 'cache', 'kinds'],
  site: ['base', 'model', 'rules', 'kinds', 'read', 'hosts', 'theme'],
  'build/render': ['base', 'model', 'rules', 'cache'],
  'build/verify': ['base', 'model', 'rules'],
  'build/write': ['base', 'model', 'rules', 'cache'],
  'build/examine': ['base', 'model', 'cache', 'workers', 'kinds', 'read'],
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
  dev: ['base', 'model', 'rules', 'cache', 'kinds', 'features', 'build/render', 'serve', 'build/pipeline'],
  editor: [
    ...['base', 'model', 'rules', 'cache', 'kinds', 'read', 'serve', 'dev', 'build/pipeline', 'tools/edits'],
    ...['tools/editing', 'tools/sheets', 'tools/fixes', 'tools/editor-schemas'],
  ],
  'tools/editor-schemas': ['base', 'model', 'cache', 'kinds', 'site'],
  'tools/ledger': ['base', 'model', 'rules', 'kinds', 'build/pipeline', 'tools/edits', 'tools/editing'],
  'tools/enquiries': ['base', 'serve', 'build/pipeline'],
  'tools/format': ['base', 'model', 'rules', 'read', 'tools/edits', 'tools/editing'],
  'tools/cms': ['base', 'kinds', 'tools/edits'],
  'tools/fixes': ['base', 'model', 'read', 'build/pipeline', 'tools/edits'],
  'tools/edits': ['base', 'model', 'cache', 'read', 'build/pipeline'],
  'tools/sheets': ['base', 'model', 'rules', 'kinds', 'read', 'tools/edits', 'tools/editing'],
  'tools/translations': [
    ...['base', 'model', 'rules', 'kinds', 'read', 'site', 'tools/edits', 'tools/editing', 'tools/sheets'],
  ],
  'tools/moving': [
    ...['base', 'model', 'rules', 'kinds', 'read', 'starter', 'build/pipeline'],
    ...['tools/edits', 'tools/editing', 'tools/sheets'],
  ],
  'tools/pulling': [
    ...['base', 'model', 'rules', 'kinds', 'build/pipeline'],
    ...['tools/edits', 'tools/editing', 'tools/moving', 'tools/sheets'],
  ],
  'tools/editing': ['base', 'model', 'rules', 'kinds', 'read', 'site', 'tools/edits'],
};

/** Nothing in the folders `from` may be imported by the files in `target`, but the files `except`. */
const forbid = (target, from, message) => ({ target, from, except: [], message });

/** The types of what pages and components are given, beside the components. */
const propsFiles = readdirSync(path.join(root, 'src'), { recursive: true })
  .filter((file) => file.endsWith('-props.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** What the generator may import of src. */
const pureFiles = [
  ...propsFiles,
  'app/page.ts',
  'app/page-html.ts',
  'app/page-sections.ts',
  'app/entry-server.tsx',
  'app/route-tree.ts',
  'app/navigation/page-address.ts',
  'app/navigation/near-addresses.ts',
  'app/format.ts',
  'app/html.ts',
  'catalogue/find/search-texts.ts',
  'catalogue/group-id.ts',
  'forms/adapters.ts',
  'forms/answers.ts',
  'forms/body.ts',
  'forms/registration/offer-file.ts',
  'forms/registration/offers.ts',
  'sessions/registration-address.ts',
  'sessions/session-text.ts',
];

const zones = [
  {
    ...forbid(
      'schemas',
      ['cli', 'generator', 'src', 'tests', 'bench'],
      'schemas imports the registry of kinds, nothing else.',
    ),
    except: ['generator/kinds/kinds.ts'],
  },
  forbid('src', ['cli', 'generator', 'tests', 'bench'], 'src imports the types of schemas, nothing else.'),
  { ...forbid('src', ['schemas'], 'src imports the types of schemas, nothing else.'), except: ['schemas/types.ts'] },
  forbid('generator', ['cli', 'tests', 'bench'], 'The generator knows schemas and the types of pages in src.'),
  {
    ...forbid('generator', ['src'], 'Of src, the generator imports only the files in the table of ARCHITECTURE.md.'),
    except: pureFiles.map((file) => `src/${file}`),
  },
  forbid('editor', ['cli', 'src', 'tests', 'bench'], 'The page that edits knows the types of its protocol.'),
  {
    ...forbid('editor', ['schemas'], 'Of schemas, the page that edits imports only the names of fields.'),
    except: ['schemas/labels.json'],
  },
  {
    ...forbid(
      'editor',
      ['generator'],
      'The page that edits knows the types of its protocol, and how figures are read.',
    ),
    except: ['generator/editor/protocol.ts', 'generator/model/figure.ts'],
  },
  forbid('generator', ['editor'], 'The page that edits is compiled by itself.'),
  forbid('cli', ['src', 'schemas', 'tests', 'bench'], "The command line knows only the generator's public face."),
  {
    ...forbid('cli', ['generator'], "The command line knows only the generator's public face: generator/index.ts."),
    except: ['generator/index.ts'],
  },
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

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** Returns the zones of the files that import `file`, which is relative to the root. */
const forbidding = (zones, file) =>
  zones.filter(({ from, except }) => from.some((folder) => isIn(file, folder)) && !except.includes(file));

/** Looks at what a file imports and exports from elsewhere, types included. */
function create(context) {
  const fromRoot = (file) => path.relative(root, file).replaceAll('\\', '/');
  const zonesHere = zones.filter(({ target }) => isIn(fromRoot(context.filename), target));
  if (zonesHere.length === 0) return {};
  const look = ({ source }) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const imported = fromRoot(path.resolve(path.dirname(context.filename), source.value));
    for (const { message } of forbidding(zonesHere, imported)) {
      context.report({
        node: source,
        message: `Unexpected path "${source.value}" imported in restricted zone. ${message}`,
      });
    }
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
    TSImportType: look,
  };
}

export default { meta: { name: 'zones' }, rules: { 'no-restricted-paths': { create } } };
