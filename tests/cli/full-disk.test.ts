// A full disk is explained, and nothing on it is harmed: a small file system stands for it, which only root may make.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { temporaryFolder } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Fills a file system, leaving nothing. */
function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
}

function smallDisk(): string {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
  // Lazily: another process may just be looking through temporary folders.
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

const sentence = (place: string): RegExp =>
  new RegExp(`^prospectus: (--out: )?"${place}" cannot be written: the disk is full\\. Free some space\\.\n$`);

const enquiry = `${JSON.stringify({ id: '1', receivedAt: '2026-01-01T00:00:00.000Z', submission: { message: 'a' } })}\n`;

test.runIf(canMount).each([
  { command: ['fmt'], place: 'content/site.yaml' },
  { command: ['urls', '--accept'], place: 'content/addresses.yaml' },
  { command: ['new', 'site', 'mine'], place: 'mine' },
  {
    command: ['enquiries', 'export', '--submissions', 'in.jsonl', '--out', 'out.csv'],
    place: 'out.csv',
    made: undefined,
  },
])('$command on a full disk', async ({ command, place }) => {
  const cwd = smallDisk();
  cpSync(tiny, cwd, { recursive: true });
  writeFileSync(join(cwd, 'in.jsonl'), enquiry);
  const unformatted = `${readFileSync(join(cwd, 'content/site.yaml'), 'utf8')}\n\n\n# Last\n`;
  writeFileSync(join(cwd, 'content/site.yaml'), unformatted);
  fill(cwd);
  const before = readdirSync(cwd, { recursive: true }).sort();
  const { status, stderr } = await runCli(command, { cwd });
  expect(stderr).toMatch(sentence(place));
  expect(status).toBe(2);
  expect(readdirSync(cwd, { recursive: true }).sort()).toEqual(before);
  expect(readFileSync(join(cwd, 'content/site.yaml'), 'utf8')).toBe(unformatted);
});
