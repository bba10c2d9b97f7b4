// Content that was valid when the format was frozen stays valid: an update asks for no rewriting. The trees in
// fixtures/format-1 are never edited; what today's content looks like is in the fixtures beside them.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../generator/index.ts';

const folder = fileURLToPath(new URL('../fixtures/format-1', import.meta.url));

test.each(['tiny', 'second-provider'])('the frozen content of %s has no errors', async (name) => {
  const { diagnostics, files } = await check({ content: `${folder}/${name}`, now: new Date('2025-11-01T08:00:00Z') });
  expect(files).toBeGreaterThan(15);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
