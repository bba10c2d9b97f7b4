import { expect, test } from 'vitest';
import { questionsData, questionsOf } from '../../../../generator/features/pages/questions.ts';
import { splitExtras } from '../../../../generator/features/pages/content-pages.ts';
import { invariant } from '../../../../generator/base/invariant.ts';
import { contextOfTiny } from '../../../support/content/tiny-plan.ts';

const questions = [{ question: 'Where < when?', answer: 'See the **dates** of [First Aid](/courses/first-aid).' }];

test('visitors get HTML with links below the base', async () => {
  expect(questionsOf(questions, await contextOfTiny({}, '/sub/'))).toEqual([
    {
      question: 'Where < when?',
      answerHtml: '<p>See the <strong>dates</strong> of <a href="/sub/courses/first-aid">First Aid</a>.</p>',
    },
  ]);
});

test('search engines get whole links', async () => {
  expect(questionsData(questions, await contextOfTiny({}, '/sub/'))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Where < when?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: '<p>See the <strong>dates</strong> of <a href="https://harbour.example.com/sub/courses/first-aid">First Aid</a>.</p>',
          },
        },
      ],
    },
  ]);
});

test('on a host with folders, whole links end with a slash', async () => {
  const context = await contextOfTiny({ layout: 'folders' }, '/sub/');
  expect(JSON.stringify(questionsData(questions, context))).toContain('.com/sub/courses/first-aid/\\">First Aid');
});

test.each([undefined, []])('without questions (%j) there is nothing', async (none) => {
  const context = await contextOfTiny();
  expect(questionsOf(none, context)).toBeUndefined();
  expect(questionsData(none, context)).toEqual([]);
});

test('the words of a page are given to it without its Markdown', async () => {
  const context = await contextOfTiny();
  const page = context.site.pages.find(({ words }) => words.template === 'contact');
  invariant(page, 'the tiny provider has a contact page');
  const { words, extras } = splitExtras(Object.assign({}, page.words, { questions }), context);
  expect(words).toEqual(page.words);
  expect(extras.questions).toHaveLength(1);
});
