// prospectus new site --from: exports of WordPress as page builders, shops and large sites make them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/content/site.ts';
import {
  codesOf,
  exportOf,
  item,
  moving,
  movingExport,
  movingFile,
  redirectsIn,
  tag,
  withMeta,
} from '../../support/program/moving.ts';

const at = 'https://a.example';
const entry = (id: string, type: string, title: string): Readonly<Record<string, string>> => ({
  ...{ 'wp:post_id': id, 'wp:post_type': type, title },
  link: `${at}/${title.toLowerCase().replaceAll(' ', '-')}/`,
});

test('words that page builders keep in attributes and in shared blocks; what they encode is listed', async () => {
  const code = Buffer.from(encodeURIComponent('<p>Bring a rope.</p>')).toString('base64');
  const text = `[et_pb_section css="a[href]{color:red}"][vc_custom_heading text="Knots" tag="h2"][vc_custom_heading text="Day one"]<p>Reef</p>[et_pb_toggle title="For whom?" open="on"]<p>All</p>[/et_pb_toggle][vc_btn title="Book"][vc_raw_html]${code}[/vc_raw_html][vc_raw_js]${code}[/vc_raw_js][/et_pb_section]`;
  const blocks =
    '<!-- wp:paragraph --><p>Hitch</p><!-- /wp:paragraph --><!-- wp:block {"ref":9} /--><!-- wp:latest-posts {"columns":2} /-->';
  const moved = await movingExport(
    '<title>School</title>',
    item({ ...entry('1', 'course', 'Knots'), 'content:encoded': text }),
    item({ ...entry('2', 'course', 'Hitches'), 'content:encoded': blocks }),
    item({ ...entry('9', 'wp_block', 'Prices'), 'content:encoded': '<p>Ask for prices.</p>' }),
  );
  expect(moved.read('courses/knots.yaml')).toMatchObject({
    overview: '### Day one\n\nReef\n\n### For whom?\n\nAll',
  });
  expect(moved.read('courses/hitches.yaml')).toMatchObject({ overview: 'Hitch\n\nAsk for prices.' });
  expect(moved.notes).toContain('- Hitches: [latest-posts]\n');
  expect(moved.notes).toContain('- Knots: [vc_raw_html]\n');
});

test('words in the shortcodes that themes add to a page builder, each in a paragraph of its own', async () => {
  const text =
    '[vc_row][vc_column][headings heading="Why here" subheading="Small groups, every day."][/headings][advlist icon="a"]Own boats[/advlist][advlist icon="a"]A [mark color="red"]safe[/mark] harbour[/advlist][buttons text="BOOK"][/vc_column][/vc_row]';
  const tabs = '[tab name="a"]Morning[/tab][tab name="b"]Evening[/tab]';
  const moved = await movingExport(
    '<title>School</title>',
    item({ ...entry('1', 'course', 'Knots'), 'content:encoded': text }),
    item({ ...entry('2', 'course', 'Hitches'), 'content:encoded': tabs }),
  );
  expect(moved.read('courses/knots.yaml')).toMatchObject({
    overview: '### Why here\n\nSmall groups, every day.\n\nOwn boats\n\nA safe harbour',
  });
  expect(moved.read('courses/hitches.yaml')).toMatchObject({ overview: 'Morning\n\nEvening' });
  expect(moved.notes).toContain('- Knots: [headings]\n- Knots: [advlist]\n- Knots: [mark]\n- Knots: [buttons]\n');
});

test('texts in which everything begins and nothing ends are read in the time that their length takes', async () => {
  const begun = ['<!-- wp:block {"ref":1', '<!-- wp:x {} ', '[vc_raw_js ', '[a ="'].map((part) => part.repeat(60_000));
  const courses = begun.map((text, i) => item({ ...entry(`${i + 1}`, 'course', `C${i}`), 'content:encoded': text }));
  const moved = await movingExport('<title>School</title>', ...courses);
  expect(moved.stdout).toMatch(/^Moved in: 4 courses, /);
  expect(moved.notes).not.toContain('longer than a minute');
});

test('a large export is in several files, and what is in one belongs to what is in another', async () => {
  const cwd = temporaryFolder();
  const site = `<title>School</title><wp:base_blog_url>${at}</wp:base_blog_url>`;
  const dates = { _EventStartDate: '2027-03-01 18:00:00', _EventEndDate: '2027-03-01 20:00:00' };
  const event = withMeta(entry('1', 'tribe_events', 'Knots'), { ...dates, _EventVenueID: '3' });
  writeFileSync(join(cwd, 'a.001.xml'), exportOf(site, event, item(entry('2', 'page', 'Courses'))));
  const [venue, page] = [entry('3', 'tribe_venue', 'Loft'), entry('4', 'page', 'Reefing')];
  const below = item({ ...page, 'wp:post_parent': '2', 'content:encoded': 'Reef' });
  // What is exported twice is there once.
  writeFileSync(join(cwd, 'a.002.xml'), exportOf(site, item(venue), below, event));
  const moved = await moving('.', [], cwd);
  expect(moved.read('schedule.yaml')).toMatchObject({ sessions: [{ course: 'knots', place: 'loft' }] });
  expect(moved.stdout).toMatch(/^Moved in: 2 courses, 1 session, 1 place, \d+ redirects\.\n/);
  expect(redirectsIn(moved).get('/reefing')).toBe('/courses/reefing');
});

test('variations that are switched off are left out; dates and other choices are apart', async () => {
  const of = (id: string, metas: Readonly<Record<string, string>>, status = 'publish'): string =>
    withMeta({ ...entry(id, 'product_variation', `V${id}`), 'wp:post_parent': '1', 'wp:status': status }, metas);
  const [day, later] = ['12.01.2027', '15.02.2027'].map((attribute_day) => ({ attribute_day }));
  const { read, notes } = await movingFile(
    'a.xml',
    exportOf(
      '<title>Werkstatt</title><language>de-DE</language>',
      item(entry('1', 'product', 'Schweißen')),
      of('2', { ...day, attribute_who: 'Mitglieder', _price: '75.500' }),
      of('3', { ...later, attribute_who: 'Mitglieder', _price: '75.500' }),
      of('4', { ...later, attribute_who: 'Gäste', _price: '1200.00' }),
      of('5', { ...day, attribute_who: 'Geheim', _price: '1' }, 'private'),
      of('7', { attribute_day: 'vom 3. bis 5. Mai 2027 (Kiel)', _price: '90' }),
      of('8', { attribute_day: '16.06.2027, 9:00 – 17:00 Uhr', _price: '90' }),
      withMeta(entry('6', 'product', 'Löten'), { _price: '1.250', _regular_price: '1.250' }),
    ),
    ['--currency', 'EUR'],
  );
  const names = [
    { name: 'Mitglieder', amount: 75.5 },
    { name: 'Gäste', amount: 1200 },
  ];
  expect(read('courses/schweissen.yaml')).toMatchObject({ price: { options: names } });
  expect(read('courses/loeten.yaml')).toMatchObject({ price: 1.25 });
  expect(read('schedule.yaml')).toEqual({
    sessions: [
      ...['2027-01-12', '2027-02-15'].map((startDate) => ({ course: 'schweissen', startDate })),
      { course: 'schweissen', startDate: '2027-05-03', endDate: '2027-05-05', price: 90 },
      { course: 'schweissen', startDate: '2027-06-16', from: '09:00', to: '17:00', price: 90 },
    ],
  });
  expect(notes).toContain('write the place of the session, or a note\n\n- Schweißen: 12.01.2027, Mitglieder\n');
  expect(notes).toContain('is private or in the bin, are left out\n\n- V5\n');
  expect(notes).not.toContain('Uhr');
});

test('figures that people typed: three are no decimals but where the currency has three', async () => {
  const event = (id: string, _EventCost: string, _EventCurrencyCode: string): string =>
    withMeta(entry(id, 'tribe_events', `E${id}`), { _EventCost, _EventCurrencyCode });
  const events = [event('1', '1.250', 'EUR'), event('2', '1.250,-', 'EUR'), event('3', '7.500', 'KWD')];
  const free = event('4', 'Kostenlos', 'EUR');
  const moved = await movingExport('<title>A</title><language>en-GB</language>', ...events, free);
  const prices = ['e1', 'e2', 'e3', 'e4'].map(
    (slug) => (moved.read(`courses/${slug}.yaml`) as { price: unknown }).price,
  );
  expect(prices).toEqual([1250, 1250, { amount: 7.5, currency: 'KWD' }, 'free']);
});

test('what belongs to a course or an event leads there; the price of a plan is listed', async () => {
  const moved = await movingExport(
    '<title>A</title><wp:base_blog_url>https://a.example</wp:base_blog_url>',
    withMeta(entry('2', 'lesson', 'Wet'), { _llms_parent_course: '1' }),
    withMeta(entry('9', 'mto-lesson', 'Sand'), { _course_id: '1' }),
    withMeta(entry('1', 'course', 'Paint'), { _llms_length: '6 weeks', _llms_capacity: '12', _thumbnail_id: '77' }),
    withMeta(entry('3', 'llms_access_plan', 'Full'), { _llms_price: '149.00' }),
    withMeta(entry('5', 'llms_order', 'Order'), { email: 'buyer@b.example' }),
    withMeta(entry('6', 'tribe_events', 'Fair'), { _EventStartDate: '2027-03-01 18:00:00' }),
    withMeta(entry('7', 'product', 'Ticket'), { _tribe_wooticket_for_event: '6', _price: '5' }),
    item({ ...entry('8', 'page', 'Members'), 'wp:post_password': 'x', 'content:encoded': 'Secret' }),
  );
  const redirects = redirectsIn(moved);
  expect(['/wet', '/sand', '/ticket', '/members'].map((from) => redirects.get(from))).toEqual([
    ...['/courses/paint', '/courses/paint', '/courses/fair', '/'],
  ]);
  for (const listed of [
    '- Full: _llms_price: 149.00\n',
    '- Paint: _llms_capacity: 12\n',
    '- Paint: _llms_length: 6 weeks\n',
    'the export does not have\n\n- Paint\n',
  ])
    expect(moved.notes).toContain(listed);
  expect(moved.notes).not.toMatch(/buyer|llms_order/);
});

test('lists of terms are below those that theirs is part of; documents are no links', async () => {
  const category = (slug: string, parent: string): string =>
    `<wp:category>${tag('wp:category_nicename', slug)}${tag('wp:category_parent', parent)}${tag('wp:cat_name', slug)}</wp:category>`;
  const [flyer, link] = [`${at}/uploads/flyer.pdf`, `<a href="${at}/uploads/flyer.pdf">Flyer</a>`];
  const moved = await movingExport(
    `<title>A</title><wp:base_blog_url>${at}</wp:base_blog_url>`,
    category('evening', 'courses') + category('courses', ''),
    item({ ...entry('1', 'page', 'About us'), 'content:encoded': link }),
    item({ ...entry('2', 'attachment', 'Flyer'), 'wp:status': 'inherit', 'wp:attachment_url': flyer }),
    item({ ...entry('3', 'course', 'Knots'), 'content:encoded': 'Reef' }),
  );
  const redirects = redirectsIn(moved);
  expect(
    ['/category/courses/evening', '/category/evening', '/uploads/flyer.pdf'].map((from) => redirects.get(from)),
  ).toEqual(['/courses', '/courses', '/']);
  expect(moved.read('pages/about-us.yaml')).toMatchObject({ text: 'Flyer' });
  expect(moved.notes).toContain(`are plain text now\n\n- About us: ${flyer}\n`);
});

test('letters that are damaged, and warnings of servers around an export', async () => {
  const course = item({ ...entry('1', 'course', 'Öle für Möbel'), 'content:encoded': 'Grün und Blau' });
  const whole = exportOf('<title>Schüler</title>', course).replace('<rss', '\nslip<!-- 1. Log in. -->\n<rss');
  const text = Buffer.from(`<br>\n<b>Notice</b>: x\n${whole}<br>\n<b>Warning</b>`);
  text[text.indexOf('Grün') + 3] = 0xf6;
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.xml'), text);
  const moved = await moving('a.xml', [], cwd);
  expect(moved.read('site.yaml')).toMatchObject({ name: 'Schüler' });
  expect(moved.read('courses/ole-fur-mobel.yaml')).toMatchObject({ title: 'Öle für Möbel' });
  expect(moved.notes).toContain('## Files that are damaged: some letters in them cannot be read\n\n- a.xml\n');
});

test('English of which no country is known says nothing of the time zone', async () => {
  const course = item(entry('1', 'course', 'Knots'));
  const moved = await movingExport('<title>A</title><language>en-US</language>', course);
  expect(moved.read('site.yaml')).toMatchObject({ language: 'en', timeZone: 'UTC' });
  expect(moved.read('site.yaml')).not.toHaveProperty('locale');
});

test('what has the name of an address that the site needs, or of a device in Windows, comes along under another', async () => {
  const page = (slug: string, type: string): string =>
    item({
      ...{ title: slug, link: `https://a.example/${slug}/`, 'wp:post_type': type, 'wp:post_name': slug },
      'content:encoded': `All about ${slug}.`,
    });
  const site = '<wp:base_blog_url>https://a.example</wp:base_blog_url>';
  const moved = await movingExport(site, page('media', 'page'), page('index', 'page'), page('con', 'sfwd-courses'));
  for (const file of ['pages/media-2', 'pages/index-2', 'courses/con-2'])
    expect(moved.read(`${file}.yaml`)).toMatchObject({ title: file.slice(file.indexOf('/') + 1, -2) });
  expect(await codesOf(moved)).toEqual(['0', 'address/no-record']);
});

test('smaller copies that WordPress shows of pictures are the whole ones; what has no words but comments is no text', async () => {
  const uploads = 'https://a.example/wp-content/uploads/knot';
  const entry = (id: string, title: string, text: string) =>
    item({
      title,
      link: `https://a.example/${id}/`,
      'wp:post_id': id,
      'wp:post_type': 'page',
      'content:encoded': text,
    });
  const files = ['.png', '-big-scaled.png'].map((end, i) =>
    item({ title: 'Knot', 'wp:post_id': `9${i}`, 'wp:post_type': 'attachment', 'wp:attachment_url': uploads + end }),
  );
  const moved = await movingExport(
    '<link>https://a.example</link>',
    ...files,
    entry('1', 'Knots course', `Rope. <img src="${uploads}-300x200.png" alt="A knot">`),
    entry('2', 'Sails course', `Wind. <img src="${uploads}-big-1024x683.png"> <a href="https://a.example/3/">Ask</a>`),
    entry('3', 'Contact us', '<!-- wp:some/form {"id":5} /-->'),
  );
  expect(moved.notes).toContain(`may not be read\n\n- ${uploads}.png\n- ${uploads}-big-scaled.png\n`);
  expect(moved.read('courses/sails-course.yaml')).toMatchObject({ description: 'Wind. Ask' });
});

test('galleries, words for search engines, texts of categories, and places that are online', async () => {
  const category = `<wp:category>${tag('wp:category_nicename', 'sea')}${tag('wp:cat_name', 'Sea')}${tag('wp:category_description', 'All <b>afloat</b>')}</wp:category>`;
  const moved = await movingExport(
    `<title>A</title><wp:base_blog_url>${at}</wp:base_blog_url>${category}`,
    withMeta(
      { ...entry('1', 'course', 'Knots'), 'content:encoded': 'Reef<input name="f[full_name]" /> [gallery] [sic]' },
      { _yoast_wpseo_metadesc: 'Knots in a day', rank_math_title: '%title%' },
    ),
    withMeta(entry('2', 'tribe_events', 'Splices'), { _EventStartDate: '2027-03-01 18:00:00', _EventVenueID: '3' }),
    item(entry('3', 'tribe_venue', 'Online (Zoom)')),
  );
  expect(moved.read('courses/knots.yaml')).toMatchObject({ overview: 'Reef \\[sic\\]' });
  expect(moved.read('schedule.yaml')).toMatchObject({ sessions: [{ course: 'splices', type: 'Online' }] });
  for (const listed of [
    '- Sea: All afloat\n',
    '- Knots: _yoast_wpseo_metadesc: Knots in a day\n',
    '- Knots: [gallery]\n',
  ])
    expect(moved.notes).toContain(listed);
  expect(moved.notes).not.toMatch(/%title%|full_name/);
});

test('former addresses lead on, but not from what is there now; types of courses have the names of their plugins', async () => {
  const named = (id: string, title: string, [slug = '', ...former]: readonly string[]): string =>
    item({ ...entry(id, 'edr_course', title), link: `${at}/c/${slug}/`, 'wp:post_name': slug }).replace(
      '</item>',
      `${former.map((one) => `<wp:postmeta>${tag('wp:meta_key', '_wp_old_slug')}${tag('wp:meta_value', one)}</wp:postmeta>`).join('')}</item>`,
    );
  const moved = await movingExport(
    `<title>A</title><wp:base_blog_url>${at}</wp:base_blog_url>`,
    named('1', 'Knots\u200b', ['knots', 'ropes', 'splices']),
    named('2', 'Splices', ['splices']),
    withMeta(entry('3', 'edr_course', 'Sails'), { _edr_price: '95' }),
  );
  expect(moved.read('courses/knots.yaml')).toMatchObject({ title: 'Knots' });
  expect(['/c/ropes', '/c/splices'].map((from) => redirectsIn(moved).get(from))).toEqual([
    '/courses/knots',
    '/courses/splices',
  ]);
  expect(moved.notes).toContain('- Sails: 95\n');
});

test('what the rules refuse has its old addresses lead home; where all dates are over, those of the schedule lead to the courses', async () => {
  const moved = await movingExport(
    `<title>A</title><wp:base_blog_url>${at}</wp:base_blog_url><language>es-ES</language>`,
    item({ ...entry('1', 'post', 'Old'), 'wp:post_date': '0000-00-00 00:00:00', 'content:encoded': 'Reef' }),
    item({ ...entry('2', 'page', 'Latest'), 'content:encoded': `<a href="${at}/events/">Dates</a>` }),
    withMeta(entry('3', 'tribe_events', 'Knots'), { _EventStartDate: '2020-01-01 10:00:00' }),
  );
  // Words in Spanish, and pages that are their own, are still to be written.
  expect(new Set(await codesOf(moved))).toEqual(
    new Set(['1', 'address/no-record', 'link/page-without-news', 'text/untranslated-messages']),
  );
  expect(moved.read('site.yaml')).toMatchObject({ language: 'es', locale: 'es-ES' });
  expect(moved.read('pages/latest.yaml')).toMatchObject({ text: '[Dates](/courses)' });
  const redirects = redirectsIn(moved);
  expect(['/old', '/?p=1', '/events'].map((from) => redirects.get(from))).toEqual(['/', undefined, '/courses']);
  expect([...redirects.keys()].join()).not.toContain('undefined');
});

test('titles that differ in an accent, or in a sign that means something, are courses of their own', async () => {
  const titles = ['Résumé', 'Resume', 'C#', 'C++', 'C'];
  const moved = await movingExport(
    '<title>A</title>',
    ...titles.map((title, i) => item(entry(`${i + 1}`, 'course', title))),
    item(entry('9', 'course', 'resume')),
  );
  expect(moved.stdout).toMatch(/^Moved in: 5 courses, /);
});

test('a link that rules refuse is plain text, and the page that has it comes along', async () => {
  const text = `See the <a href="https://guest:word@b.example/plan">plan</a> of <a href="https://b.example/">b</a>.`;
  const moved = await movingExport(
    `<title>A</title><wp:base_blog_url>${at}</wp:base_blog_url>`,
    item({ ...entry('1', 'page', 'About us'), 'content:encoded': text }),
    item(entry('2', 'course', 'Knots')),
  );
  expect(moved.read('pages/about-us.yaml')).toMatchObject({ text: 'See the plan of [b](https://b.example/).' });
  expect(moved.notes).toContain('What the rules of content refuse is left out\n\n- content/pages/about-us.yaml: ');
});
