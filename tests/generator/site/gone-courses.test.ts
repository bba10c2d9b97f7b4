// A course that is gone is not corrected to its neighbour: that would sell another course.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');
const aid = read('courses/first-aid.yaml');
/** A course whose name and title have all words of the one that goes, and more. */
const advanced = aid
  .replace('slug: first-aid', 'slug: advanced-first-aid')
  .replace(/^title: .*/m, 'title: Advanced First Aid')
  .replace('id: 1', 'id: 71');
const catalogue = read('catalogue.yaml').replace('- first-aid', '- first-aid\n          - advanced-first-aid');
const goneAid: Files = {
  'courses/first-aid.yaml': undefined,
  'courses/advanced-first-aid.yaml': advanced,
  'catalogue.yaml': catalogue,
  'addresses.yaml': `${read('addresses.yaml')}  - /courses/advanced-first-aid\n`,
};

async function advices(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date(0) });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, location, message, advice }) => `${code} ${location.file}: ${message} ${advice}`);
}

test('a deleted course is said to be gone wherever it is named, and no other course is proposed', async () => {
  const reported = await advices(goneAid);
  expect(reported.filter((line) => line.includes('Did you mean'))).toEqual([]);
  const gone = 'The course "first-aid" is gone: there is no file courses/first-aid.yaml any more.';
  expect(reported).toContain(`link/unknown-course catalogue.yaml: ${gone} Put the file back, or delete this line.`);
  expect(reported).toContain(`link/unknown-course schedule.yaml: ${gone} Put the file back, or delete this session.`);
});

test('the address of a deleted course is redirected to the catalogue, not to another course', async () => {
  const lost = (await advices(goneAid)).filter((line) => line.startsWith('link/lost-address')).join('\n');
  expect(lost).toContain('{ from: /courses/first-aid, to: /courses }');
});

test('without a record of addresses, a course that the catalogue lists is gone as well', async () => {
  const reported = await advices({ ...goneAid, 'addresses.yaml': undefined });
  expect(reported.filter((line) => line.includes('advanced'))).toEqual([]);
  expect(reported.join('\n')).toContain('delete this session');
});

test('a course that was renamed is proposed under its new name', async () => {
  const reported = await advices({
    ...goneAid,
    'courses/advanced-first-aid.yaml': undefined,
    'courses/first-aid-basics.yaml': aid.replace('slug: first-aid', 'slug: first-aid-basics'),
    'catalogue.yaml': read('catalogue.yaml').replace('- first-aid', '- first-aid-basics'),
  });
  expect(reported.join('\n')).toContain('If it was renamed, write "first-aid-basics".');
  expect(reported.join('\n')).toContain('{ from: /courses/first-aid, to: /courses/first-aid-basics }');
});
