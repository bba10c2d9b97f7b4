// What the system refuses when a server starts is reported as what it is: a port, or a file.
import { expect, test } from 'vitest';
import { open } from '../../cli/commands/serving.ts';
import { site } from '../support/content/site.ts';
import { runCli } from '../support/program/run-cli.ts';

const refusal = (facts: Partial<NodeJS.ErrnoException>): Error => Object.assign(new Error('refused'), facts);

test.each([
  [{ code: 'EACCES', syscall: 'listen' }, /^--port: this port needs special rights/],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, /^--port: .* taken/],
  [
    { code: 'EACCES', syscall: 'open', path: '/site/node_modules/x' },
    /^"\/site\/node_modules\/x" cannot be written to/,
  ],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/site/x' }, /^"\/site\/x" cannot be written to/],
])('%j', async (facts, message) => {
  await expect(open(() => Promise.reject(refusal(facts)))).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(message),
  });
});

test('anything else stays what it is', async () => {
  const error = refusal({ code: 'EIO', syscall: 'read' });
  await expect(open(() => Promise.reject(error))).rejects.toBe(error);
});

test.each([
  ['SIGINT', 2, '\nNot saved yet: trainers/ada.yaml. Save in the browser; Ctrl+C once more'],
  ['SIGTERM', 1, '\nNot saved yet: trainers/ada.yaml. The next "npx prospectus edit" has these changes.\n'],
])('edit says at %s what is not saved, and Ctrl+C stops it the second time', async (signal, times, said) => {
  const content = site({}, 'tests/fixtures/tiny/content');
  let stops = 0;
  const { stderr } = await runCli(['edit', '--content', content], {
    cwd: content,
    whileServing: async ({ stdout }) => {
      stops += 1;
      const [, address = '', token = ''] = /(http:\S+)#(\S+)/.exec(stdout) ?? [];
      const headers = { Authorization: `Bearer ${token}` };
      const body = JSON.stringify({ thing: 'trainer', fields: { name: 'Ada' } });
      if (stops === 1) await fetch(`${address}api/add`, { method: 'POST', headers, body });
      return signal;
    },
  });
  expect(stops).toBe(times);
  expect(stderr).toContain(said);
  const again = 'Not saved last time, and among your changes again: trainers/ada.yaml.\n';
  const next = await runCli(['edit', '--content', content], { cwd: content, whileServing: async () => 'SIGINT' });
  expect(next.stderr.includes(again)).toBe(signal === 'SIGTERM');
});
