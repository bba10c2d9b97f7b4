// Questions of a course and of pages: opened natively, linkable, readable by search engines.
import { beforeAll, expect, inject, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { structuredDataAt } from '../../support/html/built-site.ts';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { visit } from '../../support/browser/visit.ts';

const questions = [
  { question: 'Faut-il un ordinateur ?', answer: 'Non.\n\n- Un poste par personne\n- [Nous écrire](/contact)' },
  { question: 'Une-question-très-longue-'.repeat(8), answer: 'Oui, et `sans-aucune-espace-'.repeat(8) },
];

let url: string;

beforeAll(async () => {
  url = await openOtherProvider(({ edit }) => {
    edit('courses/portrait-professionnel.yaml', { questions });
    for (const page of ['home', 'contact', 'a-propos', 'formation-sur-mesure'])
      edit(`pages/${page}.yaml`, { questions });
    edit('courses/prise-de-son.yaml', { questions: [] });
  });
});

const course = '/courses/portrait-professionnel';
const pages = ['/', '/contact', '/formation-sur-mesure', course, '/a-propos'];

test.each(everyNth(pages, 5))(
  'the questions of %s fit on a phone and a wide screen, without a violation',
  async (address) => {
    const { page, problems } = await visit(address, { url });
    for (const summary of await page.locator('#questions summary').all()) await summary.click();
    expect(await page.locator('#questions details[open]').count()).toBe(2);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

// A sample sees another page than the one above.
test.each(everyNth(pages.toReversed(), 5))(
  'the questions of %s open without scripts, and by the keyboard',
  async (address) => {
    const { page } = await visit(address, { url, hasScript: false });
    const [first, answer] = [page.locator('#questions summary').first(), page.getByText('Un poste par personne')];
    expect(await answer.isVisible()).toBe(false);
    await first.focus();
    await page.keyboard.press('Enter');
    expect(await answer.isVisible()).toBe(true);
  },
);

const typesOf = async (address: string, at = url): Promise<readonly unknown[]> =>
  (await structuredDataAt(address, at)).map((data) => data['@type']);

test('search engines read the questions of pages that have some, and of no other', async () => {
  expect(await typesOf(course)).toContain('FAQPage');
  expect(await typesOf('/contact')).toContain('FAQPage');
  // Those of the sample for companies, and of an overview.
  for (const address of ['/custom-corporate', '/soft-skills'])
    expect(await typesOf(address, inject('url'))).toContain('FAQPage');
  for (const address of ['/courses/prise-de-son', '/schedule']) expect(await typesOf(address)).not.toContain('FAQPage');
});

test('a course without questions shows nothing of them', async () => {
  const htmlOf = async (address: string): Promise<string> => (await fetch(new URL(address, url))).text();
  expect(await htmlOf(course)).toMatch(/id="questions"/);
  expect(await htmlOf('/courses/prise-de-son')).not.toMatch(/id="questions"|href="[^"]*#questions"/);
});
