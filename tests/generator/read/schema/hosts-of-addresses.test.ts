// Hosts of addresses that the content names are written into the policy and the files of servers: only names pass.
import { expect, test } from 'vitest';
import { fits } from '../../../../generator/read/schema/propose-form.ts';
import common from '../../../../schemas/common.schema.json' with { type: 'json' };
import forms from '../../../../schemas/forms.schema.json' with { type: 'json' };
import site from '../../../../schemas/site.schema.json' with { type: 'json' };

const { video, target, register } = common.$defs;
const fields = {
  origin: site.properties.origin,
  map: site.properties.map.properties.embedUrl,
  endpoint: forms.properties.endpoints.items.properties.url,
  video: video.properties.url,
  target,
  register,
};
const hosts = ['$host.x;return', 'x.example;sandbox', '*', "'self'", 'a:b@x.example', '', 'x%3bsandbox', 'x；sandbox'];

test.each(Object.entries(fields))('%s: an address names a host and nothing else', (name, schema) => {
  const path = name === 'origin' ? '' : '/x.mp4?y=;';
  expect(hosts.filter((host) => fits(schema, `https://${host}${path}`))).toEqual([]);
  for (const host of ['www.example.com', 'example.com:8443'])
    expect(fits(schema, `https://${host}${path}`), host).toBe(true);
});

test.each(['https://example.com?x', 'https://example.com#x', 'https://example.com/'])('%s is no origin', (origin) => {
  expect(fits(fields.origin, origin)).toBe(false);
});
