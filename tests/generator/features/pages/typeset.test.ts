// What editors type, and what pages show of it.
import { expect, test } from 'vitest';
import { typesetIn } from '../../../../generator/features/pages/typeset.ts';
import { planOf } from '../../../support/content/plan-of.ts';

test.each([
  ["You don't need the company's laptop.", 'You don’t need the company’s laptop.'],
  ["The trainers' notes, two weeks' work.", 'The trainers’ notes, two weeks’ work.'],
  ['Ask "why?" and "how", not "why not".', 'Ask “why?” and “how”, not “why not”.'],
  ["Ask 'why?', and don't wait.", 'Ask ‘why?’, and don’t wait.'],
  ['**"Bold"** and ("in brackets")', '**“Bold”** and (“in brackets”)'],
  ['See "[the *plan*](/plan "It\'s a plan")".', 'See “[the *plan*](/plan "It\'s a plan")”.'],
  ['Write `"it\'s"`, or:\n```\nname: "it\'s"\n```', 'Write `"it\'s"`, or:\n```\nname: "it\'s"\n```'],
  ["https://example.com/it's and /it's", "https://example.com/it's and /it’s"],
  ["/courses?course=it's", "/courses?course=it's"],
  ['A 6" pipe and a 19" rack, 5\' wide', 'A 6" pipe and a 19" rack, 5\' wide'],
  ['A stray " in one\n\nparagraph" here', 'A stray " in one\n\nparagraph" here'],
])('English: %s', (typed, shown) => {
  expect(typesetIn('en-GB')(typed)).toBe(shown);
  expect(typesetIn('de')(typed)).toBe(typed);
});

test.each([
  ["L'atelier : « qui ? »", 'L’atelier\u202F: «\u202Fqui\u202F?\u202F»'],
  ['Venez ! 3 jours ; 20 places', 'Venez\u202F! 3 jours\u202F; 20 places'],
  ['Voir ![le plan](media/a.jpg)', 'Voir ![le plan](media/a.jpg)'],
  ['| a | b |\n| :-- | --: |', '| a | b |\n| :-- | --: |'],
])('French: %s', (typed, shown) => {
  expect(typesetIn('fr')(typed)).toBe(shown);
});

test.each([
  ['اتصل على +968 2400 0101 اليوم', 'اتصل على \u2066+968 2400 0101\u2069 اليوم'],
  ['اتصل على +96824000101.', 'اتصل على \u2066+96824000101\u2069.'],
  ['2400 0101 هو رقمنا', '\u20662400 0101\u2069 هو رقمنا'],
  ['رقمنا ٢٤٠٠ ٠١٠١', 'رقمنا \u2066٢٤٠٠ ٠١٠١\u2069'],
  [
    '[اتصل بنا على +968 2400 0101](tel:+968 2400 0101)',
    '[اتصل بنا على \u2066+968 2400 0101\u2069](tel:+968 2400 0101)',
  ],
  ['+968 2400 0101', '+968 2400 0101'],
  ['أكثر من +300 برنامج في عام 2026، بسعر 1,250 ريالًا', 'أكثر من +300 برنامج في عام 2026، بسعر 1,250 ريالًا'],
])('Arabic: %s', (typed, shown) => {
  expect(typesetIn('ar-OM')(typed)).toBe(shown);
});

test.each([
  ['en', "](it's "],
  ['en', "< it's "],
  ['en', "[ it's\n"],
  ['fr', ' ](a ;'],
  ['ar', 'call 2400 0101 '],
  ['ar', 'اتصل على 2400 0101 '],
])('in %s, a long text of "%s" is typeset in time that grows with its length', (language, part) => {
  const began = performance.now();
  typesetIn(language)(part.repeat(200_000 / part.length));
  expect(performance.now() - began).toBeLessThan(2000);
});

test('data keeps its form, its choices, and what needs no change', () => {
  const course = { title: "It's", list: [{ note: 'plain' }], choices: ["Don't know"] };
  const set = typesetIn('en')(course);
  expect(set).toEqual({ ...course, title: 'It’s' });
  expect(set.list).toBe(course.list);
});

const stringsIn = (data: unknown): readonly string[] =>
  typeof data === 'string' ? [data] : Object.values(Object(data)).flatMap(stringsIn);

test('no page of the sample has a typewriter apostrophe, but for the one text that is fixed', async () => {
  const { pages, notFound, shell } = await planOf('content');
  const texts = stringsIn([pages, notFound, shell]);
  const straight = new Set(texts.filter((text) => /[a-z]'[a-z]/.test(text)));
  expect([...straight]).toEqual(["The course you're looking for doesn't exist."]);
  expect(texts.filter((text) => /[a-z]’[a-z]/.test(text)).length).toBeGreaterThan(100);
});
