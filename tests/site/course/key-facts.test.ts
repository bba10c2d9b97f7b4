// What a course demands and leads to, on its page: each value in words, and next courses and registers as links.
import { expect, test } from 'vitest';
import { openFixture } from '../../support/browser/other-provider.ts';
import { structuredDataProblemsIn } from '../../support/html/structured-data-problems.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { visit } from '../../support/browser/visit.ts';

const { url, out, diagnostics } = await openFixture('second-provider', ({ edit }) =>
  edit('courses/montage-video.yaml', {
    code: 'MV-2',
    prerequisites: ['Un ordinateur portable', 'Le cours de prise de son'],
    minimum: 4,
    bookBy: 1,
    validFor: { years: 2 },
    leadsTo: ['retouche-photo'],
    accreditations: ['Office Exemple', { name: 'Registre Exemple', url: 'https://registre.example.org/12' }],
  }),
);

test('the page of a course has its key facts in the words of the site, and is built without a problem', async () => {
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(structuredDataProblemsIn(out)).toEqual([]);
  const { page, problems } = await visit('/courses/montage-video', { url });
  const facts = page.locator('#key-facts dl');
  const shown = (await facts.innerText()).replace(/[\u00a0\u202f]/g, ' ');
  for (const text of ['Un ordinateur portable', '2 ans', 'Office Exemple', 'MV-2', '1 jour avant le début'])
    expect(shown).toContain(text);
  expect(await facts.getByRole('link').allInnerTexts()).toEqual(['Registre Exemple', 'Retouche photo']);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect(problems).toEqual([]);
  await facts.getByRole('link', { name: 'Retouche photo' }).click();
  await page.waitForURL('**/courses/retouche-photo');
});
