// prospectus new site --from: exports of WordPress as page builders, shops and large sites make them.
import { expect, test } from 'vitest';
import { item, movingExport, withMeta } from '../support/program/moving.ts';

const at = 'https://a.example';
const entry = (id: string, type: string, title: string): Readonly<Record<string, string>> => ({
  ...{ 'wp:post_id': id, 'wp:post_type': type, title },
  link: `${at}/${title.toLowerCase().replaceAll(' ', '-')}/`,
});

test('words that page builders keep in attributes, as code and in shared blocks', async () => {
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
    overview: '### Day one\n\nReef\n\n### For whom?\n\nAll\n\nBring a rope.',
  });
  expect(moved.read('courses/hitches.yaml')).toMatchObject({ overview: 'Hitch\n\nAsk for prices.' });
  expect(moved.notes).toContain('in place of [latest-posts] is left out\n\n- Hitches\n');
});

test('figures that people typed: three are no decimals but where the currency has three', async () => {
  const event = (id: string, _EventCost: string, _EventCurrencyCode: string): string =>
    withMeta(entry(id, 'tribe_events', `E${id}`), { _EventCost, _EventCurrencyCode });
  const events = [event('1', '1.250', 'EUR'), event('2', '1.250,-', 'EUR'), event('3', '7.500', 'KWD')];
  const moved = await movingExport('<title>A</title><language>en-GB</language>', ...events);
  const prices = ['e1', 'e2', 'e3'].map((slug) => (moved.read(`courses/${slug}.yaml`) as { price: unknown }).price);
  expect(prices).toEqual([1250, 1250, { amount: 7.5, currency: 'KWD' }]);
});
