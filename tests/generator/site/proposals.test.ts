// What is proposed leads out of the mistake, and does not look like what is written.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');
const changed = (file: string, from: string | RegExp, to: string): Files => ({ [file]: read(file).replace(from, to) });
const aid = read('courses/first-aid.yaml');

test.each<{ says: string; files: Files; message: RegExp; advice: RegExp }>([
  {
    says: 'a slug with a zero-width space',
    files: changed('schedule.yaml', 'course: first-aid', 'course: "first\u200b-aid"'),
    message: /"first\(U\+200B\)-aid"/,
    advice: /^Did you mean "first-aid"\?$/,
  },
  {
    says: 'a slug with a space that does not break',
    files: changed('schedule.yaml', 'course: first-aid', 'course: "first-aid\u00a0"'),
    message: /"first-aid\(U\+00A0\)"/,
    advice: /^Did you mean "first-aid"\?$/,
  },
  {
    says: 'an e-mail address with a zero-width space',
    files: changed('site.yaml', 'email: hello@', 'email: hello\u200b@'),
    message: /\(U\+200B\)@/,
    advice: /^Did you mean "hello@example\.com"\?/,
  },
  {
    says: 'a price with a space that does not break',
    files: changed('courses/first-aid.yaml', 'price: 120', 'price: 120\u00a0'),
    message: /"120\(U\+00A0\)"/,
    advice: /^Write the figure alone: 120\.$/,
  },
  {
    says: 'a year where a month is wanted',
    files: changed('courses/first-aid.yaml', 'lastUpdated: "2025-06"', 'lastUpdated: 2025'),
    message: /^Expected a month written as year-month, but found 2025\.$/,
    advice: /"2025-06"/,
  },
  {
    says: 'an old address in full',
    files: changed('redirects.yaml', /from: \S+/, `from: ${/^origin: (.*)$/m.exec(read('site.yaml'))?.[1]}/old`),
    message: /not an address on this site/,
    advice: /^Did you mean "\/old"\?/,
  },
  {
    says: 'a field with another name',
    files: changed('courses/first-aid.yaml', 'price: 120', 'fee: 120'),
    message: /no field "fee"/,
    advice: /^Did you mean "price"\?$/,
  },
  {
    says: 'a course file with spaces and capitals',
    files: { 'courses/first-aid.yaml': undefined, 'courses/First Aid.yaml': aid },
    message: /disagree/,
    advice: /^Rename the file to first-aid\.yaml\.$/,
  },
  {
    says: 'a copy of a course file',
    files: { 'courses/first-aid copy.yaml': aid },
    message: /disagree/,
    advice: /^Rename the file to first-aid-copy\.yaml\. Write slug: first-aid-copy, or delete the copy/,
  },
  {
    says: 'a city for a time zone',
    files: changed('site.yaml', /^timeZone: .*$/m, 'timeZone: Muscat'),
    message: /no time zone "Muscat"/,
    advice: /^Did you mean "Asia\/Muscat"\?$/,
  },
])('$says', async ({ files, message, advice }) => {
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date(0) });
  const found = diagnostics.find((problem) => message.test(problem.message));
  expect(found?.message, diagnostics.map((problem) => problem.message).join('\n')).toMatch(message);
  expect(found?.advice).toMatch(advice);
});
