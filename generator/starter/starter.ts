// The files of a new site, in the words that come with the tool. A template is content with placeholders; a line whose
// placeholder has no value is left out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { projectFolder } from '../cache/project-folder.ts';
import { hostNamed } from '../hosts/hosts.ts';
import { FALLBACK_LANGUAGE, isSupplied, STARTER_PRICE } from '../read/defaults.ts';
import type { StartAnswers } from './answers.ts';

// Tasks for VS Code: what check finds is listed and underlined in the editor in the words of check.

/** What VS Code reads in a line of `check --format lines`. */
const problemMatcher = {
  owner: 'prospectus',
  source: 'Prospectus',
  fileLocation: ['relative', '${workspaceFolder}'],
  pattern: {
    regexp: '^(.+?):(\\d+):(\\d+): (error|warning|info): (.*) \\[([a-z-]+/[a-z0-9-]+)\\]$',
    ...{ file: 1, line: 2, column: 3, severity: 4, message: 5, code: 6 },
  },
};

/** The lines with which a watch begins and ends a check. */
const background = {
  activeOnStart: true,
  beginsPattern: '^Checking ',
  endsPattern: '^\\d+ files? checked in ',
};

/** Returns .vscode/tasks.json for a project in which this command starts Prospectus. */
export const tasksFor = (prospectus: string): object => ({
  version: '2.0.0',
  tasks: [
    {
      label: 'Check the content at each save',
      type: 'shell',
      command: `${prospectus} check --watch --format lines`,
      isBackground: true,
      problemMatcher: { ...problemMatcher, background },
      presentation: { reveal: 'never', panel: 'dedicated' },
      runOptions: { runOn: 'folderOpen' },
    },
    {
      label: 'Check the content',
      type: 'shell',
      command: `${prospectus} check --format lines`,
      problemMatcher,
      presentation: { reveal: 'silent' },
      group: { kind: 'build', isDefault: true },
    },
  ],
});

// The workflow of a new repository on GitHub: it checks every pull request, and publishes what is merged.

const rsync = `      # Repository settings, Secrets: SSH_KEY, and as variables TARGET (user@host:/var/www/...)
      - run: |
          install -m 600 /dev/stdin key <<< "$SSH_KEY"
          rsync -az --delete --exclude .well-known -e "ssh -i key -o StrictHostKeyChecking=accept-new" dist/ "$TARGET/"
        env:
          SSH_KEY: \${{ secrets.SSH_KEY }}
          TARGET: \${{ vars.TARGET }}`;

/** How each host is given the site. */
const deploySteps: Readonly<Record<string, string | undefined>> = {
  apache: rsync,
  nginx: rsync,
  caddy: rsync,
  folders: rsync,
  github: `      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist
          include-hidden-files: true
      - uses: actions/deploy-pages@v5`,
  netlify: `      # Repository settings, Secrets: NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID
      - run: npx --yes netlify-cli deploy --prod --dir dist
        env:
          NETLIFY_AUTH_TOKEN: \${{ secrets.NETLIFY_AUTH_TOKEN }}
          NETLIFY_SITE_ID: \${{ secrets.NETLIFY_SITE_ID }}`,
  cloudflare: `      # Repository settings, Secrets: CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID; variable: PROJECT
      - run: npx --yes wrangler pages deploy dist --project-name "$PROJECT"
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
          PROJECT: \${{ vars.PROJECT }}`,
  vercel: `      # Repository settings, Secrets: VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID
      - run: npx --yes vercel deploy dist --prod --yes --token "$VERCEL_TOKEN"
        env:
          VERCEL_TOKEN: \${{ secrets.VERCEL_TOKEN }}
          VERCEL_ORG_ID: \${{ secrets.VERCEL_ORG_ID }}
          VERCEL_PROJECT_ID: \${{ secrets.VERCEL_PROJECT_ID }}`,
  azure: `      # Repository settings, Secrets: AZURE_STATIC_WEB_APPS_API_TOKEN
      - uses: Azure/static-web-apps-deploy@v1
        with:
          action: upload
          app_location: dist
          skip_app_build: true
          azure_static_web_apps_api_token: \${{ secrets.AZURE_STATIC_WEB_APPS_API_TOKEN }}`,
  cloudfront: `      # Repository settings, Secrets: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; variables: BUCKET and DISTRIBUTION
      - run: sh hosting/cloudfront/deploy.sh
        env:
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
          BUCKET: \${{ vars.BUCKET }}
          DISTRIBUTION: \${{ vars.DISTRIBUTION }}`,
};

const setUp = `      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: lts/*
          cache: npm
      - run: npm ci`;

/** Returns the workflow for a host; without one it only checks. */
export function workflowFor(host: string | undefined): string {
  const deploy = host === undefined ? undefined : deploySteps[host];
  const publish = `
  publish:
    # What is merged, and once a night, so that courses that have begun leave the schedule.
    if: github.event_name != 'pull_request'
    needs: check
    runs-on: ubuntu-latest${host === 'github' ? '\n    environment: github-pages' : ''}
    steps:
${setUp}
      - run: npx prospectus build
${deploy ?? ''}
`;
  return `# Checks every pull request${deploy ? ', and publishes what is merged' : ''}.
name: Site

on:
  pull_request:
  push:
    branches: [main]
${deploy ? "  schedule:\n    - cron: '15 2 * * *'\n" : ''}
permissions:
  contents: read
${host === 'github' ? '  pages: write\n  id-token: write\n' : ''}
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
${setUp}
      - run: npx prospectus check
${deploy ? publish : ''}`;
}

/** What the files of a new site are made from. */
export interface StarterInput extends StartAnswers {
  /** The version of the tool that the site depends on. */
  readonly version: string;
  readonly now: Date;
}

/** A file of a new site, relative to its folder. */
export interface StarterFile {
  readonly file: string;
  readonly text: string;
}

/** How far ahead the first session is at least: a new site should not have a past one before it has been looked at. */
const AHEAD_DAYS = 60;

const DAY_MS = 86_400_000;

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** In how many days the first session begins: on a Monday, a working day everywhere, as is the day after it. */
const daysAhead = (now: Date): number => AHEAD_DAYS + ((8 - new Date(dayAfter(now, AHEAD_DAYS)).getUTCDay()) % 7);

const plain = (value: string): string => stringify(value, { lineWidth: 0 }).trim();

function placeholders(input: StarterInput): Readonly<Record<string, string | undefined>> {
  const { name, language, country, currency, timeZone, host, now } = input;
  return {
    NAME: plain(name),
    LANGUAGE: language,
    LOCALE: country === undefined ? undefined : `${language}-${country}`,
    CURRENCY: currency,
    TIMEZONE: timeZone,
    HOST: host,
    PRICE: currency === undefined ? 'on request' : String(STARTER_PRICE),
    FIRST_DAY: dayAfter(now, daysAhead(now)),
    LAST_DAY: dayAfter(now, daysAhead(now) + 1),
  };
}

/** Fills a template in. */
function fill(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const nameOf = /__([A-Z_]+?)__/g;
  const isKnown = (line: string): boolean =>
    Array.from(line.matchAll(nameOf)).every(([, name = '']) => values[name] !== undefined);
  return template
    .split('\n')
    .filter(isKnown)
    .map((line) => line.replace(nameOf, (_, name: string) => values[name] ?? ''))
    .join('\n');
}

/** What templates say until it is known; `check` notes the first two as long as they are there. */
const drafts = { origin: 'https://www.example.com', email: 'info@example.com', brand: '#33507a' } as const;

/** Puts what was answered in the place of what a template says. */
const withAnswers = (text: string, input: StarterInput): string =>
  (['origin', 'email', 'brand'] as const).reduce(
    (so, fact) => so.replace(drafts[fact], () => input[fact] ?? drafts[fact]),
    text,
  );

/** The templates in a language: those of content, and the guide for editors. */
function templates(language: string): readonly StarterFile[] {
  const folder = path.join(projectFolder, 'defaults', language, 'start');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      const file = path.relative(folder, place).split(path.sep).join('/');
      return { file: file.endsWith('.md') ? file : `content/${file}`, text: readFileSync(place, 'utf8') };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The words of the interface in English, for a language in which the tool has none. */
function wordsToTranslate({ language }: StartAnswers): readonly StarterFile[] {
  if (isSupplied(language)) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  const english = readFileSync(path.join(projectFolder, 'defaults', FALLBACK_LANGUAGE, 'messages.yaml'), 'utf8');
  const head = `# yaml-language-server: $schema=../.schemas/messages.schema.json
# Prospectus has no words in ${name}: these are English. Translate each text after its colon, and keep what is in braces, such as {name}.
# Then translate site.yaml and the files in pages and courses. "prospectus check" lists the texts and pages that are still missing.
`;
  return [{ file: `content/messages/${language}.yaml`, text: english.replace(/^#.*\n/, head) }];
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const packageFile = ({ name, version, host }: StarterInput): string => {
  const title = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return json({
    name: title || 'site',
    private: true,
    type: 'module',
    scripts: {
      check: 'prospectus check',
      dev: 'prospectus dev',
      build: 'prospectus build',
      preview: `prospectus preview${host === undefined ? '' : ` --host ${host}`}`,
    },
    dependencies: { prospectus: version },
  });
};

/** The schema of each file is named in its first line, so an editor needs only the extension that reads that. */
const editorFiles: readonly StarterFile[] = [
  { file: '.vscode/tasks.json', text: json(tasksFor('npx prospectus')) },
  { file: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  {
    file: '.vscode/settings.json',
    text: json({
      '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.wordWrap': 'on' },
      'files.exclude': { 'content/.schemas': true },
      'yaml.format.enable': false,
      'yaml.schemaStore.enable': false,
    }),
  },
];

/** Returns every file of a new site. */
export function starterFiles(input: StarterInput): readonly StarterFile[] {
  const values = placeholders(input);
  const host = hostNamed(input.host ?? '');
  const isBeside = ['nginx', 'caddy', 'cloudfront'].includes(host?.name ?? '');
  return [
    ...wordsToTranslate(input),
    ...templates(isSupplied(input.language) ? input.language : FALLBACK_LANGUAGE).map(({ file, text }) => ({
      file,
      text: fill(withAnswers(text, input), file.endsWith('.md') ? { ...values, NAME: input.name } : values),
    })),
    { file: '.gitignore', text: `node_modules/\ndist/\n.prospectus/\nsubmissions/\n${isBeside ? '' : 'hosting/\n'}` },
    { file: '.github/workflows/site.yml', text: workflowFor(host?.name) },
    { file: 'package.json', text: packageFile(input) },
    ...editorFiles,
  ];
}
