import { expect, test } from 'vitest';
import { fingerprints } from '../../../cli/baseline.ts';
import { diagnosticWith, locationAt } from './diagnostics.ts';

test('a problem keeps its fingerprint when lines move, and no other problem has it', () => {
  const here = diagnosticWith({});
  const moved = diagnosticWith({ location: locationAt({ from: [40, 3], to: [40, 9] }) });
  expect(fingerprints([moved])).toEqual(fingerprints([here]));
  const others = [
    diagnosticWith({ code: 'schema/bad-format' }),
    diagnosticWith({ message: 'Another.' }),
    diagnosticWith({ location: locationAt({ file: 'site.yaml', from: [2, 8], to: [2, 14] }) }),
    diagnosticWith({ location: { ...here.location, pointer: '/other' } }),
  ];
  expect(new Set(fingerprints([here, ...others])).size).toBe(5);
});

test('a problem keeps its fingerprint when something is inserted above it in a list', () => {
  const at = (pointer: string) => diagnosticWith({ location: { ...diagnosticWith({}).location, pointer } });
  expect(fingerprints([at('/a/0/b/12')])).toEqual(fingerprints([at('/a/10/b/3')]));
  expect(fingerprints([at('/phase2/b')])).not.toEqual(fingerprints([at('/phase3/b')]));
});

test('equal problems of one run have fingerprints of their own', () => {
  const [first = '', second = ''] = fingerprints([diagnosticWith({}), diagnosticWith({})]);
  expect(first).toMatch(/^[0-9a-f]{32}:1$/);
  expect(second).toBe(first.replace(/1$/, '2'));
});

test('the parts of a problem cannot run into each other', () => {
  const at = (file: string, pointer: string) =>
    diagnosticWith({ location: { ...locationAt({ file, from: [1, 1], to: [1, 2] }), pointer } });
  expect(fingerprints([at('a', '/b')])).not.toEqual(fingerprints([at('a/b', '')]));
});
