// The settings of a service are held against the schema of that service, so that one mistake is one message at its line.
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { validate } from '../../../../generator/read/schema/validate.ts';

const HEAD = 'name: A\norigin: https://courses.example.com\nlanguage: en\nanalytics:\n';

async function problemsOf(settings: string): Promise<readonly string[]> {
  const text = HEAD + settings.replace(/^/gm, '  ');
  const source = { file: 'site.yaml', kind: 'site', text, data: parse(text) as unknown, media: [], hash: '' };
  const { diagnostics } = await validate(source);
  return diagnostics.map(({ location, message, advice }) => `${location.start.line}: ${message} ${advice}`);
}

const UUID = '50429a93-8479-4073-be80-d5d29c09c2ec';

test.each([
  'service: plausible\ndomain: www.example.com\nprivacy: { label: Privacy, to: /privacy }',
  'service: plausible\ndomain: example.org\nserver: https://stats.example.org/numbers/\nconsent: required',
  `service: umami\nwebsite: ${UUID}`,
  'service: goatcounter\nserver: https://example.goatcounter.com\nconsent: not-needed',
  'service: matomo\nserver: https://stats.example.com:8443\nsite: 3\ncookies: true',
  'service: google\nid: G-AB12CD34EF',
])('%s', async (settings) => {
  expect(await problemsOf(settings)).toEqual([]);
});

test.each([
  ['service: plausable\ndomain: www.example.com', /^5: "plausable" is not one of .* Did you mean "plausible"\?/],
  ['domain: www.example.com', /^5: The field "service" is missing\./],
  ['service: plausible\ndomane: www.example.com\ndomain: www.example.com', /^6: There is no field "domane" here\./],
  ['service: plausible', /^5: The field "domain" is missing\. Add it\. The domain of the site as it is called in/],
  ['service: plausible\ndomain: https://www.example.com/', /^6: .* a domain, such as www\.example\.com/],
  ['service: umami\nwebsite: 1234', /^6: /],
  ['service: umami\nwebsite: "1234"', /^6: .* an id of 32 digits/],
  ['service: goatcounter\nserver: http://example.goatcounter.com', /^6: .* a web address that begins with https:\/\//],
  ["service: goatcounter\nserver: https://example.com; script-src 'unsafe-inline'", /^6: /],
  ['service: matomo\nserver: https://stats.example.com\nsite: 0', /^7: /],
  ['service: google\nid: UA-1234-1', /^6: .* a measurement ID: G-/],
])('%s has one problem', async (settings, expected) => {
  const found = await problemsOf(settings);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});
