// A visitor who was thanked is kept, even when the machine stops in the next instant: a real process is killed.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readEnquiries } from '../../../generator/tools/enquiries/stored-enquiries.ts';
import { temporaryFolder } from '../../support/content/site.ts';

const script = fileURLToPath(new URL('../../support/program/collector-process.ts', import.meta.url));

interface Running {
  readonly url: string;
  readonly kill: () => void;
  readonly ended: Promise<unknown>;
}

async function start(folder: string): Promise<Running> {
  const child: ChildProcessByStdio<null, Readable, null> = spawn(
    process.execPath,
    ['--import', 'tsx', script, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  onTestFinished(kill);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  return { url: `http://127.0.0.1:${port}/submissions`, kill, ended };
}

async function post(url: string, name: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
}

async function idsIn(submissions: string): Promise<readonly string[]> {
  return ((await readEnquiries({ submissions }))?.enquiries ?? []).map(({ id }) => id);
}

test('killed right after the answer', async () => {
  const folder = temporaryFolder();
  const { url, kill, ended } = await start(folder);
  const id = await post(url, 'Salma');
  kill();
  await ended;
  expect(await idsIn(folder)).toEqual([id]);
});

test('killed in the middle of many: all that were confirmed are there, and the next one is whole', async () => {
  const folder = temporaryFolder();
  const { url, kill, ended } = await start(folder);
  const thanked: string[] = [];
  // Of all at once, all might be confirmed together.
  const posts = Array.from({ length: 20 }, async (_, visitor) => {
    for (let i = 0; i < 10; i++) {
      thanked.push(await post(url, `visitor ${visitor} ${i} ${'x'.repeat(20_000)}`));
      if (thanked.length === 40) kill();
    }
  });
  await Promise.allSettled(posts);
  await ended;
  expect(thanked.length).toBeGreaterThanOrEqual(40);
  expect(thanked.length).toBeLessThan(200);
  expect(await idsIn(folder)).toEqual(expect.arrayContaining(thanked));

  // Whether the kill itself tore a line is chance; here it did.
  appendFileSync(join(folder, 'submissions.jsonl'), '{"id":"torn');
  const again = await start(folder);
  const next = await post(again.url, 'the next one');
  const found = await readEnquiries({ submissions: folder });
  expect(found?.enquiries.at(-1)?.id).toBe(next);
  expect(found?.unreadable.length).toBeGreaterThanOrEqual(1);
});
