// A link to a part of a page is judged by the check, at its own line, with the parts that the page has.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');

const privacy = `template: text
title: Privacy notice
intro: What we keep, and for how long we keep it; how to have it deleted.
text: |
  ## What we **keep**

  LINK

  > ### Your rights
`;

async function found(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date('2026-01-01T12:00:00Z') });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ code, message, advice, location: { file, start } }) => `${code} ${file}:${start.line} ${message} ${advice}`,
    );
}

const inText = (target: string): Files => ({ 'pages/privacy.yaml': privacy.replace('LINK', `[x](${target})`) });

const inCourse = (target: string): Files => ({
  'courses/first-aid.yaml': read('courses/first-aid.yaml').replace('](/schedule)', `](${target})`),
});

test.each([
  inText('#what-we-keep'),
  inText('#your-rights'),
  inText('/privacy#your-rights'),
  inText('#main'),
  inText('/courses#safety'),
  inText('/courses?category=safety#safety'),
  inText('/courses/first-aid#curriculum'),
  inText('/courses/first-aid#'),
  inText('https://example.com/#nothing'),
  inText('/media/logo.svg#nothing'),
  inText('/aid#nothing'),
  inText('/register?course=First+Aid&session=first-aid-2026-02#s-first-aid-2026-02'),
  inCourse('/contact#main'),
])('a part that is there, or that cannot be known: %j', async (files) => {
  expect(await found(files)).toEqual([]);
});

test('a category with the name of a part of every page has an id of its own', async () => {
  const named = (id: string): Files => ({
    'catalogue.yaml': read('catalogue.yaml').replace('id: safety', `id: ${id}`),
  });
  expect(await found({ ...named('main'), ...inText('/courses#main-courses') })).toEqual([]);
  expect(await found({ ...named('announcement'), ...inText('/courses#announcement-courses') })).toEqual([]);
});

const code = 'link/unknown-fragment';

test.each([
  [
    inText('#your-right'),
    `${code} pages/privacy.yaml:7 The page /privacy has no part "#your-right". Did you mean "#your-rights"?`,
  ],
  [
    inText('#nothing'),
    `${code} pages/privacy.yaml:7 The page /privacy has no part "#nothing". Write one of #what-we-keep, #your-rights.`,
  ],
  [
    inText('/courses#saftey'),
    `${code} pages/privacy.yaml:7 The page /courses has no part "#saftey". Did you mean "#safety"?`,
  ],
  [
    inText('/courses#x'),
    `${code} pages/privacy.yaml:7 The page /courses has no part "#x". Write one of #health, #health-basics, #safety, #safety-site.`,
  ],
  [
    inText('/contact#form'),
    `${code} pages/privacy.yaml:7 The page /contact has no part "#form". Delete "#form" from the link: no link can lead to a part of this page.`,
  ],
  [
    inText('/courses/child-care#curiculum'),
    `${code} pages/privacy.yaml:7 The page /courses/child-care has no part "#curiculum". Did you mean "#curriculum"?`,
  ],
])('a part that is not there: %j', async (files, expected) => {
  expect(await found(files)).toEqual([expected]);
});

test('a link of a course to its own page leads to a part that all its pages have', async () => {
  expect(await found(inCourse('#curriculum'))).toEqual([]);
  expect(await found(inCourse('#features'))).toEqual([
    expect.stringMatching(
      /^link\/unknown-fragment courses\/first-aid\.yaml:19 The page \/courses\/1 has no part "#features"\. Write one of #overview, #curriculum, #success-stories, #objectives, #sessions, #about, #key-facts, #trainers, #questions\.$/,
    ),
  ]);
});
