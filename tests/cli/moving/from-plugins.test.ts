// prospectus new site --from: what plugins of WordPress keep arrives or is listed.
import { expect, test } from 'vitest';
import { exportOf, item, movingFile, redirectsIn, tag, withMeta } from '../../support/program/moving.ts';

test('variations name the terms of attributes that all products have, hours, reduced prices and what is sold out', async () => {
  const term = (sort: string, slug: string, name: string): string =>
    `<wp:term>${tag('wp:term_taxonomy', sort)}${tag('wp:term_slug', slug)}${tag('wp:term_name', name)}</wp:term>`;
  const product = { 'wp:post_id': '1', 'wp:post_type': 'product', title: 'Schweißen' };
  const of = (id: string, metas: Readonly<Record<string, string>>, parent = '1'): string =>
    withMeta(
      { 'wp:post_id': id, 'wp:post_type': 'product_variation', 'wp:post_parent': parent, title: `V${id}` },
      metas,
    );
  const soldOut = { _price: '90', _regular_price: '95', _sale_price: '90', _stock_status: 'outofstock' };
  const { read, notes, ...moved } = await movingFile(
    'a.xml',
    exportOf(
      '<title>Werkstatt</title><language>de-DE</language>',
      term('pa_termin', '12-01-2027', '12.01.2027') + term('pa_stufe', 'anf-a1', 'Anfänger A1'),
      term('product_cat', 'metall', 'Metall'),
      item(product).replace(
        '</item>',
        '<category domain="product_cat" nicename="metall"><![CDATA[Metall &amp; Glas]]></category></item>',
      ),
      of('2', { attribute_pa_termin: '12-01-2027', ...soldOut }),
      of('3', { attribute_termin: '15.02.2027 9:00–16:00 Kiel', _price: '95', _stock: '4' }),
      item({ ...product, 'wp:post_id': '4', title: 'Deutsch' }),
      item({ ...product, 'wp:post_id': '7', title: 'Deutsch' }),
      of('5', { attribute_pa_stufe: 'anf-a1', _price: '80' }, '4'),
      withMeta({ ...product, 'wp:post_id': '6', title: 'Paket' }, { _children: 'a:1:{i:0;i:4;}', _price: '80' }),
    ),
    ['--currency', 'EUR'],
  );
  expect(read('site.yaml')).toMatchObject({ timeZone: 'Europe/Berlin' });
  expect(read('schedule.yaml')).toEqual({
    sessions: [
      { course: 'schweissen', startDate: '2027-01-12', availability: 'Full' },
      { course: 'schweissen', startDate: '2027-02-15', from: '09:00', to: '16:00' },
    ],
  });
  expect(read('catalogue.yaml')).toMatchObject({ categories: [{ name: 'Metall & Glas' }, {}] });
  expect(read('courses/deutsch.yaml')).toMatchObject({ price: { options: [{ name: 'Anfänger A1', amount: 80 }] } });
  expect(read('courses/deutsch-2.yaml')).toEqual({ slug: 'deutsch-2', title: 'Deutsch' });
  expect(read('courses/paket.yaml')).toMatchObject({ price: { from: 80 } });
  for (const listed of ['- V2: _sale_price: 90\n', '- V3: _stock: 4\n', '- Schweißen: 15.02.2027 9:00–16:00 Kiel\n'])
    expect(notes).toContain(listed);
  expect(redirectsIn({ read, notes, ...moved }).get('/produkt-kategorie/metall')).toBe('/kurse');
});

test('variations name the place of their days, a product is booked elsewhere, and no address of a meeting is published', async () => {
  const product = { 'wp:post_id': '1', 'wp:post_type': 'product', title: 'Löten' };
  const of = (id: string, metas: Readonly<Record<string, string>>): string =>
    withMeta({ 'wp:post_id': id, 'wp:post_type': 'product_variation', 'wp:post_parent': '1', title: `V${id}` }, metas);
  const hidden = ['catalog', 'search']
    .map((where) => `<category domain="product_visibility" nicename="exclude-from-${where}">x</category>`)
    .join('');
  const words = '<p>We meet at https://us02web.zoom.us/j/123?pwd=x on Monday.</p>';
  const { read, notes } = await movingFile(
    'a.xml',
    exportOf(
      '<title>Werkstatt</title><language>de-DE</language><description>Eine weitere WordPress-Website</description>',
      withMeta(product, { _product_url: 'https://tickets.example/loeten' }),
      of('2', { attribute_pa_termin: '12.01.2027', attribute_ort: 'Köln', _price: '90' }),
      of('3', { attribute_pa_termin: '19.01.2027', attribute_ort: 'Online', _price: '80' }),
      item({ ...product, 'wp:post_id': '5', title: 'Gutschein intern' }).replace('</item>', `${hidden}</item>`),
      item({ 'wp:post_id': '4', 'wp:post_type': 'tribe_events', title: 'Talk', 'content:encoded': words }),
    ),
    ['--currency', 'EUR'],
  );
  expect(read('schedule.yaml')).toEqual({
    sessions: [
      { course: 'loeten', startDate: '2027-01-12', place: 'koeln' },
      { course: 'loeten', startDate: '2027-01-19', type: 'Online', price: 80 },
    ],
  });
  expect(read('places.yaml')).toEqual({ places: [{ id: 'koeln', name: 'Köln' }] });
  expect(read('courses/loeten.yaml')).toMatchObject({ price: 90, register: 'https://tickets.example/loeten' });
  expect(read('site.yaml')).not.toHaveProperty('tagline');
  expect(read('courses/talk.yaml')).toMatchObject({ description: 'We meet at on Monday.' });
  for (const listed of ['- Talk\n', '- Gutschein intern\n']) expect(notes).toContain(listed);
});

test('courses of plugins come along with what they cost, and all else that these keep is listed', async () => {
  const course = (
    id: string,
    [type, title]: readonly [string, string],
    metas: Readonly<Record<string, string>>,
  ): string => withMeta({ 'wp:post_id': id, 'wp:post_type': type, title }, metas);
  const moved = await movingFile(
    'a.xml',
    exportOf(
      '<title>School</title><language>ar</language>',
      course('1', ['sfwd-courses', 'Accounts'], {
        '_sfwd-courses':
          'a:5:{i:0;s:0:"";s:30:"sfwd-courses_course_price_type";s:6:"paynow";s:25:"sfwd-courses_course_price";s:6:"OMR 75";s:29:"sfwd-courses_course_materials";s:15:"<p>Handbook</p>";s:31:"sfwd-courses_course_access_list";s:5:"17,23";}',
      }),
      course('2', ['courses', 'Python'], {
        ...{ tutor_course_price: '120', _tutor_course_level: 'expert' },
        _tutor_course_benefits: 'Clean data\nDraw plots',
      }).replace(
        '</item>',
        '<category domain="course-category" nicename="data">Data</category><category domain="course_difficulty" nicename="b">Beginner</category></item>',
      ),
      course('3', ['lp_course', 'Barista'], { _lp_key_features: 'a:1:{i:0;s:8:"Espresso";}', city: 'Muscat' }).replace(
        '</item>',
        '<category domain="language" nicename="en">English</category></item>',
      ),
      course('9', ['page', 'About'], { header_style: 'style-1', motto: 'Learn', hero: '<b>Try</b> it' }),
      course('10', ['tribe_organizer', 'Anna'], {}).replace('</item>', '<link>/organizer/anna/</link></item>'),
    ),
    ['--currency', 'OMR', '--country', 'OM'],
  );
  expect(moved.read('site.yaml')).toMatchObject({ timeZone: 'Asia/Muscat' });
  expect(moved.read('courses/python.yaml')).toMatchObject({ price: 120 });
  expect(moved.read('courses/accounts.yaml')).toMatchObject({ price: 75 });
  expect(moved.read('catalogue.yaml')).toMatchObject({ categories: [{}, { name: 'Data', courses: ['python'] }] });
  for (const listed of [
    '- Accounts: sfwd-courses_course_materials: Handbook\n',
    '- Python: _tutor_course_level: expert\n',
    '- Python: _tutor_course_benefits: Clean data Draw plots\n',
    '- Barista: _lp_key_features: Espresso\n',
    '- Barista: city: Muscat\n',
    '- Barista: English\n',
    '- Anna\n',
    '- Python: Beginner\n',
    '- About: motto: Learn\n',
    '- About: hero: Try it\n',
  ])
    expect(moved.notes).toContain(listed);
  expect(moved.notes).not.toMatch(/style-1|Python: Data|17,23/);
  const redirects = redirectsIn(moved);
  expect(['/course-category/data', '/organizer/anna'].map((from) => redirects.get(from))).toEqual([
    '/courses',
    '/courses',
  ]);
});

test('a course has the price of what it is sold as, and the addresses of its parts lead to it', async () => {
  const at = 'https://a.example';
  const made = (
    id: string,
    [type, title, path]: readonly string[],
    metas: Readonly<Record<string, string>> = {},
  ): string =>
    withMeta({ 'wp:post_id': id, 'wp:post_type': type ?? '', title: title ?? '', link: `${at}/${path}/` }, metas);
  const lesson = { _lesson_course: '1' };
  const sold = (price: string, more: Readonly<Record<string, string>> = {}) => ({ _regular_price: price, ...more });
  const moved = await movingFile(
    'a.xml',
    exportOf(
      `<title>School</title><wp:base_blog_url>${at}</wp:base_blog_url>`,
      made('30', ['product', 'Knots (access)', 'product/knots'], sold('120', { _sku: 'K1' })),
      made('1', ['course', 'Knots', 'course/knots'], { _course_woocommerce_product: '30' }),
      made('2', ['lesson', 'Reef', 'lesson/reef'], lesson),
      made('3', ['quiz', 'Reef quiz', 'quiz/reef'], { _quiz_lesson: '2' }),
      made('4', ['question', 'Left?', 'question/left'], { _quiz_id: '3' }),
      made('5', ['sensei_message', 'I cannot log in', 'messages/5']),
      made('6', ['sfwd-courses', 'Sails', 'courses/sails']),
      made('7', ['sfwd-lessons', 'Shared', 'courses/sails/lessons/shared'], { ld_course_6: '6' }),
      made('31', ['product', 'Sails ticket', 'product/sails'], sold('95', { _related_course: 'a:1:{i:0;i:6;}' })),
      made('8', ['courses', 'Oars', 'courses/oars'], { _tutor_course_price_type: 'free' }),
      made('9', ['courses', 'Ropes', 'courses/ropes'], {
        tutor_course_price: '49.00',
        tutor_course_sale_price: '39.00',
      }),
      made('10', ['course', 'Tides', 'course/tides'], { course_price: '75', _course_price: 'field_5f1' }),
      made('11', ['llms_access_plan', 'Standard', 'plan/11'], { _llms_product_id: '10', _llms_price: '75' }),
      made('12', ['sfwd-courses', 'Stars', 'courses/stars'], {
        '_sfwd-courses':
          's:30:"sfwd-courses_course_price_type";s:9:"subscribe";s:25:"sfwd-courses_course_price";s:2:"15";}',
      }),
    ),
    ['--currency', 'GBP'],
  );
  const slugs = ['knots', 'sails', 'oars', 'ropes', 'tides', 'stars'];
  const courses = slugs.map(
    (slug) => moved.read(`courses/${slug}.yaml`) as { readonly price?: unknown; code?: unknown },
  );
  expect(courses.map(({ price }) => price)).toEqual([120, 95, 'free', 49, 75, undefined]);
  expect(courses[0]).toMatchObject({ code: 'K1' });
  expect(moved.stdout).toMatch(/^Moved in: 6 courses, /);
  const redirects = redirectsIn(moved);
  for (const from of ['/product/knots', '/lesson/reef', '/quiz/reef', '/question/left'])
    expect(redirects.get(from)).toBe('/courses/knots');
  for (const from of ['/product/sails', '/courses/sails/lessons/shared'])
    expect(redirects.get(from)).toBe('/courses/sails');
  for (const listed of ['- Ropes: tutor_course_sale_price: 39.00\n', '- Stars: sfwd-courses_course_price: 15\n'])
    expect(moved.notes).toContain(listed);
  expect(moved.notes).not.toMatch(/Products are taken|log in/);
});
