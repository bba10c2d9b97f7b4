// What is broken or hostile in what "new site --from" reads: a sentence, or it is left out; and what is asked of the network.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canLink, temporaryFolder } from '../../support/content/site.ts';
import {
  codesOf,
  fixtures,
  item,
  moving,
  movingExport,
  movingFile,
  redirectsIn,
  tag,
} from '../../support/program/moving.ts';

describe('what is broken or hostile', () => {
  const page = (data: unknown): string =>
    `<html><head><script type="application/ld+json">${JSON.stringify(data).replaceAll('</', '<\\/')}</script></head></html>`;
  const xml = (head: string, title = 'A'): string =>
    `<?xml version="1.0"?>${head}<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>${title}</title></channel></rss>`;
  const cases: readonly (readonly [string, string, string | Buffer, string])[] = [
    [
      'external entities',
      'a.xml',
      xml('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
      'it begins with a document type',
    ],
    [
      'entities in entities',
      'a.xml',
      xml('<!DOCTYPE rss [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '&b;'),
      'it begins with a document type',
    ],
    ['entities that are not declared', 'a.xml', xml('', '&x;'), 'it is damaged in line 1'],
    ['an export that was cut off', 'a.xml', xml('').slice(0, -20), 'it is damaged in line 1'],
    ['elements without end', 'a.xml', xml('').replace('<title>', '<a>'.repeat(100)), 'it is damaged in line 1'],
    ['an archive', 'a.xml', Buffer.from('PK\u0003\u0004\0\0'), 'unpack them first'],
    ['a picture', 'a.html', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'Files that hold no text are not read'],
    [
      'half a calendar',
      'a.ics',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026',
      'is not a calendar that can be read',
    ],
    ['a calendar without events', 'a.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'says nothing about courses'],
    ['a page without courses', 'a.html', '<html><body>Hello</body></html>', 'says nothing about courses'],
    ['any text', 'a.txt', 'Hello', 'Files that are not a page, a WordPress export or a calendar'],
    ['nothing', 'a.html', '', 'says nothing about courses'],
  ];

  test.each(cases)('%s: one sentence, and nothing is written', async (...[, file, text, reason]) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, file), text);
    const { status, stderr, folder } = await moving(file, [], cwd);
    expect([status, stderr.split('\n').length, existsSync(folder)]).toEqual([2, 2, false]);
    expect(stderr).toContain(reason);
  });

  test('a file that is not there, and other sorts of addresses', async () => {
    expect((await moving('nowhere.xml')).stderr).toMatch(
      /^prospectus: --from: there is no file or folder "nowhere\.xml" in /,
    );
    expect((await moving('file:///etc/passwd')).stderr).toContain('addresses beginning with "file:" are not read');
    expect((await moving('http://169.254.169.254/latest/')).stderr).toContain(
      '"169.254.169.254" is an address of a network that is not public',
    );
    expect((await moving('http://user:word@localhost/')).stderr).toContain('addresses with a user name are not read');
  });

  test.runIf(canLink)('pictures outside of the folder are not read, nor what only has the name of one', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'old/.git'), { recursive: true });
    cpSync(`${fixtures}/abend.png`, join(cwd, 'outside.png'));
    cpSync(`${fixtures}/abend.png`, join(cwd, 'old/.git/hidden.png'));
    symlinkSync(join(cwd, 'outside.png'), join(cwd, 'old/link.png'));
    writeFileSync(join(cwd, 'old/fake.png'), '<svg onload="alert(1)"/>');
    const images = [
      '../outside.png',
      '..%2foutside.png',
      'link.png',
      '.git/hidden.png',
      `file://${cwd}/outside.png`,
      'fake.png',
      '\0.png',
    ];
    const data = images.map((image, i) => ({ '@type': 'Course', name: `Course ${i}`, image }));
    writeFileSync(join(cwd, 'old/a.html'), page(data));
    const moved = await moving('old', [], cwd);
    expect(moved.stdout).toMatch(/^Moved in: 7 courses, 1 redirect\.\n/);
    expect(moved.notes.match(/^- .*\.png$/gm)).toHaveLength(7);
    expect(existsSync(join(moved.folder, 'content/media'))).toBe(false);
  });

  test.runIf(canLink)('folders that are links are not read', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'old'));
    mkdirSync(join(cwd, 'outside'));
    writeFileSync(join(cwd, 'old/a.html'), page({ '@type': 'Course', name: 'Inside' }));
    writeFileSync(join(cwd, 'outside/b.html'), page({ '@type': 'Course', name: 'Outside' }));
    symlinkSync(join(cwd, 'outside'), join(cwd, 'old/link'));
    expect((await moving('old', [], cwd)).stdout).toMatch(/^Moved in: 1 course, /);
  });

  test('an event that keeps a library or a pattern busy for ever is left out, and the others are read', async () => {
    const cwd = temporaryFolder();
    const event = (id: number, line: string): string =>
      `BEGIN:VEVENT\nUID:${id}\nSUMMARY:Course ${id}\nDTSTART:20300301T090000Z\nDTEND:20300301T170000Z\n${line}\nEND:VEVENT\n`;
    const lines = ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', `DESCRIPTION:a${' '.repeat(400_000)}b`, 'CLASS:PUBLIC'];
    const events = lines.map((line, i) => event(i, line)).join('');
    writeFileSync(join(cwd, 'a.ics'), `BEGIN:VCALENDAR\nVERSION:2.0\n${events}END:VCALENDAR\n`);
    const moved = await moving('a.ics', [], cwd);
    expect(moved.stdout).toMatch(/^Moved in: 3 courses, 2 sessions\.\n/);
    expect(moved.notes).toContain('repeat in a way that is not understood, are left out\n\n- Course 0\n');
  });

  test('entries of types with names that every object has are of types that are not understood', async () => {
    const entry = (post: string, id: number): string =>
      item({ title: 'First aid course', 'wp:post_id': String(id), 'wp:post_type': post, 'content:encoded': 'Hello' });
    const moved = await movingExport(tag('title', 'A'), ...['constructor', '__proto__', 'toString', 'page'].map(entry));
    expect([moved.status, moved.stderr]).toEqual([0, '']);
    expect(moved.notes.match(/^## Entries of the type "\w+" are not understood/gm)).toHaveLength(3);
  });

  test.each([
    ['a property of the name "constructor"', '<b itemprop="constructor">x</b><b itemprop="__proto__">y</b>'],
    ['elements without end', `<b itemprop="description">${'<i>'.repeat(30_000)}x</b>`],
  ])('a page with %s is no fault', async (_, html) => {
    const course = '<div itemscope itemtype="https://schema.org/Course"><b itemprop="name">A</b></div>';
    const text = `<html lang="en">${course}${course.replace('</div>', `${html}</div>`)}</html>`;
    const moved = await movingFile('a.html', text);
    expect([0, 2]).toContain(moved.status);
    expect(moved.stderr).not.toContain('bug');
  });

  test('what content refuses is left out and named, and the rest is a site', async () => {
    const cwd = temporaryFolder();
    const course = {
      '@type': 'Course',
      name: 'A <script>alert(1)</script> & B',
      description: '{{x}} <img src=x onerror=alert(1)>',
      timeRequired: 'PT5000H',
      offers: { price: '-5', priceCurrency: 'EUR' },
    };
    const date = { '@type': 'Event', name: 'C', startDate: '2027-02-31', endDate: '2026-01-01' };
    const loop: Record<string, unknown> = {
      '@type': 'Course',
      '@id': '#a',
      name: 'D',
      hasCourseInstance: { '@id': '#a' },
    };
    writeFileSync(
      join(cwd, 'a.html'),
      Buffer.from(page([course, date, loop, { '@type': 'Course', name: 'Caf\u00e9' }]), 'latin1'),
    );
    const moved = await moving('a.html', ['--origin', 'https://a.example'], cwd);
    expect(moved.stderr).toBe('');
    expect(await codesOf(moved)).toEqual(['0']);
    expect(moved.read('courses/a-and-b.yaml')).toEqual({ slug: 'a-and-b', title: 'A & B', description: '{{x}}' });
    expect(moved.read('courses/cafe.yaml')).toMatchObject({ title: 'Café' });
    expect(moved.notes).toContain('## What the rules of content refuse is left out');
  });
});

describe('an address', () => {
  const servers: { close: () => void }[] = [];
  const listen = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  let [site, other]: [string, string] = ['', ''];
  const asked: string[] = [];
  beforeAll(async () => {
    other = await listen((_, answer) => answer.end('<html></html>'));
    site = await listen((request, answer) => {
      asked.push(request.url ?? '');
      const course = (name: string, image: string): string =>
        `<html lang="en"><script type="application/ld+json">{"@type":"Course","name":"${name}","image":"${image}"}</script></html>`;
      const pages: Readonly<Record<string, readonly [string, string | Buffer]>> = {
        '/': ['text/html', '<html lang="en"></html>'],
        '/sitemap.xml': [
          'text/xml',
          `<urlset><url><loc>${site}/one/</loc></url><url><loc>${site}/two/?a=1&amp;b=2</loc></url><url><loc>${site}/gone/</loc></url><url><loc>${other}/x</loc></url></urlset>`,
        ],
        '/wp-sitemap.xml': ['text/xml', `<urlset><loc>${' '.repeat(400_000)}<loc>`],
        '/one/': ['text/html', course('One', '/one.png')],
        '/two/?a=1&b=2': ['text/html', course('Two', `${other}/two.png`)],
        '/one.png': ['image/png', readFileSync(`${fixtures}/abend.png`)],
      };
      const [type, body] = pages[request.url ?? ''] ?? [];
      if (request.url === '/away') answer.writeHead(302, { location: `${other}/` }).end();
      else if (request.url === '/round') answer.writeHead(302, { location: '/round' }).end();
      else answer.writeHead(body === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(body);
    });
  });
  afterAll(() => servers.forEach((server) => server.close()));

  test('its site map names the pages; pictures come along, but none from elsewhere in the own network', async () => {
    const moved = await moving(`${site}/`);
    expect(moved.stdout).toMatch(/^Moved in: 2 courses, 1 picture, 3 redirects\.\n/);
    expect([...redirectsIn(moved)]).toEqual([
      ['/one', '/courses/one'],
      ['/two/?a=1&b=2', '/courses/two'],
      ['/gone', '/'],
    ]);
    expect(moved.read('courses/one.yaml')).toMatchObject({ image: { file: 'media/one.png' } });
    expect(moved.notes).toContain(
      `## Pictures that are not beside the file, or may not be read\n\n- ${other}/two.png\n`,
    );
    expect(moved.notes).toContain(
      `## Pages that the server did not deliver, or that are larger than 2 MB\n\n- ${site}/gone/\n`,
    );
  });

  test('redirects into the own network are not followed; other pages are asked for only of a home page', async () => {
    expect((await moving(`${site}/away`)).stderr).toContain(
      '"127.0.0.1" is an address of a network that is not public, which is not read',
    );
    expect((await moving(`${site}/round`)).stderr).toContain('it is redirected again and again');
    expect((await moving(`${site}/none`)).stderr).toContain('the server answered 404');
    asked.length = 0;
    await moving(`${site}/one/`);
    expect(asked).toEqual(['/one/', '/one.png']);
  });
});
