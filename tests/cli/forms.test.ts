import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startFakeService } from '../support/program/fake-service.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const choices = '{subject: [Question], title: [Dr], nominationType: [Individual], mode: [Classroom]}';

const contentWith = (...urls: readonly string[]): string =>
  site(
    {
      'forms.yaml': `endpoints:\n${urls.map((url) => `  - {service: json, url: ${url}, timeout: 2}\n`).join('')}copies: []\nchoices: ${choices}\n`,
    },
    tiny,
  );

test('each endpoint is asked in order, and nothing is sent', async () => {
  const service = await startFakeService();
  const secure = service.url.replace('http:', 'https:');
  const cwd = contentWith(secure, '/submissions');
  const { stdout, status } = await runCli(['forms', 'check', '--content', '.'], { cwd });
  expect(status).toBe(1);
  expect(stdout).toMatch(/1 +json +https:.* would not accept/);
  expect(stdout).toMatch(/2 +json +\/submissions +not known/);
  expect(service.posts()).toEqual([]);
});

test('--site says where the paths of the site are, and --send sends a marked test', async () => {
  const service = await startFakeService();
  const cwd = contentWith('/ok');
  const argv = ['forms', 'check', '--content', '.', '--site', service.url, '--send', '--format', 'json'];
  const { stdout, status } = await runCli(argv, { cwd });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    endpoints: [{ service: 'json', url: '/ok', verdict: 'accepts', text: expect.stringContaining('marked test') }],
  });
  expect(JSON.parse(service.posts()[0]?.body ?? '')).toMatchObject({ subjectLine: 'Prospectus test' });
});

test('a wrong --site is wrong usage', async () => {
  const { status, stderr } = await runCli(['forms', 'check', '--site', 'here'], { cwd: tiny });
  expect(status).toBe(2);
  expect(stderr).toContain('http://127.0.0.1:4173/');
});
