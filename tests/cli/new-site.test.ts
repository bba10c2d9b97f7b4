// A provider begins: the site checks without a warning as it is, but for notes of what is an example, and nothing is ever replaced.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../generator/index.ts';
import { hostNames } from '../../generator/hosts/hosts.ts';
import { runCli } from '../support/program/run-cli.ts';
import { temporaryFolder } from '../support/content/site.ts';

describe('new site', () => {
  test.each([
    ['nothing but a folder', []],
    ['five flags', ['--name', 'Zentrum "Nord": Kurse', '--language', 'en', '--country', 'om', '--currency', 'omr']],
    ['a name with signs of Markdown', ['--name', '1. <FC> & {name} *Star*', '--country', 'GB']],
    ['another zone', ['--country', 'DE', '--currency', 'EUR', '--time-zone', 'Europe/Berlin']],
  ])('given %s, five lines say what comes next, and check notes only examples', async (_, flags) => {
    const cwd = temporaryFolder();
    const made = await runCli(['new', 'site', 'my site', ...flags], { cwd });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Wrote \d+ files into my site\.$/),
      'Look at it:    cd "my site", then npm install, then npm run dev',
      expect.stringContaining('Change first:  content/site.yaml'),
      expect.stringContaining('Publish:       npm run build'),
      expect.stringContaining('Guide:         README.md'),
    ]);
    const checked = await runCli(['check', '--max-warnings', '0'], { cwd: join(cwd, 'my site') });
    const codes = [...checked.stdout.matchAll(/^(\w+ [a-z]+\/\S+) {2}/gm)].map(([, code]) => code);
    expect(new Set(codes)).toEqual(new Set(['info text/starter-left']));
    expect(checked.status).toBe(0);
    // Notes on examples have nothing to do with addresses.
    expect(await runCli(['urls'], { cwd: join(cwd, 'my site') })).toMatchObject({ status: 0, stderr: '' });
  });

  test.skipIf(process.platform !== 'linux').each([
    ['/proc/x', 'this disk or drive has no such place'],
    ['x'.repeat(300), 'the disk takes no name as long as this'],
  ])('a place that no disk has is refused in words: %s', async (place, why) => {
    const refused = await runCli(['new', 'site', place], { cwd: temporaryFolder() });
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining(` cannot be written: ${why}. `) });
  });

  test.each([
    ['en,ar', 'professional', 'en ar x-default'],
    ['ar,fr,de', 'first-aid', 'ar fr de x-default'],
    ['fr, en', 'language-school', 'fr en x-default'],
  ])('in the languages %s, %s, the first build has all of them', async (languages, kind, named) => {
    const cwd = temporaryFolder();
    const { status } = await runCli(['new', 'site', 'site', '--languages', languages, '--kind', kind], { cwd });
    expect(status).toBe(0);
    const { plan, diagnostics } = await planOf({
      content: join(cwd, 'site/content'),
      now: new Date('2025-11-01T08:00:00Z'),
      base: '/',
    });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['text/starter-left']));
    const home = plan?.pages.find(({ file }) => file === 'index.html');
    expect(home?.head.alternates?.map(({ hreflang }) => hreflang).join(' ')).toBe(named);
    expect(plan?.shell.header.language).toBe('switch');
    // Pages that templates name in their own words keep these names.
    const files = plan?.pages.map(({ file }) => file);
    expect(files?.includes('de/impressum.html')).toBe(languages.includes('de'));
    // So do the menus have their words in each language.
    const second = languages.split(/, ?/)[1] ?? '';
    const settings = parse(readFileSync(join(cwd, 'site/content', second, 'site.yaml'), 'utf8'));
    const { menus } = parse(readFileSync(join(cwd, 'site/content/site.yaml'), 'utf8'));
    expect(settings.menus.header).toHaveLength(menus.header.length);
    expect(settings.menus.header[0].label).not.toBe(menus.header[0].label);
    // Of which originals the translations are is on record: what is changed afterwards is noticed.
    const { stdout } = await runCli(['translations'], { cwd: join(cwd, 'site') });
    expect(stdout.split('\n')[0]?.split(/ {2,}/)).toEqual(['File', 'current', 'missing']);
    expect(files?.includes('ar/trainers/salem-almithal.html')).toBe(languages === 'en,ar');
  });

  test('languages without examples are refused', async () => {
    const { stderr, status } = await runCli(['new', 'site', 'site', '--languages', 'en,it'], {
      cwd: temporaryFolder(),
    });
    expect(status).toBe(2);
    expect(stderr).toContain('There are no examples in "it". Give some of ar, de, en, fr');
  });

  test('in another language the site begins in English, and says what to translate', async () => {
    const cwd = temporaryFolder();
    const { stdout } = await runCli(['new', 'site', 'scuola', '--language', 'it', '--country', 'IT'], { cwd });
    expect(stdout).toContain('Change first:  translate content/messages/it.yaml, ');
    const words = readFileSync(join(cwd, 'scuola/content/messages/it.yaml'), 'utf8');
    expect(words).toMatch(/^# yaml-language-server: .*\n# Prospectus has no words in Italian: /);
    expect(parse(words)).toEqual(parse(readFileSync('defaults/en/messages.yaml', 'utf8')));
    const checked = await runCli(['check', '--format', 'json'], { cwd: join(cwd, 'scuola') });
    expect(checked.status).toBe(0);
    expect(checked.stdout).toContain('The site has no pages/course.yaml');
    const site = parse(readFileSync(join(cwd, 'scuola/content/site.yaml'), 'utf8'));
    expect(site).toMatchObject({ language: 'it', locale: 'it-IT', timeZone: 'Europe/Rome' });
  });

  test('its words have no form for one where the language counts without it', async () => {
    const cwd = temporaryFolder();
    await runCli(['new', 'site', 'x', '--language', 'ja'], { cwd });
    const checked = await runCli(['check', '--format', 'json'], { cwd: join(cwd, 'x') });
    expect(checked.stdout).not.toContain('plural');
  });

  test.each([
    ['US', 'America/New_York', '+1 202'],
    ['PT', 'Europe/Lisbon', '+1 202'],
    ['EG', 'Africa/Cairo', '+20 '],
    ['CH', 'Europe/Zurich', '+41 '],
  ])(
    'an example in %s has the clock of most people there, and a number that rings nowhere',
    async (code, zone, phone) => {
      const cwd = temporaryFolder();
      await runCli(['new', 'site', 'x', '--country', code], { cwd });
      const site = parse(readFileSync(join(cwd, 'x/content/site.yaml'), 'utf8'));
      expect(site).toMatchObject({ timeZone: zone, phones: [expect.stringContaining(phone)] });
    },
  );

  test('the answers are in site.yaml, and what follows from them', async () => {
    const cwd = temporaryFolder();
    const own = [
      '--origin',
      'https://hafen-münchen.example.org/',
      '--email',
      'hello@harbour.example.org',
      '--phone',
      '(00968) (0)2400-0101',
      '--language',
      'EN-gb',
    ];
    const flags = ['--country', 'OM', '--currency', 'OMR', '--host', 'nginx', '--brand', '#7A1d4e', ...own];
    await runCli(['new', 'site', 'harbour-school', ...flags], { cwd });
    const site = parse(readFileSync(join(cwd, 'harbour-school/content/site.yaml'), 'utf8'));
    expect(site).toMatchObject({
      format: 2,
      name: 'Harbour School',
      language: 'en',
      locale: 'en-OM',
      currency: 'OMR',
      timeZone: 'Asia/Muscat',
      origin: 'https://xn--hafen-mnchen-jlb.example.org',
      email: 'hello@harbour.example.org',
      phones: ['+968 2400 0101'],
      hosts: ['nginx'],
    });
    const theme = parse(readFileSync(join(cwd, 'harbour-school/content/theme.yaml'), 'utf8'));
    expect(theme).toMatchObject({ brand: '#7A1d4e' });
    const { stdout } = await runCli(['check'], { cwd: join(cwd, 'harbour-school') });
    expect(stdout).toContain('text/starter-left');
    expect(stdout).not.toContain('example.com');
    const { sessions } = parse(readFileSync(join(cwd, 'harbour-school/content/schedule.yaml'), 'utf8'));
    expect(sessions[0].startDate).toMatch(/^2025-12-/);
    const manifest = JSON.parse(readFileSync(join(cwd, 'harbour-school/package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['prospectus']);
    expect(manifest.devDependencies).toBe(undefined);
  });

  test.each([
    [['--currency', 'OMP'], /^prospectus: --currency: There is no currency "OMP"\. .*OMR/],
    [['--currency', 'Omani rial'], /Did you mean "OMR"\?/],
    [['--country', 'Omam'], /--country: There is no country "OMAM"\. Did you mean "OM"\?/],
    [['--time-zone', 'Muscat'], /--time-zone: There is no time zone "Muscat"\. Did you mean "Asia\/Muscat"\?/],
    [['--time-zone', '+04:00'], /--time-zone: There is no time zone "\+04:00"/],
    [['--language', 'xx'], /--language: There is no language "xx"/],
    [['--language', 'zh-Hant'], /--language: There is no language "zh-Hant"/],
    [['--origin', 'www.example.org'], /--origin: Give the address with https:\/\//],
    [['--origin', 'https://example.org/site'], /--origin: .*without a path/],
    [['--email', 'info(at)example.org'], /--email: Give one email address/],
    [['--brand', 'blue'], /--brand: Give the colour as #/],
    [['--kind', 'profesional'], /--kind: There is no kind "profesional"\. Did you mean "professional"\?/],
    [['--phone', '01 23'], /--phone: Give the number in international form/],
    [['--registration', 'maybe'], /--registration: Answer form, none, or/],
    [['--host', 'netlfy'], /--host: There is no host "netlfy"\. Did you mean "netlify"\?/],
  ])('%j is refused, and nothing is written', async (flags, message) => {
    const cwd = temporaryFolder();
    const { status, stderr } = await runCli(['new', 'site', 'site', ...flags], { cwd });
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('nothing is replaced', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'content'));
    writeFileSync(join(cwd, 'content/site.yaml'), 'mine');
    const { status, stderr } = await runCli(['new', 'site', '.'], { cwd });
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('content/site.yaml') });
    expect(readdirSync(cwd)).toEqual(['content']);
    expect(readFileSync(join(cwd, 'content/site.yaml'), 'utf8')).toBe('mine');
  });

  test('a package.json that is there gets what it lacks, and keeps what it says', async () => {
    const cwd = temporaryFolder();
    const own = { scripts: { dev: 'mine' }, dependencies: { prospectus: 'file:prospectus.tgz', other: '1.0.0' } };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(own));
    const { status, stdout } = await runCli(['new', 'site', '.'], { cwd });
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^Wrote \d+ files into this folder\. Added what was missing to package\.json\.\nLook at it: {4}npm install, then npm run site:dev\n/,
      ),
    });
    const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toEqual(own.dependencies);
    expect(manifest.scripts).toMatchObject({ dev: 'mine', check: 'prospectus check', build: 'prospectus build' });
  });

  test('the dependency is the tool that is running, where npm finds it', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'package.json'), '{}');
    await runCli(['new', 'site', '.'], { cwd });
    const { dependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    expect(dependencies.prospectus).toMatch(/^file:/);
    const found = join(resolve(cwd, dependencies.prospectus.slice('file:'.length)), 'package.json');
    expect(JSON.parse(readFileSync(found, 'utf8')).name).toBe('prospectus');
  });

  test.each(['{ "scripts": ', '[]', ''])(
    'where npm cannot read a package.json, %j, nothing is written',
    async (own) => {
      const cwd = temporaryFolder();
      writeFileSync(join(cwd, 'package.json'), own);
      const { status, stderr } = await runCli(['new', 'site', '.'], { cwd });
      expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('Correct or delete it') });
      expect(readdirSync(cwd)).toEqual(['package.json']);
      expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toBe(own);
    },
  );

  test('a package.json keeps its form; scripts whose names are taken have others, which are said', async () => {
    const cwd = temporaryFolder();
    const own = '\uFEFF{\r\n\t"type": "commonjs",\r\n\t"scripts": {\r\n\t\t"check": "eslint"\r\n\t}\r\n}\r\n';
    writeFileSync(join(cwd, 'package.json'), own);
    const { stdout } = await runCli(['new', 'site', '.'], { cwd });
    expect(stdout).toContain('"npm run site:check" lists every example');
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toContain('npm run site:check ');
    const text = readFileSync(join(cwd, 'package.json'), 'utf8');
    expect(text).toMatch(
      /^\{\r\n\t"type": "commonjs",\r\n\t"scripts": \{\r\n\t\t"site:check": "prospectus check",\r\n/,
    );
    expect(JSON.parse(text).scripts).toMatchObject({ check: 'eslint', dev: 'prospectus dev' });
  });

  test('where both names of a script are taken, it has a number, which is said', async () => {
    const cwd = temporaryFolder();
    const scripts = { build: 'tsc', 'site:build': 'vite build', check: 'eslint && prospectus check' };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }));
    const { stdout } = await runCli(['new', 'site', '.'], { cwd });
    expect(stdout).toContain('Publish:       npm run site:build-2, then');
    const own = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    expect(own.scripts).toMatchObject({ ...scripts, 'site:build-2': 'prospectus build' });
  });

  test('at a terminal questions are asked, and a wrong answer again', async () => {
    const cwd = temporaryFolder();
    const asked: string[] = [];
    const answers = [
      'Harbour School',
      '',
      '',
      'en, ar',
      'om',
      'rial',
      'OMR',
      '',
      '',
      '',
      '',
      'red',
      '#aa0000',
      'n',
      '#aa0001',
      '<',
      '#aa0011',
      '',
      '',
      'nginx',
    ];
    const ask = (question: string): Promise<string> => Promise.resolve(answers[asked.push(question) - 1] ?? '');
    const world = { ask, isColor: { out: false, err: true } };
    const { status, stderr: said } = await runCli(['new', 'site', 'site'], { cwd, world });
    expect(status).toBe(0);
    expect(asked).toHaveLength(20);
    expect(asked[7]).toContain('(Asia/Muscat)');
    expect(said).toContain('\u001B[48;2;170;0;0m');
    expect(said).toContain('There is no currency "RIAL".');
    const site = parse(readFileSync(join(cwd, 'site/content/site.yaml'), 'utf8'));
    expect(site).toMatchObject({
      currency: 'OMR',
      email: 'info@example.com',
      hosts: ['nginx'],
      languages: ['en', 'ar'],
    });
    expect(readFileSync(join(cwd, 'site/content/theme.yaml'), 'utf8')).toContain("brand: '#aa0011'\n");
  });

  test('at a terminal < goes back, and answers are taken as people give them', async () => {
    const cwd = temporaryFolder();
    const said = ['<', '', 'first aid', '<', 'Language', 'de', '<', '<', 'language', 'de', '', 'Schweiz'];
    const answers = [...said, '', '', '', '', '044 123 45 67'];
    const asked: string[] = [];
    const ask = (question: string): Promise<string> => Promise.resolve(answers[asked.push(question) - 1] ?? '');
    const made = await runCli(['new', 'site', 'Schule für Ölmalerei'], { cwd, world: { ask } });
    expect(made).toMatchObject({ status: 0, stderr: expect.stringMatching(/^Enter takes .*, < goes back/) });
    expect(made.stdout).toContain('Change first:  content/site.yaml');
    const words = asked.slice(0, 10).map((question) => question.split(/\W/)[1]);
    expect(words.join(' ')).toBe('name name kind language kind language languages language kind language');
    expect(parse(readFileSync(join(cwd, 'Schule für Ölmalerei/content/site.yaml'), 'utf8'))).toMatchObject({
      ...{ name: 'Schule für Ölmalerei', locale: 'de-CH', currency: 'CHF', phones: ['+41 44 123 45 67'] },
      levels: ['A1', 'A2', 'B1', 'B2'],
    });
  });

  test('Ctrl+C at a question stops in one sentence, and leaves nothing behind', async () => {
    const cwd = temporaryFolder();
    const ask = (question: string): Promise<string> =>
      question.startsWith('The kind')
        ? Promise.reject(new DOMException('Aborted with Ctrl+C', 'AbortError'))
        : Promise.resolve('');
    const { status, stderr } = await runCli(['new', 'site', 'site'], { cwd, world: { ask } });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Enter takes .*\n\nprospectus: stopped, and nothing was written\.\n$/);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test.each(hostNames)('the workflow for %s publishes, once the site has an address of its own', async (host) => {
    const cwd = temporaryFolder();
    const { stdout } = await runCli(['new', 'site', 'site', '--host', host], { cwd });
    expect(stdout).toContain(
      `Change first:  "origin" and "email" in content/site.yaml, and what else "npm run check" calls an error: `,
    );
    expect(stdout).toContain(`docs/hosting/${host}.md`);
    const { jobs } = parse(readFileSync(join(cwd, 'site/.github/workflows/site.yml'), 'utf8'));
    expect(Object.keys(jobs)).toEqual(['check', 'publish']);
    expect(jobs.publish.steps.length).toBeGreaterThan(4);
  });
});

test('create-prospectus begins a site with the installed tool', () => {
  const folder = temporaryFolder();
  cpSync('packages/create-prospectus', join(folder, 'create'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/prospectus'), 'junction');
  const argv = ['create/index.js', '--country', 'GB', '--currency=GBP', 'my-site'];
  const said = execFileSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' });
  expect(said).toContain('files into my-site.');
  expect(readFileSync(join(folder, 'my-site/content/site.yaml'), 'utf8')).toContain('timeZone: Europe/London\n');
});
