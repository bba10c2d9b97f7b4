// Levels and languages in words.
import { expect, test } from 'vitest';
import { levelTexts } from '../../../../generator/features/course/course-cards.ts';
import { makeTextFormat } from '../../../../generator/features/shell/text-format.ts';
import { linkTiny } from '../../../support/content/tiny-plan.ts';

const { settings, messages } = await linkTiny();

test.each([
  [['en', 'ar'], 'en-GB', 'English, Arabic'],
  [['en', 'ar'], 'fr-FR', 'anglais et arabe'],
  [['pt-BR'], 'en-GB', 'Brazilian Portuguese'],
])('the languages %o in %s', (codes, locale, expected) => {
  const format = makeTextFormat({ ...settings, locale }, messages);
  expect(format.list(format.languageNames(codes))).toBe(expected);
});

test.each([
  ['Beginner', ['Débutant']],
  [
    ['Beginner', 'Masterclass'],
    ['Débutant', 'Masterclass'],
  ],
  ['Grade 5', ['Grade 5']],
  [undefined, []],
])('the level %o in words', (level, expected) => {
  const levels = { ...messages.course.levels, beginner: 'Débutant' };
  const translated = { ...messages, course: { ...messages.course, levels } };
  expect(levelTexts(level === undefined ? {} : { level }, { messages: translated })).toEqual(expected);
});
