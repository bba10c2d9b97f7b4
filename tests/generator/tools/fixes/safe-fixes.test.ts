// What check --fix applies changes no meaning: comments stay, and of the data nothing but the mistake changes its notation.
// The mistakes of editors are fixed in editor-cases.test.ts, and the smallest mistake of each rule in rules.test.ts.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isFixable, type Fixable } from '../../../../generator/tools/fixes/fix-content.ts';
import { applyFixes } from '../../../../generator/model/apply-fixes.ts';
import { changedContent } from '../../../support/content/changed-content.ts';
import { casesIn, changesOf, type EditorCase } from '../../editor-cases/editor-case.ts';

const content = await changedContent(
  fileURLToPath(new URL('../../../../content', import.meta.url)),
  new Date('2025-11-01T12:00:00Z'),
);

/** The safe fixes of a case, with the text that each is for. */
async function fixesOf(one: EditorCase): Promise<readonly (readonly [string, Fixable])[]> {
  const changes = changesOf(one, content.textOf);
  const found = (await content.checkFiles(changes)).filter(isFixable);
  return found.map((fixable) => [
    String(changes[fixable.location.file] ?? content.textOf(fixable.location.file)),
    fixable,
  ]);
}

/** What may mean something else than the nearest that would be accepted. */
const doubtful: readonly EditorCase[] = [
  ...casesIn('courses/power-bi.yaml', [
    ['a price in another currency', 'price: 300', 'price: 300 USD'],
    ['a price with a sign', 'price: 300', 'price: $300'],
    ['a price with a sign and a space', 'price: 300', 'price: € 300'],
    ['an amount with a sign', 'price: 300', 'price: { options: [{ name: All, amount: €300 }] }'],
    ['a price before tax', 'price: 300', 'price: 300 + VAT'],
    ['a part of a price', 'price: 300', 'price: 10%'],
    ['thousands or decimals', 'price: 300', 'price: 1.200 OMR'],
    ['thousands or decimals with a comma', 'price: 300', 'price: 1,200'],
    ['a rating of a hundred', 'rating: 4.8', 'rating: 96%'],
    ['thousands in short', 'students: 540', 'students: 5k'],
    ['more than a figure', 'students: 540', 'students: 540+'],
    ['times', 'hours: 32', 'hours: 3 x 2 hours'],
    ['a typing error in the name of a field', 'hours: 32', 'hors: 32'],
    ['a note within a long text', '  ### Who should', '## TODO not agreed\n  ### Who should'],
    ['a note of one sign', '  ### Who should', '# TODO ask the trainer\n  ### Who should'],
    ['a value with a name and a value in quotes', 'hours: 32', 'hours: &h "32"'],
    ['a value with a name', 'hours: 32', 'hours: &h 32'],
    ['a text at whose closing quotation mark the file was cut off', /\n.*\n$/, '\ncredential: "Certificate of'],
    ['a month with its day', 'lastUpdated: "2025-06"', 'lastUpdated: "2025-06-14"'],
  ]),
  ...casesIn('site.yaml', [
    ['the south', 'latitude: 23.5955', 'latitude: 24.3643° S'],
    ['the south by its letter', 'latitude: 23.5955', 'latitude: 24.3643 S'],
    ['two telephone numbers', '"+968 2400 0101"', '"+968 2400 0101 / 02"'],
    ['an extension', '"+968 2400 0101"', '"+968 2400 0101 ext. 12"'],
    ['a colon within braces', '{ label: Contact, to: /contact }', '{ label: Contact: us, to: /contact }'],
    ['a zero for calls within the country', '"+968 2400 0101"', '"+968 (0)2400 0101"'],
    ['midnight or noon', 'opens: "09:00"', 'opens: 12 am'],
    ['a group that slipped to the margin', /address:\n {2}(.*\n) {2}(.*\n)/, 'address:\n$1$2'],
  ]),
  ...casesIn('forms.yaml', [['an e-mail address as a path', 'url: /submissions', 'url: enquiries@example.com']]),
  ...casesIn('schedule.yaml', [
    ['a month that there is not', 'startDate: "2025-11-28"', 'startDate: "2025-13-01"'],
    ['two days', 'startDate: "2025-11-28"', 'startDate: 2025-11-28 and 2025-12-05'],
    ['until a day', 'startDate: "2025-11-28"', 'startDate: until 28 November 2025'],
    ['one place or another', 'location: Muscat', 'venue: muscat'],
  ]),
];

describe('what may mean something else is left to its author', () => {
  test.each(doubtful)('$says', async (one) => {
    const found = await content.checkFiles(changesOf(one, content.textOf));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(isFixable)).toEqual([]);
  });
});

const sure: readonly (EditorCase & { readonly fixed: string })[] = [
  ...casesIn('courses/power-bi.yaml', [
    ['a unit that the field prints', 'hours: 32', 'hours: 32 hours', 'hours: 32\n'],
    ['one name for a list', 'trainers: [hiba-al-lawati]', 'trainers: hiba-al-lawati', 'trainers: [hiba-al-lawati]\n'],
    [
      'a comment after a text with a colon',
      '  - "A Windows',
      '  - 32 hours: at the keyboard  # ask\n  - "A Windows',
      '  - "32 hours: at the keyboard"  # ask\n',
    ],
  ]),
  ...casesIn('site.yaml', [['a minus sign', 'latitude: 23.5955', 'latitude: −23.5955', 'latitude: -23.5955\n']]),
  ...casesIn('schedule.yaml', [
    ['the usual name of the first day', 'startDate: "2025-11-28"', 'date: "2025-11-28"', 'startDate: "2025-11-28"\n'],
  ]),
].map((one) => ({ ...one, fixed: one.codes.join(' ') }));

test.each(sure)('$says is corrected', async ({ fixed, ...one }) => {
  const [[text, fixable] = ['', undefined]] = await fixesOf(one);
  expect(applyFixes(text, fixable ? [fixable] : []).text).toContain(fixed);
});
