import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listSessions } from '../../../../generator/tools/editing/courses.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const settings = readFileSync(path.join(tiny, 'site.yaml'), 'utf8');
const schedule = 'sessions:\n  - { id: a, course: first-aid, startDate: "2026-03-07" }\n';

test.each([
  ['Asia/Muscat', []],
  ['Europe/London', ['a']],
  // Whatever else is wrong with the settings, sessions can be listed.
  ['Nowhere/Land', ['a']],
])('a session that ended yesterday in %s is not listed', (timeZone, expected) => {
  const content = site(
    { 'site.yaml': settings.replace(/^timeZone: .*$/m, `timeZone: ${timeZone}`), 'schedule.yaml': schedule },
    tiny,
  );
  // In Muscat it is half past one of the next day.
  const rows = listSessions({ content, now: new Date('2026-03-07T21:30:00Z'), isFull: false });
  expect(rows.map(({ session }) => session)).toEqual(expected);
});
