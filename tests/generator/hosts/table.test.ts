// docs/hosting/README.md says of each host what the build and the preview know of it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hosts } from '../../../generator/hosts/hosts.ts';
import type { HostAnswers } from '../../../generator/model/hosting.ts';

const docs = fileURLToPath(new URL('../../../docs/hosting/', import.meta.url));

function cachingText({ caching }: HostAnswers): string {
  if (caching === 'rules') return 'every rule';
  return caching.folders ? 'assets and media' : (caching.others ?? 'its own');
}

/** The programs that servers.test.ts and parsers.test.ts run. */
const proofs: Readonly<Record<string, string>> = {
  apache: "Debian's Apache 2.4",
  azure: 'the schema of its command line',
  caddy: "Debian's Caddy 2.6",
  cloudflare: '`wrangler pages dev`',
  cloudfront: 'its function, run in Node.js',
  github: 'its documentation',
  netlify: 'its parsers of both files',
  nginx: "Debian's nginx 1.22",
  vercel: 'its schemas and routes',
  folders: "Python's `http.server`, `serve`, `http-server`",
};

const rows = hosts.map(({ name, title, layout, answers }) => {
  const old = answers.moved === 301 ? '301' : '200, a page that redirects';
  const slash = layout === 'folders' ? 'the address itself' : String(answers.slash);
  const cells = [title, '200', old, '404', answers.gone, slash, answers.html, answers.headers ? 'yes' : 'no'];
  return `| ${[...cells, cachingText(answers), proofs[name]].join(' | ')} |`;
});

const head =
  '| host | address | old address | unknown | removed | with a slash | with .html | headers | caching | proven by |';

test('the table', () => {
  expect(readFileSync(`${docs}README.md`, 'utf8')).toContain(`${head}\n${'|---'.repeat(10)}|\n${rows.join('\n')}\n`);
});

test.each(hosts)('$name has a page with five steps, and says how forms work', ({ name, title }) => {
  expect(existsSync(`${docs}${name}.md`)).toBe(true);
  const text = readFileSync(`${docs}${name}.md`, 'utf8');
  const [heading = ''] = text.split('\n');
  expect(heading.toLowerCase()).toMatch(/^# publish on /);
  expect(heading.toLowerCase()).toContain(` ${title.toLowerCase()}`);
  const steps = /^## Five steps$.*?^## /ms.exec(text)?.[0] ?? '';
  expect(steps.match(/^\d\. /gm)).toHaveLength(5);
  expect(text).toContain('## Forms');
});
