import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../../src/app/navigation/near-addresses.ts';
import { startOf } from '../../../generator/model/diagnostic.ts';
import { unknownLevel } from '../../../generator/rules/words/course.ts';
import { nearest, hasSameWords, toSlug } from '../../../generator/rules/nearest.ts';

const known = ['capm', 'leed-green-associate', 'power-bi', 'primavera-6', '/courses/cad', 'media/hero.svg'];

test.each([
  ['capn', 'capm'],
  ['cpam', 'capm'],
  ['CAPM', 'capm'],
  ['cap', 'capm'],
  ['capms', 'capm'],
  ['leed-green-asociate', 'leed-green-associate'],
  ['leed-grene-asociate', 'leed-green-associate'],
  ['powerbi', 'power-bi'],
  ['primavera6', 'primavera-6'],
  ['primavera', undefined],
  ['primavera-7', undefined],
  ['/courses/cat', '/courses/cad'],
  ['/course/cad', '/courses/cad'],
  ['/courses/capm', undefined],
  ['media/heroo.svg', 'media/hero.svg'],
  ['media/logo.svg', undefined],
  ['', undefined],
  ['pmp', undefined],
  ['advanced-power-bi', undefined],
  ['power-bi-2', undefined],
  ['media/hero.png', 'media/hero.svg'],
])('%s is probably %s', (given, expected) => {
  expect(nearest(given, known)).toBe(expected);
});

test.each([
  ['six-sigma-green-belt', 'six-sigma-black-belt'],
  ['project-management', 'project-risk-management'],
  ['project-managment', 'project-risk-management'],
  ['/courses/33', '/courses/34'],
  ['ai-fundamentals', 'bi-fundamentals'],
])('%s is not taken for %s, which is something else', (given, other) => {
  expect(nearest(given, [other])).toBe(undefined);
});

test('of two that are equally near, the first is taken', () => {
  expect(nearest('cat', ['car', 'bat'])).toBe('car');
});

test('a short name may differ in one letter', () => {
  expect(nearest('id', ['is'])).toBe('is');
});

test('no shortcut changes the answer', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), maxLength: 8 });
  const property = fc.property(word, fc.array(word, { maxLength: 12 }), (name, words) => {
    const near = words
      .map((known) => ({ known, edits: editDistance(name, known), most: Math.max(name.length, known.length) / 3 }))
      .filter(({ edits, most, known }) => edits <= Math.max(1, Math.floor(most)) && hasSameWords(name, known));
    const least = Math.min(...near.map(({ edits }) => edits));
    const expected = near.find(({ edits }) => edits === least)?.known;
    expect(nearest(name, words)).toBe(expected);
    expect(nearest(name, new Set(words))).toBe(expected);
  });
  fc.assert(property, { seed: 20251101, numRuns: 2000 });
});

test('a limit only cuts off what lies beyond it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  const property = fc.property(word, word, fc.nat(6), (a, b, limit) => {
    const edits = editDistance(a, b);
    expect(editDistance(a, b, limit)).toBe(edits <= limit ? edits : Number.POSITIVE_INFINITY);
  });
  fc.assert(property, { seed: 20251101, numRuns: 2000 });
});

// Without its limits, the search would take longer than a test may.
test('a hundred wrong names among ten thousand are found', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `/courses/course-on-subject-${i}`);
  const words = new Set(names);
  for (const name of names.slice(0, 100)) expect(nearest(name.replace('course-', 'cuorse-'), words)).toBe(name);
});

test('a level with another figure or letter beside it is another level', () => {
  const known = new Set(['A1', 'Level 2', 'Beginner']);
  const at = startOf('courses/x.yaml');
  const adviceOn = (level: string): string => unknownLevel({ level, known, isOwn: true }, at).advice;
  expect(['C1', 'Level 3'].map(adviceOn).join('\n')).not.toContain('Did you mean');
  expect(adviceOn('a1')).toContain('Did you mean "A1"?');
  expect(adviceOn('Begginer')).toContain('Did you mean "Beginner"?');
});

test.each([
  ['Café & Küche', undefined, 'cafe-and-kuche'],
  ['Café & Küche', 'de-AT', 'cafe-und-kueche'],
  ['Jo\u0308rg Weiß', 'de', 'joerg-weiss'],
  ['Le cœur & les poumons', 'fr', 'le-coeur-et-les-poumons'],
  ['Łódź, Ærø', 'en', 'lodz-aero'],
  [`${'x'.repeat(69)} y`, 'en', 'x'.repeat(69)],
  [`${'x'.repeat(70)} y`, 'en', 'x'.repeat(70)],
  [`${'x'.repeat(60)} equipment`, 'en', `${'x'.repeat(60)}-equipment`],
  [`${'x'.repeat(60)} equipments of a works`, 'en', `${'x'.repeat(60)}`],
  ['x'.repeat(80), 'en', 'x'.repeat(70)],
  ['Охрана труда: 1С & Щёлково', 'ru', 'okhrana-truda-1s-i-shchyolkovo'],
  ['Гірські лижі', 'uk', 'hirski-lyzhi'],
  ['Ξενάγηση', 'el', 'xenagisi'],
])('%s in an address (%s)', (text, language, slug) => {
  expect(toSlug(text, language)).toBe(slug);
});
