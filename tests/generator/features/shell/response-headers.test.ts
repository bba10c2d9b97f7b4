// The policy of every host, as Google's evaluator sees it, for sites that need most: with videos, a map and each service.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { areHeadersSent, hostFiles, hosts } from '../../../../generator/hosts/hosts.ts';
import type { LinkedSite } from '../../../../generator/model/content.ts';
import { pagePolicy, responseHeaders } from '../../../../generator/features/shell/response-headers.ts';
import forms from '../../../../schemas/forms.schema.json' with { type: 'json' };
import { linkTiny } from '../../../support/content/tiny-plan.ts';

let tiny: LinkedSite;

beforeAll(async () => {
  tiny = await linkTiny();
});

type Service = LinkedSite['forms']['endpoints'][0]['service'];

const services = forms.properties.endpoints.items.properties.service.enum as readonly Service[];

const videos = [
  'https://www.youtube.com/watch?v=aBcDeFgHiJk',
  'https://vimeo.com/12345',
  'https://videos.example.org/day.mp4',
  'media/day.mp4',
];

/** A site whose courses have these videos, and whose forms go to a service. */
const siteWith = (service: Service): LinkedSite => ({
  ...tiny,
  courses: videos.map((url) => ({
    ...tiny.courses[0],
    course: { ...tiny.courses[0]?.course, video: { url } },
  })) as never,
  forms: { ...tiny.forms, endpoints: [{ service, url: `https://${service}.example.org/f/abc` }] },
});

/** The policy as a host is given it: in its files, or in the pages. */
function policyFor(host: (typeof hosts)[number], headers: Readonly<Record<string, string>>): string {
  if (!areHeadersSent([host])) return pagePolicy(headers);
  const hosting = { base: '/', origin: 'https://www.example.com', redirects: [], gone: [], headers };
  const written = hostFiles([host], hosting).map(({ text }) => text);
  return /default-src [^"\n]*/.exec(written.join('\n'))?.[0] ?? '';
}

// That scripts are those of the site's own folder is a finding where such a folder has files of strangers. Hashes or nonces
// instead would need a script within each page.
const ownScripts = { directive: 'script-src', value: "'self'", severity: Severity.MEDIUM_MAYBE };

describe.each(services)('a site with videos whose forms go to %s', (service) => {
  test.each(hosts)('$name: its policy has no weakness', (host) => {
    const policy = policyFor(host, responseHeaders(siteWith(service)));
    expect(policy).toContain(`connect-src 'self' https://${service}.example.org;`);
    expect(policy).toContain('https://www.youtube-nocookie.com https://player.vimeo.com');
    expect(policy).toContain("media-src 'self' https://videos.example.org;");
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([expect.objectContaining(ownScripts)]);
  });
});

type Settings = NonNullable<LinkedSite['settings']['analytics']>;

const matomo = 'https://stats.example.org/matomo';

/** What the policy of a site has for each service that the one without any has not. */
const measured: readonly (readonly [Settings, readonly string[]])[] = [
  [{ service: 'plausible', domain: 'www.example.com' }, ['connect-src https://plausible.io/api/event']],
  [
    { service: 'plausible', domain: 'www.example.com', server: 'https://stats.example.org/' },
    ['connect-src https://stats.example.org/api/event'],
  ],
  [
    { service: 'umami', website: '50429a93-8479-4073-be80-d5d29c09c2ec' },
    ['connect-src https://cloud.umami.is/api/send'],
  ],
  [
    { service: 'goatcounter', server: 'https://example.goatcounter.com' },
    ['connect-src https://example.goatcounter.com/count'],
  ],
  [
    { service: 'matomo', server: matomo, site: 3 },
    [
      `script-src ${matomo}/matomo.js`,
      `img-src ${matomo}/matomo.php`,
      `connect-src ${matomo}/matomo.php`,
      'trusted-types prospectus-analytics',
    ],
  ],
  [
    { service: 'google', id: 'G-AB12CD34EF' },
    [
      'script-src https://www.googletagmanager.com',
      'img-src https://*.google-analytics.com',
      'img-src https://*.googletagmanager.com',
      'connect-src https://*.google-analytics.com',
      'connect-src https://*.analytics.google.com',
      'connect-src https://*.googletagmanager.com',
      'trusted-types prospectus-analytics',
      'trusted-types goog#html',
    ],
  ],
];

/** Each source of a policy with its directive. */
const sourcesOf = (policy: string): readonly string[] =>
  policy.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ');
    return sources.map((source) => `${name ?? ''} ${source}`);
  });

describe.each(measured)('a site that is measured by %j', (analytics, expected) => {
  const measuredSite = (): LinkedSite => ({ ...tiny, settings: { ...tiny.settings, analytics } });

  test.each(hosts)('$name: its policy has exactly what the service needs, and no weakness', (host) => {
    const without = sourcesOf(policyFor(host, responseHeaders(tiny)));
    const policy = policyFor(host, responseHeaders(measuredSite()));
    expect(sourcesOf(policy).filter((source) => !without.includes(source))).toEqual(expected);
    expect(without.filter((source) => !sourcesOf(policy).includes(source))).toEqual([]);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // Of the script of a service it says the same as of the site's own: that it may be anything.
    const scripts = expected.flatMap((source) => /^script-src (.*)/.exec(source)?.[1] ?? []);
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([
      expect.objectContaining(ownScripts),
      ...scripts.map((value) => expect.objectContaining({ ...ownScripts, value }) as unknown),
    ]);
  });
});

test('a page carries all of the policy but what browsers take from headers only', () => {
  const headers = responseHeaders(tiny);
  const [sent, carried] = [headers['Content-Security-Policy'] ?? '', pagePolicy(headers)];
  expect(sent.split('; ').filter((directive) => !carried.split('; ').includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
  expect(pagePolicy({ 'Content-Security-Policy': "script-src 'self'; report-to a; report-uri /b; sandbox" })).toBe(
    "script-src 'self'",
  );
});

describe('https only', () => {
  const transport = (settings: Partial<LinkedSite['settings']>): string | undefined =>
    responseHeaders({ ...tiny, settings: { ...tiny.settings, ...settings } })['Strict-Transport-Security'];

  test.each([
    [undefined, undefined],
    [{ maxAge: 0 }, 'max-age=0'],
    [{ maxAge: 86400, includeSubDomains: false }, 'max-age=86400'],
    [{ maxAge: 31536000, includeSubDomains: true }, 'max-age=31536000; includeSubDomains'],
    [{ maxAge: 31536000, includeSubDomains: true, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
  ])('%j is %s', (hsts, value) => {
    expect(transport(hsts === undefined ? {} : { hsts })).toBe(value);
  });

  test('a site without a certificate asks for nothing over https', () => {
    const settings = { ...tiny.settings, origin: 'http://10.0.0.7', hsts: { maxAge: 86400 } };
    const headers = responseHeaders({ ...tiny, settings });
    expect(Object.keys(headers)).not.toContain('Strict-Transport-Security');
    expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  });
});
