// One mistake, one diagnostic: what is broken in one file is not reported again by the files that refer to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(join(tiny, file), 'utf8');

async function reported(files: Files, now = new Date(0)): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now });
  return diagnostics.map(({ code, location: { file, start } }) => `${code} ${file}:${start.line}`);
}

const fire = read('courses/fire-safety.yaml');
const aid = read('courses/first-aid.yaml');
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const withLogo = (logo: string): string => read('site.yaml').replace(/^(logo: ).*$/m, `$1${logo}`);
/** A file that refers to everything that the changed course stands for. */
const seo = `${read('seo.yaml')}  /courses/3:\n    description: Fires are put out best before they burn, and this short course shows how that is done.\n`;
const links = read('courses/child-care.yaml').replace('(/schedule)', '(/courses/3) or [aid](/courses/1)');

test.each<{ says: string; files: Files; expected: readonly string[] }>([
  { says: 'nothing', files: {}, expected: [] },
  {
    says: 'a course with a wrong value keeps its number and its links',
    files: { 'courses/fire-safety.yaml': fire.replace('hours: 4', 'hours: four') },
    expected: ['schema/wrong-type courses/fire-safety.yaml:6'],
  },
  {
    says: 'a course that is not YAML keeps its number and its links',
    files: { 'courses/fire-safety.yaml': fire.replace('label: Safety', 'label: "Safety') },
    expected: ['yaml/unclosed-quote'],
  },
  {
    says: 'an empty course keeps its address',
    files: { 'courses/first-aid.yaml': '' },
    expected: ['yaml/empty-file courses/first-aid.yaml:1'],
  },
  {
    says: 'broken redirects lose no address',
    files: { 'redirects.yaml': read('redirects.yaml').replace('to:', 'too:') },
    expected: ['schema/unknown-field redirects.yaml:3'],
  },
  {
    says: 'without redirects, the addresses that they answered are lost',
    files: { 'redirects.yaml': undefined },
    expected: ['link/lost-address addresses.yaml:5'],
  },
  {
    says: 'a page that is left out is supplied, so that links to it lead somewhere',
    files: { 'pages/contact.yaml': undefined },
    expected: [],
  },
  {
    says: 'redirects in a circle are reported once, whatever leads into it',
    files: {
      'redirects.yaml': 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /c }\n  - { from: /c, to: /b }\n',
      'addresses.yaml': undefined,
    },
    expected: ['address/no-record', 'link/redirect-loop redirects.yaml:2'],
  },
  {
    says: 'a lost address is not reported at the links to it',
    files: {
      'redirects.yaml': 'redirects: []\n',
      'pages/schedule.yaml': read('pages/schedule.yaml').replace('to: /contact', 'to: /aid'),
    },
    expected: ['link/lost-address addresses.yaml:5'],
  },
  {
    says: 'two courses of one title are not reported as two equal titles for search engines as well',
    files: { 'courses/first-aid.yaml': aid.replace('title: First Aid', 'title: First Aid for Children') },
    expected: ['link/duplicate-title courses/first-aid.yaml:3'],
  },
  {
    says: 'a broken site.yaml makes nothing else wrong',
    files: { 'site.yaml': read('site.yaml').replace('founded: 2001', 'founded: long ago') },
    expected: ['schema/wrong-type site.yaml:6'],
  },
  {
    says: 'a course that the catalogue misspells is not missed there as well',
    files: { 'catalogue.yaml': read('catalogue.yaml').replace('first-aid', 'frist-aid') },
    expected: ['link/unknown-course'],
  },
  {
    says: 'the page of a misspelt template is not missed as well',
    files: { 'pages/contact.yaml': read('pages/contact.yaml').replace('template: contact', 'template: contcat') },
    expected: ['schema/not-allowed'],
  },
  {
    says: 'a page without a template is not missed as well',
    files: { 'pages/contact.yaml': read('pages/contact.yaml').replace('template: contact', 'template:') },
    expected: ['schema/missing-value'],
  },
  {
    says: 'texts for search engines under a misspelt address are not missed at the page as well',
    files: { 'seo.yaml': seo.replace('  /schedule:', '  /scheduel:') },
    expected: ['link/unknown-page'],
  },
  {
    says: 'a course with another number is lost at its old address, and its new one is reported when that is corrected',
    files: {
      'courses/first-aid.yaml': aid.replace('id: 1', 'id: 99'),
      'courses/child-care.yaml': read('courses/child-care.yaml'),
    },
    expected: ['link/lost-address'],
  },
  {
    says: 'a picture that cannot be read is not also missing',
    files: { 'media/logo.svg': 'not a drawing' },
    expected: ['load/unreadable-picture media/logo.svg:1'],
  },
  {
    says: 'a picture that is misspelt is not also unused',
    files: { 'site.yaml': withLogo('media/lgoo.svg'), 'media/logo.svg': picture },
    expected: ['link/missing-media'],
  },
  {
    says: 'a picture that is named in a wrong way is not also unused',
    files: { 'site.yaml': withLogo('[media]'), 'media/logo.svg': picture },
    expected: ['schema/wrong-type'],
  },
  {
    says: 'a course file of another name is reported there only, whoever names the course',
    files: { 'courses/first-aid.yaml': undefined, 'courses/aid.yaml': aid },
    expected: ['link/slug-mismatch courses/aid.yaml:1'],
  },
  {
    says: 'a copy of a course that keeps its slug is reported by that, not by its title as well',
    files: { 'courses/second-aid.yaml': aid },
    expected: ['link/slug-mismatch courses/second-aid.yaml:1'],
  },
  {
    says: 'files with another ending are reported as such, whoever needs them',
    files: {
      'courses/first-aid.yaml': undefined,
      'courses/first-aid.yml': aid,
      'messages/en.yaml': undefined,
      'messages/en.YAML': read('messages/en.yaml'),
      'pages/contact.yaml': undefined,
      'pages/contact.yml': read('pages/contact.yaml'),
    },
    expected: ['load/wrong-ending', 'load/wrong-ending', 'load/wrong-ending'],
  },
  {
    says: 'a course whose ending Windows hides is reported by that, whoever names it',
    files: { 'courses/first-aid.yaml': undefined, 'courses/first-aid.yaml.txt': aid },
    expected: ['load/wrong-ending courses/first-aid.yaml.txt:1'],
  },
  {
    says: 'the lock file of an open document is nothing',
    files: { 'courses/~$first-aid.yaml': '' },
    expected: [],
  },
  {
    says: 'a lost page is reported at its promise, not at the redirects to it',
    files: {
      'pages/contact.yaml': undefined,
      'pages/write.yaml': read('pages/contact.yaml'),
      'redirects.yaml': read('redirects.yaml') + '  - { from: /mail, to: /contact }\n',
    },
    expected: ['link/lost-address', 'text/missing-search-texts'],
  },
  {
    says: 'an address that is redirected twice is reported at the second redirect',
    files: { 'redirects.yaml': read('redirects.yaml') + '  - { from: /aid, to: /contact }\n' },
    expected: ['link/duplicate-address redirects.yaml:4'],
  },
  {
    says: 'an alias that is the number of another course is reported at the alias',
    files: { 'courses/first-aid.yaml': `${aid}aliases:\n  - /courses/3\n` },
    expected: ['link/duplicate-address'],
  },
])('$says', async ({ files, expected }) => {
  const found = await reported({ 'seo.yaml': seo, 'courses/child-care.yaml': links, ...files });
  expect(found.map((line, i) => (expected[i]?.includes(':') ? line : line.split(' ')[0]))).toEqual(expected);
});

test('a session is past when its last day is over in the provider’s time zone', async () => {
  const schedule = read('schedule.yaml')
    .replace(/endDate: .*/, 'endDate: "2026-05-05"')
    .replace(/startDate: .*/, 'startDate: "2026-05-04"');
  const past = async (now: string): Promise<boolean> =>
    (await reported({ 'schedule.yaml': schedule }, new Date(now))).some((line) =>
      line.startsWith('link/past-sessions'),
    );
  expect(await past('2026-05-05T22:00:00Z')).toBe(false);
  expect(await past('2026-05-05T23:30:00Z')).toBe(true);
});

test('the only new page takes the place of the only lost one', async () => {
  const files = { 'pages/contact.yaml': undefined, 'pages/write-to-us.yaml': read('pages/contact.yaml') };
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date(0) });
  const lost = diagnostics.find(({ code }) => code === 'link/lost-address');
  expect(lost?.advice).toContain('{ from: /contact, to: /write-to-us }');
});
