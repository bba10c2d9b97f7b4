import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { knownVideo } from '../../../../generator/model/video.ts';
import { mediaOf, videoData } from '../../../../generator/features/pictures/page-media.ts';
import { responseHeaders } from '../../../../generator/features/shell/response-headers.ts';
import { makeTextFormat } from '../../../../generator/features/shell/text-format.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

const title = 'A class';
const youTube = 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk';
const vimeo = 'https://player.vimeo.com/video/123456';

test.each([
  ['https://www.youtube.com/watch?v=aBcDeFgHiJk', `${youTube}?rel=0`],
  ['https://m.youtube.com/watch?list=PL1&v=aBcDeFgHiJk&t=1m30s', `${youTube}?start=90&rel=0`],
  ['https://youtu.be/aBcDeFgHiJk?t=42', `${youTube}?start=42&rel=0`],
  ['https://www.youtube.com/shorts/aBcDeFgHiJk', `${youTube}?rel=0`],
  ['https://www.youtube-nocookie.com/embed/aBcDeFgHiJk', `${youTube}?rel=0`],
  ['https://vimeo.com/123456', `${vimeo}?dnt=1`],
  ['https://vimeo.com/123456/0a1b2c', `${vimeo}?h=0a1b2c&dnt=1`],
  ['https://player.vimeo.com/video/123456?h=0a1b2c', `${vimeo}?h=0a1b2c&dnt=1`],
  ['https://vimeo.com/channels/staffpicks/123456', `${vimeo}?dnt=1`],
])('%s is played by its platform, without cookies', (url, embedUrl) => {
  expect(knownVideo(url)).toMatchObject({ kind: 'frame', embedUrl, autoplayUrl: `${embedUrl}&autoplay=1` });
});

test.each([
  ['media/class.mp4', { kind: 'file', url: '/media/class.mp4' }],
  ['/media/class.webm', { kind: 'file', url: '/media/class.webm' }],
  [
    'https://cdn.example.com/class.mp4?v=2',
    { kind: 'file', host: 'cdn.example.com', url: 'https://cdn.example.com/class.mp4?v=2' },
  ],
  ['https://www.youtube.com/@provider', { kind: 'page', host: 'youtube.com' }],
  ['https://www.youtube.com/watch?v=short', { kind: 'page', host: 'youtube.com' }],
  ['https://peertube.example.org/w/abc', { kind: 'page', host: 'peertube.example.org' }],
  ['https://notyoutube.com/watch?v=aBcDeFgHiJk', { kind: 'page', host: 'notyoutube.com' }],
])('%s is %j', (url, known) => {
  expect(knownVideo(url)).toEqual(known);
});

test('a document says its type and its size in the words of the reader', async () => {
  const attachments = [{ file: 'media/outline.pdf', bytes: 1_234_567 }];
  const documents = [{ file: '/media/outline.pdf', title: 'Outline', note: 'With the timetable' }];
  expect(mediaOf({ documents }, await contextOfTiny({ attachments }))).toEqual({
    documents: [
      { title: 'Outline', note: 'With the timetable', href: '/media/outline.pdf', type: 'PDF', size: '1.2 MB' },
    ],
  });
  const { settings, messages } = await linkTiny();
  const sizes = (locale: string): readonly string[] =>
    [12, 84_400, 999_499, 999_600, 20_000_000].map((count) =>
      makeTextFormat({ ...settings, locale }, messages).bytes(count),
    );
  expect(sizes('en')).toEqual(['1 kB', '84 kB', '999 kB', '1 MB', '20 MB']);
  expect(sizes('fr').map((text) => text.replace(/\s/, ' '))).toEqual(['1 ko', '84 ko', '999 ko', '1 Mo', '20 Mo']);
});

test('what is absent leaves no trace', async () => {
  const context = await contextOfTiny();
  expect(mediaOf({}, context)).toEqual({});
  expect(mediaOf({ documents: [] }, context)).toEqual({});
  expect(mediaOf({ video: { url: 'media/class.mp4', title } }, context)).toEqual({
    video: { title, href: '/media/class.mp4', player: { kind: 'file' }, action: 'Play video: A class' },
  });
});

test('a video says how long it is, and where it is loaded from', async () => {
  const video = { url: 'https://vimeo.com/123456', title, minutes: 4, description: 'On paper.' };
  expect(mediaOf({ video }, await contextOfTiny()).video).toMatchObject({
    href: video.url,
    description: 'On paper.',
    duration: expect.stringMatching(/^4 /) as string,
    host: 'Plays from Vimeo; nothing is loaded until you press play',
  });
  const elsewhere = { url: 'https://videos.example.org/w/1', title };
  expect(mediaOf({ video: elsewhere }, await contextOfTiny()).video).toEqual({
    title,
    href: elsewhere.url,
    action: 'Open video: A class',
    host: 'Opens on videos.example.org',
  });
});

const described = { title, still: 'media/logo.svg', uploadDate: '2026-03-15' };

test('search engines are given a video that they can show', async () => {
  const context = await contextOfTiny();
  const video = { ...described, url: 'https://vimeo.com/123456', minutes: 4, description: 'On paper.' };
  const { still } = mediaOf({ video }, context).video ?? {};
  expect(videoData({ video }, still, context)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: 'On paper.',
      thumbnailUrl: 'https://harbour.example.com/media/logo.svg',
      uploadDate: '2026-03-15',
      duration: 'PT4M',
      embedUrl: `${vimeo}?dnt=1`,
      inLanguage: 'en',
    },
  ]);
});

test('the file of a video of its own is given with its whole URL', async () => {
  const context = await contextOfTiny({}, '/sub/');
  const video = { ...described, url: 'media/class.mp4' };
  const [data] = videoData({ video }, mediaOf({ video }, context).video?.still, context);
  expect(data).toMatchObject({ contentUrl: 'https://harbour.example.com/sub/media/class.mp4' });
});

test.each([
  ['no still', { still: undefined }],
  ['no day', { uploadDate: undefined }],
  ['no player here', { url: 'https://videos.example.org/w/1' }],
])('of a video with %s they are given nothing', async (_, change) => {
  const context = await contextOfTiny();
  const video = JSON.parse(JSON.stringify({ ...described, url: 'media/class.mp4', ...change })) as typeof described & {
    readonly url: string;
  };
  expect(videoData({ video }, mediaOf({ video }, context).video?.still, context)).toEqual([]);
});

const policyOf = async (...urls: readonly string[]): Promise<readonly string[]> => {
  const site = await linkTiny();
  const [first, ...others] = site.courses;
  invariant(first, 'the tiny provider has courses');
  const contact = site.pages.find(({ words }) => words.template === 'contact');
  invariant(contact?.words.template === 'contact', 'the tiny provider has a contact page');
  const [ofCourse, ofPage] = urls.map((url) => ({ video: { url, title } }));
  const { map: _map, ...settings } = site.settings;
  const policy = responseHeaders({
    ...site,
    settings,
    courses: [{ ...first, course: { ...first.course, ...ofCourse } }, ...others],
    pages: [{ ...contact, words: { ...contact.words, ...ofPage } }],
  })['Content-Security-Policy'];
  return (policy ?? '').split('; ').filter((part) => /^(?:frame|media)-src/.test(part));
};

test('the policy allows what the videos need, and no more', async () => {
  expect(await policyOf()).toEqual(["frame-src 'none'"]);
  expect(await policyOf('https://videos.example.org/w/1')).toEqual(["frame-src 'none'"]);
  expect(await policyOf('media/class.mp4')).toEqual(["frame-src 'none'", "media-src 'self'"]);
  expect(await policyOf('https://cdn.example.com/a.mp4', 'https://youtu.be/aBcDeFgHiJk')).toEqual([
    'frame-src https://www.youtube-nocookie.com',
    "media-src 'self' https://cdn.example.com",
  ]);
  expect(await policyOf('https://vimeo.com/1', 'https://youtu.be/aBcDeFgHiJk')).toEqual([
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com',
  ]);
});
