// What several windows and other programs change at the same time.
import { expect, test } from 'vitest';
import { openSession } from '../../../generator/editor/session.ts';
import { site } from '../../support/content/site.ts';

test('a form leaves what was changed elsewhere since it was filled, and is refused at the same place', async () => {
  const file = 'courses/first-aid.yaml';
  const faults: unknown[] = [];
  const session = await openSession({
    content: site({}, 'tests/fixtures/tiny/content'),
    now: () => new Date('2025-11-01T08:00:00Z'),
    onFault: (error) => faults.push(error),
  });
  const before = session.open(file).value as object;
  expect(session.unsaved()).toEqual([]);
  await session.setValue(file, { ...before, price: 77 }, before);
  await session.setValue(file, { ...before, hours: 7 }, before);
  expect(session.open(file).value).toMatchObject({ price: 77, hours: 7 });
  await expect(session.setValue(file, { ...before, price: 78 }, before)).rejects.toThrow('changed at the same place');
  expect(session.open(file).value).toMatchObject({ price: 77, hours: 7 });
  expect(session.unsaved()).toEqual([file]);
  await session.close();
  expect(faults).toEqual([]);
});
