// What the sample's build writes for hosts that do not run here, as the programs of these hosts read it: every old and
// removed address, every header and every caching rule, with and without a base.
// Azure's schema is read where docs/hosting/README.md has it installed: its package has 183 MB.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import { hostFiles, hostNamed } from '../../../generator/hosts/hosts.ts';
import { cachingFolders } from '../../../generator/model/caching.ts';
import type { Hosting } from '../../../generator/model/hosting.ts';
import { packageFolder } from '../../support/program/host-programs.ts';
import { planOf } from '../../support/content/plan-of.ts';
import { temporaryFolder, writeFiles } from '../../support/content/site.ts';

const require = createRequire(import.meta.url);

type Parse = (options: object) => Promise<Readonly<Record<string, readonly object[]>>>;

interface Route {
  readonly src: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status?: number;
}

const { parseAllRedirects } = require('@netlify/redirect-parser') as { readonly parseAllRedirects: Parse };
const { parseAllHeaders } = require('@netlify/headers-parser') as { readonly parseAllHeaders: Parse };
const { getTransformedRoutes, redirectsSchema, headersSchema } = require('@vercel/routing-utils') as {
  readonly getTransformedRoutes: (settings: object) => { readonly routes: readonly Route[]; readonly error: unknown };
  readonly redirectsSchema: object;
  readonly headersSchema: object;
};

let sample: Hosting;

beforeAll(async () => {
  const { hosting } = await planOf('content');
  const redirects = [...hosting.redirects, { from: '/shop/*', to: '/courses' }];
  const headers = { ...hosting.headers, 'X-Own': 'a "quoted" word' };
  sample = { ...hosting, redirects, gone: ['/taken-away'], headers };
  expect(sample.redirects.length).toBeGreaterThan(5);
});

/** The text of a file that is written for a host. */
function written(name: string, file: string, base: string): string {
  const host = hostNamed(name);
  invariant(host, name);
  const found = hostFiles([host], { ...sample, base }).find((one) => one.file.endsWith(file));
  return found?.text ?? '';
}

const below = (base: string, address: string): string => encodeURI(base + address.slice(1));

const folderCaching = cachingFolders.map(({ folder, value }) => [folder, { 'Cache-Control': value }] as const);

describe.each(['/', '/sub/'])('Netlify below %s', (base) => {
  const parse = async (file: '_redirects' | '_headers') => {
    const folder = temporaryFolder();
    writeFiles(folder, { [file]: written('netlify', file, base) });
    const files = [join(folder, file)];
    const { errors, ...found } =
      file === '_headers'
        ? await parseAllHeaders({ headersFiles: files, configHeaders: [], minimal: true })
        : await parseAllRedirects({ redirectsFiles: files, configRedirects: [], minimal: true });
    expect(errors).toEqual([]);
    return found[file.slice(1)];
  };

  test('every old, removed and hidden address is answered', async () => {
    const page = `${base}404.html`;
    expect(await parse('_redirects')).toMatchObject([
      ...sample.redirects.map(({ from, to }) => ({
        from: below(base, from),
        status: 301,
        force: true,
        to: below(base, to),
      })),
      { from: `${base}taken-away`, to: page, status: 410, force: true },
      { from: `${base}.prospectus.json`, to: page, status: 404, force: true },
      ...(base === '/' ? [] : [{ from: `${base}*`, to: page, status: 404, force: false }]),
    ]);
  });

  test('every header is sent', async () => {
    expect(await parse('_headers')).toEqual([
      { for: `${base}*`, values: sample.headers },
      ...folderCaching.map(([folder, values]) => ({ for: `${base}${folder}/*`, values })),
    ]);
  });
});

describe.each(['/', '/sub/'])('Vercel below %s', (base) => {
  const settings = (): Readonly<Record<string, object>> => JSON.parse(written('vercel', 'vercel.json', base));

  /** What the host answers before it looks for a file, in the order of its routes. */
  function ask(path: string) {
    const { routes, error } = getTransformedRoutes(settings());
    expect(error).toBeNull();
    const matching = routes.flatMap(({ src, headers, status }) => {
      const found = new RegExp(src).exec(path);
      return found ? [{ status, headers, to: headers['Location']?.replace('$1', found[1] ?? '') }] : [];
    });
    const redirect = matching.find(({ status }) => status !== undefined);
    if (redirect) return { status: redirect.status, to: redirect.to };
    return Object.assign({}, ...matching.map(({ headers }) => headers)) as Readonly<Record<string, string>>;
  }

  test('its schemas take redirects and headers', () => {
    const ajv = new Ajv({ strict: false });
    const { redirects, headers } = settings();
    expect(ajv.validate(redirectsSchema, redirects), JSON.stringify(ajv.errors)).toBe(true);
    expect(ajv.validate(headersSchema, headers), JSON.stringify(ajv.errors)).toBe(true);
  });

  test('every old address redirects, and an address has neither a slash nor .html at its end', () => {
    for (const { from, to } of sample.redirects)
      expect(ask(below(base, from))).toEqual({ status: 301, to: below(base, to) });
    for (const path of ['courses/', 'courses.html'])
      expect(ask(base + path)).toEqual({ status: 308, to: `${base}courses` });
  });

  test('what has a meaning in a target is written in another way, or nothing is', () => {
    const moved = ['https://a.example:8080/:id/(x)', 'https://a.example/?y=:z'].map((to, i) => ({
      from: `/Old-${i}`,
      to,
    }));
    const host = hostNamed('vercel');
    invariant(host, 'vercel');
    const [file] = hostFiles([host], { ...sample, moved, base });
    const { routes, error } = getTransformedRoutes(JSON.parse(file?.text ?? ''));
    expect(error).toBeNull();
    const targets = routes.flatMap(({ src, headers }) => (src.includes('Old') ? headers['Location'] : []));
    expect(targets).toEqual(['https://a.example:8080/%3Aid/%28x%29']);
  });

  test('every header is sent, with the home page too', () => {
    // A site below a base has its home page at the name of the folder there.
    for (const path of [base === '/' ? '/' : base.slice(0, -1), `${base}courses/capm`, `${base}nothing`])
      expect(ask(path)).toEqual(sample.headers);
    for (const [folder, caching] of folderCaching)
      expect(ask(`${base}${folder}/a/b.js`)).toEqual({ ...sample.headers, ...caching });
  });
});

describe.each(['/', '/sub/'])('Cloudflare Pages below %s', (base) => {
  const linesOf = (file: string): readonly string[] =>
    written('cloudflare', file, base)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

  test('every line of _redirects is an old address, a target, and a status that redirects', () => {
    expect(linesOf('_redirects')).toEqual(
      sample.redirects.map(({ from, to }) => `${below(base, from)} ${below(base, to)} 301`),
    );
  });

  test('every header is sent, and no line is longer than the host takes', () => {
    const lines = linesOf('_headers');
    expect(lines).toEqual([
      `${base}*`,
      ...Object.entries(sample.headers).map(([name, value]) => `  ${name}: ${value}`),
      ...folderCaching.flatMap(([folder, caching]) => [
        `${base}${folder}/*`,
        `  Cache-Control: ${caching['Cache-Control']}`,
      ]),
    ]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe.each(['/', '/sub/'])('Azure Static Web Apps below %s', (base) => {
  const text = (): string => written('azure', 'staticwebapp.config.json', base);

  test('every address, header and caching rule has its place', () => {
    const settings = JSON.parse(text());
    expect(settings).toMatchObject({ trailingSlash: 'never', globalHeaders: sample.headers });
    expect(settings.responseOverrides).toEqual({ 404: { rewrite: `${base}404.html`, statusCode: 404 } });
    expect(settings.routes).toEqual([
      { route: `${base}taken-away`, statusCode: 410 },
      ...sample.redirects.map(({ from, to }) => ({
        route: base + from.slice(1),
        redirect: below(base, to),
        statusCode: 301,
      })),
      { route: `${base}.prospectus.json`, statusCode: 404 },
      ...folderCaching.map(([folder, headers]) => ({ route: `${base}${folder}/*`, headers })),
    ]);
    expect(Buffer.byteLength(text())).toBeLessThan(20_000);
  });

  const schema = join(packageFolder('@azure/static-web-apps-cli') ?? '', 'schema/staticwebapp.config.json');

  test.skipIf(!packageFolder('@azure/static-web-apps-cli'))('its schema takes them', () => {
    const { $schema: _draft, id: _id, ...rules } = JSON.parse(readFileSync(schema, 'utf8'));
    const ajv = new Ajv({ strict: false, logger: false });
    expect(ajv.validate(rules, JSON.parse(text())), JSON.stringify(ajv.errors)).toBe(true);
  });
});

test('nginx gets the values of headers as it reads them', () => {
  expect(written('nginx', '.conf', '/')).toContain(String.raw`add_header X-Own "a \"quoted\" word" always;`);
});
