// Sessions as the schedule has them, joined with what they name.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import { site } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

test('a session without a place left is full, and does not say that none is left', async () => {
  const sessions = [
    '{ course: first-aid, month: "2030-05", seatsLeft: 0 }',
    '{ course: first-aid, month: "2030-06", seatsLeft: 0, availability: Waiting list }',
    '{ course: first-aid, month: "2030-07", seatsLeft: 1 }',
  ];
  const schedule = `sessions:\n${sessions.map((one) => `  - ${one}\n`).join('')}`;
  const linked = await checkAndLink({
    content: site({ 'schedule.yaml': schedule }, tiny),
    now: new Date('2026-01-01'),
  });
  expect(linked.site?.sessions.map(({ session }) => [session.availability, session.seatsLeft])).toEqual([
    ['Full', undefined],
    ['Waiting list', undefined],
    [undefined, 1],
  ]);
});

test('times that contradict the stated duration are reported in rounded hours', async () => {
  const sessions = [
    '{ course: first-aid, startDate: "2030-05-01", from: "09:00", to: "10:00", minutes: 20 }',
    '{ course: first-aid, startDate: "2030-06-01", from: "09:00", to: "11:30", hours: 1 }',
  ];
  const schedule = `sessions:\n${sessions.map((one) => `  - ${one}\n`).join('')}`;
  const { diagnostics } = await checkAndLink({
    content: site({ 'schedule.yaml': schedule }, tiny),
    now: new Date('2026-01-01'),
  });
  const messages = diagnostics.filter(({ code }) => code === 'link/meeting-hours').map(({ message }) => message);
  expect(messages).toEqual([
    'The meeting lasts one hour in all, but the stated duration is 0.33 hours.',
    'The meeting lasts 2.5 hours in all, but the stated duration is one hour.',
  ]);
});
