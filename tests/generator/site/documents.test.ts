// Documents and videos of the media folder: named by courses and pages, or linked from a text; published only then.
import { copyFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { planOf } from '../../../generator/build/pipeline/check.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const photograph = fileURLToPath(new URL('../../fixtures/privacy/desk.jpg', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');
const now = new Date('2026-01-01T12:00:00Z');

const pdf = '%PDF-1.7\n';
const mp4 = '\0\0\0\x18ftypisom';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** Adds lines to a course or page. */
const withLines = (file: string, lines: string): Files => ({ [file]: `${read(file)}${lines}\n` });

const course = 'courses/first-aid.yaml';
const withDocument = (name: string): Files => withLines(course, `documents:\n  - file: '${name}'\n    title: Outline`);
const withVideo = (url: string, more = ''): Files =>
  withLines(course, `video: { url: '${url}', title: A class${more} }`);
const withLink = (target: string): Files =>
  withLines('pages/contact.yaml', `questions: [{ question: What?, answer: '[The file](${target})' }]`);

async function found(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now });
  return diagnostics.map(({ code, message, advice, location }) => `${code} ${location.file} ${message} ${advice}`);
}

test.each<[string, Files]>([
  ['a document', { ...withDocument('media/outline.pdf'), 'media/outline.pdf': pdf }],
  ['a document with a slash before it', { ...withDocument('/media/outline.pdf'), 'media/outline.pdf': pdf }],
  [
    'a document of a page',
    { ...withLines('pages/contact.yaml', 'documents: [{ file: media/map.pdf, title: Map }]'), 'media/map.pdf': pdf },
  ],
  ['a link to a document', { ...withLink('/media/outline.pdf'), 'media/outline.pdf': pdf }],
  ['a link to a page of a document', { ...withLink('/media/outline.pdf#page=2'), 'media/outline.pdf': pdf }],
  ['a link to a picture', withLink('/media/logo.svg')],
  [
    'a video of its own',
    { ...withVideo('media/class.mp4', ', still: media/still.svg'), 'media/class.mp4': mp4, 'media/still.svg': svg },
  ],
  ['a video elsewhere', withVideo('https://www.youtube.com/watch?v=aBcDeFgHiJk')],
])('%s that is there is silent', async (_, files) => {
  expect(await found(files)).toEqual([]);
});

const one = [
  ['missing', withDocument('media/outline.pdf'), /^link\/missing-media courses\/first-aid\.yaml There is no file/],
  [
    'nearly its name',
    { ...withDocument('media/outlines.pdf'), 'media/outline.pdf': pdf },
    /Did you mean "media\/outline\.pdf"/,
  ],
  ['a link to nothing', withLink('/media/outline.pdf'), /^link\/missing-media pages\/contact\.yaml There is no file/],
  [
    'a format of its own',
    { ...withDocument('media/outline.pages'), 'media/outline.pages': pdf },
    /^link\/unusable-document .*not a document that can be published\. Save it as PDF/,
  ],
  ['a picture', { ...withDocument('media/plan.svg'), 'media/plan.svg': svg }, /^link\/unusable-document/],
  ['a video', { ...withDocument('media/class.mp4'), 'media/class.mp4': mp4 }, /^link\/unusable-document/],
  ['a link to a program', { ...withLink('/media/setup.exe'), 'media/setup.exe': 'MZ' }, /^link\/unusable-document/],
  [
    'capitals and spaces',
    { ...withDocument('media/My Outline.PDF'), 'media/My Outline.PDF': pdf },
    /Rename the file to "media\/my-outline\.pdf"/,
  ],
  [
    'a link with spaces',
    { ...withLink('/media/My%20Outline.pdf'), 'media/My Outline.pdf': pdf },
    /Rename the file to "media\/my-outline\.pdf"/,
  ],
  [
    'another folder',
    { ...withDocument('courses/outline.pdf'), 'courses/outline.pdf': pdf },
    /not in the media folder\. Put .* "media\/outline\.pdf"/,
  ],
  ['a video that is missing', withVideo('media/class.webm'), /^link\/missing-media .* There is no file/],
  [
    'a still that is missing',
    withVideo('https://vimeo.com/123456', ', still: media/still.jpg'),
    /^link\/missing-media .* There is no picture/,
  ],
  [
    'captions that are missing',
    withVideo('https://example.com/a.mp4', ', captions: media/class.vtt'),
    /^link\/missing-media/,
  ],
  [
    'an empty file',
    { ...withLink('/media/outline.pdf'), 'media/outline.pdf': '' },
    /^load\/empty-document media\/outline\.pdf/,
  ],
  [
    'another format inside',
    { ...withLink('/media/outline.pdf'), 'media/outline.pdf': 'PK\x03\x04' },
    /its content is not PDF/,
  ],
  ['used by nothing', { 'media/draft.pdf': pdf }, /^link\/unused-media media\/draft\.pdf Nothing uses the document/],
] as const;

test.each<readonly [string, Files, RegExp]>(one)('%s is one problem', async (_, files, expected) => {
  expect(await found(files)).toEqual([expect.stringMatching(expected)]);
});

/** What is published as it is, of content to which a photograph is added under these names. */
const published = async (files: Files, photographs: readonly string[] = []): Promise<readonly string[]> => {
  const content = site(files, tiny);
  for (const name of photographs) copyFileSync(photograph, `${content}/${name}`);
  const { plan } = await planOf({ content, now, base: '/' });
  return plan?.media ?? [];
};

test('what something names is published under its own name, and a draft is not', async () => {
  expect(
    await published({ ...withDocument('media/outline.pdf'), 'media/outline.pdf': pdf, 'media/draft.pdf': pdf }),
  ).toEqual(['media/logo.svg', 'media/outline.pdf']);
});

test('a picture is published as it is where a link leads to it, and only there', async () => {
  const picture = ['media/desk.jpg'];
  expect(await published(withLink('/media/desk.jpg'), picture)).toContain('media/desk.jpg');
  const shown = read(course).replace('objectives:', 'image: { file: media/desk.jpg, alt: A desk }\nobjectives:');
  expect(await published({ [course]: shown }, picture)).not.toContain('media/desk.jpg');
});
