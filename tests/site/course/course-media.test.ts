// Documents and videos of courses and pages: nothing of others before a click, and all of it without scripts.
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { isLong, longTest } from '../../support/cases.ts';
import { structuredDataAt } from '../../support/html/built-site.ts';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { look, newVisit, untilHydrated, type Visit } from '../../support/browser/visit.ts';

const title = 'Une matinée en studio';
const youTube = 'https://www.youtube.com/watch?v=aBcDeFgHiJk';
const player = 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?rel=0&autoplay=1';
const still = 'media/studio.jpg';
const photograph = fileURLToPath(new URL('../../fixtures/privacy/desk.jpg', import.meta.url));

const documents = [
  { file: 'media/programme.pdf', title: 'Programme détaillé', note: 'Avec les horaires de chaque journée' },
  { file: '/media/tarifs.csv', title: 'Tarifs-'.repeat(20) },
];

const byPlatform = {
  url: youTube,
  title,
  still,
  minutes: 4,
  description: 'Dix personnes, un projecteur.',
  uploadDate: '2026-03-15',
};

let url: string;

beforeAll(async () => {
  url = await openOtherProvider(({ content, edit, write }) => {
    copyFileSync(photograph, `${content}/${still}`);
    write('media/programme.pdf', `%PDF-1.7\n${' '.repeat(1_234_567)}`);
    write('media/tarifs.csv', 'cours;prix\n');
    write('media/studio.mp4', '\0\0\0\x18ftypisom');
    write('media/studio.vtt', 'WEBVTT\n');
    edit('courses/portrait-professionnel.yaml', { documents, video: byPlatform });
    edit('courses/prise-de-son.yaml', {
      page: 'tabbed',
      documents,
      video: { url: 'media/studio.mp4', title, captions: 'media/studio.vtt' },
    });
    edit('courses/montage-video.yaml', { video: { url: 'https://videos.example.org/w/1', title } });
    for (const page of ['home', 'contact', 'a-propos']) edit(`pages/${page}.yaml`, { documents, video: byPlatform });
  });
});

const course = '/courses/portrait-professionnel';
const ownVideo = '/courses/prise-de-son';

interface Alone extends Visit {
  readonly foreign: readonly string[];
}

/** Visits a page, and records what is asked of other sites, which are all answered here. */
async function visitAlone(address: string, width = 1280): Promise<Alone> {
  const opened = await newVisit({ url, width });
  const foreign: string[] = [];
  await opened.page.route(
    (target) => target.origin !== new URL(url).origin,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Player</title><button>Pause</button>',
      });
    },
  );
  await opened.page.goto(address);
  await untilHydrated(opened.page);
  return { ...opened, foreign };
}

async function expectWhole({ page, problems, foreign }: Alone): Promise<void> {
  expect(await page.locator('#documents a').count()).toBe(2);
  expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect([...problems, ...foreign]).toEqual([]);
}

/** Plays the video of a platform in its place, which gets the focus. */
async function expectPlays({ page, problems, foreign }: Alone, by: 'Enter' | 'click'): Promise<void> {
  const control = page.getByRole('link', { name: `Lire la vidéo : ${title}` });
  if (by === 'click') await control.click();
  else await control.press(by);
  const frame = page.locator('#video iframe');
  await frame.contentFrame().getByRole('button', { name: 'Pause' }).waitFor();
  expect(await frame.getAttribute('src')).toBe(player);
  expect(await frame.getAttribute('title')).toBe(title);
  expect(await frame.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(foreign).toEqual([player]);
  expect(await control.count()).toBe(0);
  expect(problems).toEqual([]);
}

test('documents and the video of a course fit without a violation; a document says type and size, and the video plays by the keyboard', async () => {
  const opened = await visitAlone(course);
  const { page } = opened;
  await expectWhole(opened);
  const link = page.getByRole('link', { name: /^Programme détaillé PDF 1,2\sMo$/ });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectPlays(opened, 'Enter');
});

test.runIf(isLong).each(['/', '/contact', '/a-propos'])(
  'documents and the video of %s fit without a violation, and a click plays the video',
  async (address) => {
    const opened = await visitAlone(address);
    await expectWhole(opened);
    await expectPlays(opened, 'click');
  },
);

test('a video of its own plays in the page, with its captions', async () => {
  const { page, problems, foreign } = await visitAlone(ownVideo);
  await page.getByRole('link', { name: `Lire la vidéo : ${title}` }).click();
  const video = page.locator('#video video');
  await video.waitFor();
  expect(await video.getAttribute('src')).toBe('/media/studio.mp4');
  expect(await video.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(await page.locator('#video track').getAttribute('src')).toBe('/media/studio.vtt');
  expect([...problems, ...foreign]).toEqual([]);
});

test.each([
  [course, youTube],
  [ownVideo, '/media/studio.mp4'],
  ['/courses/montage-video', 'https://videos.example.org/w/1'],
])('without scripts, the still of %s leads to the video itself', async (address, target) => {
  const { page } = await look(address, { url, hasScript: false });
  const control = page.locator('#video a');
  expect(await control.getAttribute('href')).toBe(target);
  expect(await control.isVisible()).toBe(true);
  expect(await page.locator('iframe, video').count()).toBe(0);
});

longTest('a video that cannot be played here is opened on its own page', async () => {
  const { page, foreign } = await visitAlone('/courses/montage-video');
  await page.getByRole('link', { name: `Ouvrir la vidéo : ${title}` }).click();
  await page.waitForURL('https://videos.example.org/w/1');
  expect(foreign).toEqual(['https://videos.example.org/w/1']);
});

test('pages without documents and videos load nothing of them, and the next page does', async () => {
  const { page } = await newVisit({ url });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/courses/retouche-photo');
  await untilHydrated(page);
  expect(await page.locator('#documents, #video').count()).toBe(0);
  const before = scripts.length;
  await page.locator(`a[href="${course}"]`).first().click();
  await page.locator('#video a').waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole('link', { name: `Lire la vidéo : ${title}` }).waitFor();
});

test('search engines read the video with a still and a day, and no other', async () => {
  const typesOf = async (address: string): Promise<readonly unknown[]> => {
    return (await structuredDataAt(address, url)).map((data) => data['@type']);
  };
  for (const address of [course, '/contact']) expect(await typesOf(address)).toContain('VideoObject');
  expect(await typesOf(ownVideo)).not.toContain('VideoObject');
});
