// The form for registrations of a site with so many sessions that its page lists the next ones only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../../../generator/index.ts';
import { site, temporaryFolder } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));

test('a site with more sessions than are listed is built, and its last links lead to the form', async () => {
  const dayOf = (n: number): string => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10);
  const sessions = Array.from(
    { length: 420 },
    (_, n) => `  - { id: s${n}, course: first-aid, startDate: "${dayOf(n)}", endDate: "${dayOf(n)}" }\n`,
  );
  const content = site({ 'schedule.yaml': `sessions:\n${sessions.join('')}` }, tiny);
  const out = join(temporaryFolder(), 'dist');
  const { diagnostics } = await build({ content, out, now: new Date('2026-12-01T08:00:00Z'), base: '/' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const listed = readFileSync(join(out, 'register.html'), 'utf8');
  expect([listed.includes('id="s-s399"'), listed.includes('id="s-s400"')]).toEqual([true, false]);
  expect(readFileSync(join(out, 'schedule.html'), 'utf8')).toContain('#s-s419');
});
