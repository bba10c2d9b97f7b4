// The files of a new site, in the words that come with the tool. A template is content with placeholders; a line whose
// placeholder has no value is left out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { projectFolder } from '../cache/project-folder.ts';
import { FALLBACK_LANGUAGE, isSupplied, STARTER_PRICE } from '../read/defaults.ts';
import { hostNamed } from '../hosts/hosts.ts';
import type { StartAnswers } from './answers.ts';
import { tasksFor } from './editor-tasks.ts';
import { workflowFor } from './workflow.ts';

/** What the files of a new site are made from. */
export interface StarterInput extends StartAnswers {
  /** The name of the host that publishes the site. */
  readonly host?: string;
  /** The version of the tool that the site depends on. */
  readonly version: string;
  readonly now: Date;
}

/** A file of a new site, relative to its folder. */
export interface StarterFile {
  readonly file: string;
  readonly text: string;
}

const DAY_MS = 86_400_000;

/** How far ahead the first session is: a new site should not have a past one before anybody has looked at it. */
const AHEAD_DAYS = 60;

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

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
    FIRST_DAY: dayAfter(now, AHEAD_DAYS),
    LAST_DAY: dayAfter(now, AHEAD_DAYS + 1),
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
      text: fill(text, file.endsWith('.md') ? { ...values, NAME: input.name } : values),
    })),
    { file: '.gitignore', text: `node_modules/\ndist/\n.prospectus/\nsubmissions/\n${isBeside ? '' : 'hosting/\n'}` },
    { file: '.github/workflows/site.yml', text: workflowFor(host?.name) },
    { file: 'package.json', text: packageFile(input) },
    ...editorFiles,
  ];
}
