import { expect, test } from 'vitest';
import { startStopwatch } from '../../../generator/base/stopwatch.ts';

test('stages are noted in the order in which they began, with what memory there was at their end', async () => {
  const running: string[] = [];
  let memory = 0;
  const stopwatch = startStopwatch({
    memory: () => (memory += 100),
    onStages: (names) => void running.push(names.join(' ')),
  });
  const bundle = stopwatch.time('bundle', async () => {
    await stopwatch.time('list', () => undefined);
    return 'done';
  });
  expect(await bundle).toBe('done');
  expect(stopwatch.stages().map((stage) => [stage.name, stage.memory])).toEqual([
    ['bundle', 200],
    ['list', 100],
  ]);
  expect(running).toEqual(['bundle', 'bundle list', 'bundle', '']);
});

test('a stage that fails is noted, and its failure passed on', async () => {
  const stopwatch = startStopwatch();
  const failing = stopwatch.time('plan', () => {
    throw new Error('no plan');
  });
  await expect(failing).rejects.toThrow('no plan');
  expect(stopwatch.stages()).toMatchObject([{ name: 'plan', memory: 0 }]);
});
