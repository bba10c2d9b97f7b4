// The key facts of a course: what its fields say to visitors, to search engines and to the search of the site.
import { expect, test } from 'vitest';
import { SEARCH_FILE } from '../../../../src/app/navigation/page-address.ts';
import { changedProvider, edited } from '../../../support/content/changed-provider.ts';

const FILE = 'courses/first-aid.yaml';

const fields = {
  code: 'FA-101',
  prerequisites: ['Aged 16 or over', 'A medical check'],
  credential: 'First Aider',
  minimum: 6,
  bookBy: 14,
  validFor: { years: 3 },
  leadsTo: ['child-care', 'fire-safety'],
  accreditations: ['Board of Example Training', { name: 'Example Register', url: 'https://register.example.org/1234' }],
  facts: [{ label: 'Manikins', value: 'One for two participants' }],
};

async function courseWith(changes: Readonly<Record<string, unknown>>) {
  const { diagnostics, pageAt } = await changedProvider(edited(FILE, changes));
  const page = pageAt('/courses/first-aid');
  return {
    diagnostics,
    facts: (page?.page.props as { readonly course: { readonly facts: unknown } } | undefined)?.course.facts,
    data: page?.head.jsonLd[0],
  };
}

test('every field is a key fact in words, before those of the provider', async () => {
  const { diagnostics, facts } = await courseWith(fields);
  expect(diagnostics).toEqual([]);
  expect(facts).toEqual([
    { label: 'Prerequisites', value: [{ text: 'Aged 16 or over' }, { text: 'A medical check' }] },
    { label: 'Certificate awarded', value: 'First Aider' },
    { label: 'Certificate valid for', value: '3 years' },
    {
      label: 'Accredited by',
      value: [
        { text: 'Board of Example Training' },
        { text: 'Example Register', to: 'https://register.example.org/1234' },
      ],
    },
    {
      label: 'Leads to',
      value: [
        { text: 'First Aid for Children', to: '/courses/child-care' },
        { text: 'Fire Safety', to: '/courses/3' },
      ],
    },
    { label: 'Course code', value: 'FA-101' },
    { label: 'Minimum number of participants', value: '6' },
    { label: 'Book by', value: '14 days before the start' },
    ...fields.facts,
  ]);
});

test('search engines are given code, prerequisites, and the certificate with its validity and who recognizes it', async () => {
  const { data } = await courseWith(fields);
  expect(data).toMatchObject({
    courseCode: 'FA-101',
    coursePrerequisites: ['Aged 16 or over', 'A medical check'],
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: 'First Aider',
      validFor: 'P3Y',
      recognizedBy: [
        { '@type': 'Organization', name: 'Board of Example Training' },
        { '@type': 'Organization', name: 'Example Register', url: 'https://register.example.org/1234' },
      ],
    },
  });
});

test('a body that accredits a course says of no certificate that it is given', async () => {
  const { data } = await courseWith({ credential: undefined, accreditations: ['Board of Example Training'] });
  expect(data).not.toHaveProperty('educationalCredentialAwarded');
});

test('a validity in months, and one prerequisite in a list, are said as one value', async () => {
  const { facts, data } = await courseWith({ validFor: { months: 18 }, prerequisites: ['A medical check'] });
  expect(facts).toContainEqual({ label: 'Certificate valid for', value: '18 months' });
  expect(data).toMatchObject({
    coursePrerequisites: 'A medical check',
    educationalCredentialAwarded: { validFor: 'P18M' },
  });
});

test('the search of the catalogue and of the site finds the code', async () => {
  const { diagnostics, pageAt, fileAt } = await changedProvider({
    ...edited(FILE, { code: 'FA-101' }),
    ...edited('site.yaml', { header: { search: 'site' } }),
  });
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(pageAt('/courses')?.page.props)).toContain('FA-101');
  expect(fileAt(SEARCH_FILE)).toMatch(/"words":"FA-101 /);
});

test('a course without these fields has no key facts', async () => {
  expect((await courseWith({ prerequisites: undefined, credential: undefined })).facts).toEqual([]);
});

test.each([
  [{ leadsTo: ['child-car'] }, 'link/unknown-course', '/leadsTo/0'],
  [{ validFor: { years: 3, months: 6 } }, 'schema/wrong-length', '/validFor'],
  [{ bookBy: 0 }, 'schema/out-of-range', '/bookBy'],
  [{ accreditations: [{ url: 'https://register.example.org/1234' }] }, 'schema/missing-field', '/accreditations/0'],
])('%j is reported as %s at its place', async (changes, code, pointer) => {
  const { diagnostics } = await courseWith(changes);
  expect(diagnostics.map((found) => [found.code, found.location.pointer])).toEqual([[code, pointer]]);
});
