import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type * as time from '../../../../generator/base/within-time.ts';
import { openDraft } from '../../../../generator/tools/edits/draft.ts';
import { fetchSource, readAnswer } from '../../../../generator/tools/pulling/read-answer.ts';
import { readKnown } from '../../../../generator/tools/sheets/subject.ts';

// What takes a minute in the program takes half a second here.
vi.mock('../../../../generator/base/within-time.ts', async (load) => {
  const { withinTime, ...others } = await load<typeof time>();
  const sooner: typeof withinTime = (step, timeout, otherwise) => withinTime(step, Math.min(timeout, 500), otherwise);
  return { ...others, withinTime: sooner };
});

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));

test.each([
  ['a calendar whose events have no end', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(200_000)}`],
  ['a table whose rows have no end', `Course,Start date\n${'first-aid,2027-03-04\n'.repeat(300_000)}`],
])('%s does not keep a build busy for ever', async (_, text) => {
  const source = { name: 'office', address: '', map: {}, order: undefined };
  const context = { known: readKnown(openDraft(tiny)), now: new Date('2026-01-01') };
  const read = readAnswer(source, Buffer.from(text), context).catch(String);
  expect(await read).toEqual(expect.stringMatching(/takes (?:too long to read|longer than a minute)/));
});

test('an address with an impossible port is refused, not skipped', async () => {
  const address = 'https://booking.example.com:99999/dates.csv';
  await expect(fetchSource({ name: 'office', address, map: {}, order: undefined })).rejects.toThrow(
    `"${address}" is no address that can be asked`,
  );
});
