// Levels and languages in words.
import { expect, test } from 'vitest';
import { languageNames } from '../../../generator/plan/language-names.ts';
import { levelTexts } from '../../../generator/plan/level-text.ts';
import { linkTiny } from '../../support/tiny-plan.ts';

const { settings, messages } = await linkTiny();

test.each([
  [['en', 'ar'], 'en-GB', 'English, Arabic'],
  [['en', 'ar'], 'fr-FR', 'anglais et arabe'],
  [['pt-BR'], 'en-GB', 'Brazilian Portuguese'],
  [[], 'en-GB', undefined],
  [undefined, 'en-GB', undefined],
])('the languages %o in %s', (codes, locale, expected) => {
  expect(languageNames(codes, { site: { settings: { ...settings, locale } } })).toBe(expected);
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
