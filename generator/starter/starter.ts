// The files of a new site, in the words that come with the tool. A template is content with placeholders; a line whose
// placeholder has no value is left out.
import { DAY_MS } from '../base/time.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { projectFolder } from '../cache/project-folder.ts';
import { hostNamed } from '../hosts/hosts.ts';
import { FALLBACK_LANGUAGE, isSupplied, STARTER_PRICE } from '../read/defaults.ts';
import type { StartAnswers } from './answers.ts';

const folder = path.join(projectFolder, 'defaults');

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const indented = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));

/** Hosts that are a server of the provider's own. */
const servers: readonly string[] = ['apache', 'nginx', 'caddy', 'folders'];

/** Returns the workflow of a new repository on GitHub for a host; without one it only checks. */
export function workflowFor(host: string | undefined): string {
  const left = [host === undefined && '# if published', host !== 'github' && '# if GitHub Pages'];
  const parts = host === undefined ? [] : ['publish.yml', `deploy/${servers.includes(host) ? 'rsync' : host}.yml`];
  const [check = '', publish, deploy = ''] = ['site.yml', ...parts].map((file) => read(`.github/${file}`));
  const text = publish === undefined ? check : `${check}\n${indented(publish, 2)}${indented(deploy, 6)}`;
  return text
    .split('\n')
    .filter((line) => !left.some((mark) => mark && line.endsWith(mark)))
    .map((line) => line.replace(/ # if (?:published|GitHub Pages)$/, ''))
    .join('\n');
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
  const start = path.join(folder, language, 'start');
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      const file = path.relative(start, place).split(path.sep).join('/');
      return { file: file.endsWith('.md') ? file : `content/${file}`, text: readFileSync(place, 'utf8') };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The words of the interface in English, for a language in which the tool has none. */
function wordsToTranslate({ language }: StartAnswers): readonly StarterFile[] {
  if (isSupplied(language)) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  const english = read(`${FALLBACK_LANGUAGE}/messages.yaml`);
  const head = `# yaml-language-server: $schema=../.schemas/messages.schema.json
# Prospectus has no words in ${name}: these are English. Translate each text after its colon, and keep what is in braces, such as {name}.
# Then translate site.yaml and the files in pages and courses. "prospectus check" lists the texts and pages that are still missing.
`;
  return [{ file: `content/messages/${language}.yaml`, text: english.replace(/^#.*\n/, head) }];
}

const packageFile = ({ name, version, host }: StarterInput): string => {
  const title = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const scripts = {
    check: 'prospectus check',
    dev: 'prospectus dev',
    build: 'prospectus build',
    preview: `prospectus preview${host === undefined ? '' : ` --host ${host}`}`,
  };
  const file = { name: title || 'site', private: true, type: 'module', scripts, dependencies: { prospectus: version } };
  return `${JSON.stringify(file, undefined, 2)}\n`;
};

/** The schema of each file is named in its first line, so an editor needs only the extension that reads that. */
const editorFiles = (): readonly StarterFile[] =>
  ['tasks', 'extensions', 'settings'].map((name) => ({
    file: `.vscode/${name}.json`,
    text: read(`.vscode/${name}.json`),
  }));

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
    ...editorFiles(),
  ];
}
