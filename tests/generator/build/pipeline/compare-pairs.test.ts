// Many translations are compared by worker processes, which find what one process finds, in the same order.
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { compareAll } from '../../../../generator/build/pipeline/compare-pairs.ts';
import { builtInKinds } from '../../../../generator/kinds/kinds.ts';
import { openPool } from '../../../../generator/workers/pool.ts';
import { site } from '../../../support/content/site.ts';
import { longTest } from '../../../support/cases.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const PAIRS = 201;

longTest('pairs of files are compared alike here and in worker processes', async () => {
  const files = Array.from({ length: PAIRS }, (_, i) => `ar/courses/first-aid-${i}.yaml`);
  const wrong = (i: number): string => `title: الإسعافات الأولية\n${i % 3 === 0 ? `objectives: [أ, ب]\n` : ''}`;
  const content = site(Object.fromEntries(files.map((file, i) => [file, wrong(i)])), tiny);
  const pairs = files.map((file, i) => ({
    translation: { file, kind: 'translations/course' },
    original: { file: 'courses/first-aid.yaml', kind: 'course' },
    record: i % 2 === 0 ? { title: 'abc' } : {},
  }));
  const order = { content, context: { language: 'ar', main: 'en', terms: [] }, pairs };
  const pool = openPool(2);
  onTestFinished(() => pool.close());
  const [here, there] = [
    await compareAll(order, openPool(0), builtInKinds),
    await compareAll(order, pool, builtInKinds),
  ];
  expect(pool.isRunning()).toBe(true);
  expect(there).toEqual(here);
  expect(here.map((found) => found.map(({ code }) => code))).toEqual(
    files.map((_, i) => [
      ...(i % 3 === 0 ? ['translation/length'] : []),
      ...(i % 2 === 0 ? ['translation/older'] : []),
    ]),
  );
});
