// A source is read over https: as the program does it, from a server with a certificate of its own, which it trusts only when told to.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../support/content/site.ts';
import { selfSigned } from '../support/program/certificate.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

test('a source with a certificate of an own authority is read where that is named, and otherwise its last copy stays', async () => {
  const { cert, key } = selfSigned();
  const server = createServer(
    { cert, key },
    (_, response) => void response.end('Course,Start date\nfirst-aid,2030-08-04\n'),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const cwd = site({}, join(project, 'tests/fixtures/tiny'));
  const settings = join(cwd, 'content/site.yaml');
  const source = `pull:\n  office:\n    sessions: https://127.0.0.1:${port}/dates\n`;
  writeFileSync(settings, readFileSync(settings, 'utf8') + source);
  writeFileSync(join(cwd, 'authority.pem'), cert);
  const pull = (more: NodeJS.ProcessEnv) =>
    run(process.execPath, [join(project, 'cli/bin.js'), 'pull', '--cache', 'cache', '--now', '2025-11-01'], {
      cwd,
      env: { ...process.env, ...more },
    }).catch((error: { readonly stderr: string; readonly code: number }) => error);

  const untrusted = await pull({ NODE_EXTRA_CA_CERTS: '' });
  expect(untrusted).toMatchObject({ code: 1 });
  expect(untrusted.stderr).toMatch(/its certificate is not one that a known authority has\s+issued/);
  expect(existsSync(join(cwd, 'content/pulled/office.yaml'))).toBe(false);

  expect(await pull({ NODE_EXTRA_CA_CERTS: 'authority.pem' })).not.toHaveProperty('code');
  const pulled = readFileSync(join(cwd, 'content/pulled/office.yaml'), 'utf8');
  expect(pulled).toContain('startDate: "2030-08-04"');
});
