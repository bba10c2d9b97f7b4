// Positions are looked up only for problems: for the first one of a file, the whole file is parsed again.
import { expect, test, vi } from 'vitest';
import * as locations from '../../../generator/rules/locate.ts';
import { changedContent } from '../../support/content/changed-content.ts';

vi.mock(import('../../../generator/rules/locate.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, locate: vi.fn(original.locate) };
});

test('a site without problems looks up no position', async () => {
  const content = await changedContent('content', new Date('2026-11-01'));
  const { diagnostics } = await content.check('site.yaml', content.textOf('site.yaml'));
  expect(diagnostics).toEqual([]);
  expect(vi.mocked(locations.locate).mock.calls.map(([source, pointer]) => source.file + ' ' + pointer)).toEqual([]);
});
