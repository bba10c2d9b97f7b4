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

const rows = hosts.map(({ title, layout, answers }) => {
  const old = answers.moved === 301 ? '301' : '200, a page that leads on';
  const slash = layout === 'folders' ? 'the address itself' : String(answers.slash);
  const cells = [title, '200', old, '404', answers.gone, slash, answers.html, answers.headers ? 'yes' : 'no'];
  return `| ${[...cells, cachingText(answers)].join(' | ')} |`;
});

const head = '| host | address | old address | unknown | removed | with a slash | with .html | headers | caching |';

test('the table', () => {
  expect(readFileSync(`${docs}README.md`, 'utf8')).toContain(
    `${head}\n|---|---|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
});

test.each(hosts)('$name has a page with five steps, and says how forms work', ({ name, title }) => {
  expect(existsSync(`${docs}${name}.md`)).toBe(true);
  const text = readFileSync(`${docs}${name}.md`, 'utf8');
  expect(text).toContain(`# ${title}`);
  expect(text.match(/^\d\. /gm)).toHaveLength(5);
  expect(text).toContain('## Forms');
});
