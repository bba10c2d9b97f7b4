// What is added gets a name that can be that of a file and of a page.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addThing } from '../../../../generator/index.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const title = 'A very long title '.repeat(20);
const add = async (thing: 'news' | 'page', name?: string) => {
  const options = { content: site({}, tiny), now: new Date('2025-11-01T08:00:00Z'), title: 'new', isDryRun: true };
  const { changes } = await addThing(options, thing, { title, name });
  return changes.map(({ file }) => path.basename(file));
};

test('a sentence as its title makes a short name', async () => {
  expect(await add('news')).toEqual([`${'a-very-long-title-'.repeat(3)}a-very-long.yaml`, 'news.yaml']);
});

test('news without a day has that of the site', async () => {
  const dayIn = async (timeZone: string) => {
    const content = site({}, tiny);
    const file = path.join(content, 'site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^timeZone: .*$/m, `timeZone: ${timeZone}`));
    const options = { content, now: new Date('2025-11-01T22:00:00Z'), title: 'new', isDryRun: true };
    const { changes } = await addThing(options, 'news', { title: 'Open', date: undefined, text: 'x' });
    return /^date: "(.*)"$/m.exec(changes[0]?.after ?? '')?.[1];
  };
  expect(await dayIn('Asia/Muscat')).toBe('2025-11-02');
  expect(await dayIn('America/New_York')).toBe('2025-11-01');
});

test.each(['news', 'page'] as const)('another name for %s is refused where it cannot be one', async (thing) => {
  for (const name of ['a'.repeat(300), '/etc/passwd', 'two words'])
    await expect(add(thing, name)).rejects.toThrow(`"${name}" cannot be a name: use small letters, digits and single`);
});
