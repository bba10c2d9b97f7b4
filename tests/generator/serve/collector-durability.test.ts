// A visitor who was thanked is kept, even when the machine stops in the next instant: a real process is killed.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { readEnquiries } from '../../../generator/tools/enquiries/stored-enquiries.ts';
import { temporaryFolder } from '../../support/content/site.ts';

const source = fileURLToPath(new URL('../../support/program/collector-process.ts', import.meta.url));

interface Running {
  readonly url: string;
  readonly kill: () => void;
  readonly ended: Promise<unknown>;
}

/** Compiles the program of the process; returns its file. */
function compiled(): string {
  const outfile = join(temporaryFolder(), 'collector.mjs');
  buildSync({ entryPoints: [source], bundle: true, platform: 'node', format: 'esm', outfile });
  return outfile;
}

async function start(script: string, folder: string): Promise<Running> {
  const child: ChildProcessByStdio<null, Readable, null> = spawn(process.execPath, [script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

test('killed right after an answer, with a torn line, and in the middle of many: what was confirmed is there', async () => {
  const [script, folder] = [compiled(), temporaryFolder()];
  const first = await start(script, folder);
  const id = await post(first.url, 'Salma');
  first.kill();
  await first.ended;
  expect(await idsIn(folder)).toEqual([id]);

  // Whether a kill itself tears a line is chance; here it did. The next one is whole.
  appendFileSync(join(folder, 'submissions.jsonl'), '{"id":"torn');
  const { url, kill, ended } = await start(script, folder);
  const next = await post(url, 'the next one');
  const found = await readEnquiries({ submissions: folder });
  expect(found?.enquiries.map((one) => one.id)).toEqual([id, next]);
  expect(found?.unreadable.length).toBeGreaterThanOrEqual(1);

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
  expect(await idsIn(folder)).toEqual(expect.arrayContaining([id, next, ...thanked]));
});
