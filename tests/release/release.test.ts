// What stops a release. The steps themselves run npm and Git; what they decide is here.
import { describe, expect, test } from 'vitest';
import { billOfMaterials } from '../../release/bill-of-materials.ts';
import { signaturesIn } from '../../release/signatures.ts';
import { tarballProblems } from '../../release/tarball.ts';
import { versionProblems, type Versions } from '../../release/versions.ts';

describe('versions', () => {
  const right: Versions = {
    project: { version: '1.2.0' },
    initializer: { version: '1.2.0', dependencies: { prospectus: '1.2.0' } },
    changelog: '# Changelog\n\n## 1.2.0\n\n### Added\n- A thing.\n\n## 1.1.0\n\nAnother.\n',
    tags: ['v1.1.0'],
  };

  test('that agree are released', () => {
    expect(versionProblems(right)).toEqual([]);
  });

  test.each<[Partial<Versions>, string]>([
    [{ changelog: right.changelog.replace('1.2.0', '1.1.9') }, 'CHANGELOG.md begins with "1.1.9"'],
    [{ changelog: '## 1.2.0\n\n## 1.1.0\n\nAnother.\n' }, 'CHANGELOG.md says nothing of 1.2.0'],
    [{ initializer: { ...right.initializer, version: '1.1.0' } }, 'packages/create-prospectus has version 1.1.0'],
    [{ initializer: { version: '1.2.0', dependencies: {} } }, 'packages/create-prospectus depends on'],
    [{ tags: ['v1.2.0'] }, 'The tag v1.2.0 exists'],
  ])('with %o are not', (changed, words) => {
    expect(versionProblems({ ...right, ...changed })).toEqual([expect.stringContaining(words)]);
  });
});

describe('a tarball', () => {
  const tarball = (...paths: readonly string[]) => ({
    name: 'create-prospectus',
    version: '1.2.0',
    filename: 'create-prospectus-1.2.0.tgz',
    unpackedSize: 3000,
    files: paths.map((path) => ({ path })),
  });
  const all = ['package.json', 'index.js', 'README.md'];

  test('has what belongs in it, and nothing else', () => {
    expect(tarballProblems(tarball(...all))).toEqual([]);
    expect(tarballProblems(tarball('package.json', 'index.js'))).toEqual([expect.stringContaining('README')]);
    expect(tarballProblems(tarball(...all, '.env'))).toEqual([expect.stringContaining('.env does not belong')]);
    expect(tarballProblems({ ...tarball(...all), unpackedSize: 1e6 })).toEqual([expect.stringContaining('bytes')]);
  });

  test('of the project has no source maps, sources or tests', () => {
    const foreign = ['built/programs/a/main.mjs.map', 'cli/main.ts', 'tests/a.test.ts', 'content/site.yaml'];
    const problems = tarballProblems({ ...tarball(...foreign), name: 'prospectus' });
    for (const path of foreign) expect(problems).toContain(`prospectus: ${path} does not belong into the package.`);
    expect(problems).toContainEqual(expect.stringContaining('bin\\.js'));
  });
});

test('the list of what ships has what is compiled in, and the name of the project', () => {
  const bom = {
    metadata: { component: { 'bom-ref': 'prospectus@1.2.0', name: 'folder', version: '1.2.0' } },
    components: [{ 'bom-ref': 'yaml@2.9.1', name: 'yaml', version: '2.9.1' }],
  };
  const locked = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-AAEC', license: 'MIT', dev: true } };
  const bill = billOfMaterials(bom, ['react', 'yaml'], locked);
  expect(bill.metadata.component.name).toBe('prospectus');
  expect(bill.components).toMatchObject([
    { name: 'yaml' },
    {
      purl: 'pkg:npm/react@19.3.1',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ license: { id: 'MIT' } }],
    },
  ]);
  expect(() => billOfMaterials(bom, ['marked'], locked)).toThrow('package-lock.json lacks marked');
});

test.each([
  ['verified', { status: 0, stdout: '{"invalid":[],"missing":[]}', stderr: '' }, 'valid signature'],
  ['wrong', { status: 1, stdout: '{"invalid":[{"name":"a","version":"1.0.0"}],"missing":[]}', stderr: '' }, 'a 1.0.0'],
  ['wrong', { status: 1, stdout: '{"invalid":[],"missing":[{"name":"b","version":"2.0.0"}]}', stderr: '' }, 'b 2.0.0'],
  ['wrong', { status: 1, stdout: '', stderr: 'npm error code EUSAGE\nnpm error no lock file' }, 'no lock file'],
  [
    'none',
    { status: 1, stdout: '{"error":{"code":"ENOTFOUND","summary":"request to tuf failed"}}', stderr: '' },
    'cannot be asked',
  ],
  ['none', { status: 1, stdout: '{"error":{"code":"E404","summary":"keys"}}', stderr: '' }, '(keys)'],
  [
    'none',
    { status: 1, stdout: '', stderr: 'found no dependencies to audit that were installed from a supported registry' },
    'has no signatures',
  ],
] as const)('signatures are %s: %o', (state, ended, words) => {
  expect(signaturesIn(ended)).toEqual({ state, message: expect.stringContaining(words) });
});
