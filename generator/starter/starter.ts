// The files of a new site, in the words that come with the tool.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Theme } from '../../schemas/types.ts';
import { fill } from '../base/template.ts';
import { projectFolder } from '../cache/project-folder.ts';
import { hostNamed } from '../hosts/hosts.ts';
import type { ColourToken } from '../model/theme-properties.ts';
import { FALLBACK_LANGUAGE, isSupplied } from '../read/defaults.ts';
import { spelledIn } from '../read/spelling.ts';
import { COMMON, readStarter, starterBundle } from '../read/starters.ts';
import { toSlug } from '../rules/nearest.ts';
import { coloursOf } from '../theme/derive.ts';
import { DEFAULT_KIND, languagesOf, type StartAnswers, type StarterFile, type StarterInput } from './answers.ts';
import { translatedStarter } from './translate-starter.ts';
import { fillingOf } from './template.ts';

const folder = path.join(projectFolder, 'defaults');

const readDefault = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const indented = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));

/** Returns the workflow of a new repository on GitHub for a host; without one it only checks. */
export function workflowFor(host: string | undefined): string {
  const left = [host === undefined && '# if published', host !== 'github' && '# if GitHub Pages'];
  // Some hosts are a server of the provider's own.
  const way = host && (['apache', 'nginx', 'caddy', 'folders'].includes(host) ? 'rsync' : host);
  const parts = way === undefined ? [] : ['publish.yml', `deploy/${way}.yml`];
  const [check = '', publish, deploy = ''] = ['site.yml', ...parts].map((file) => readDefault(`.github/${file}`));
  const text = publish === undefined ? check : `${check}\n${indented(publish, 2)}${indented(deploy, 6)}`;
  return text
    .split('\n')
    .filter((line) => !left.some((mark) => mark && line.endsWith(mark)))
    .map((line) => line.replace(/ # if (?:published|GitHub Pages)$/, ''))
    .join('\n');
}

const schemaLine = (file: string): string => {
  const [start = '', isInside] = file.split('/');
  const name = isInside === undefined ? start.replace(/\.yaml$/, '') : start.replace(/(?<!message)s$/, '');
  return `# yaml-language-server: $schema=${isInside === undefined ? '' : '../'}.schemas/${name}.schema.json\n`;
};

/** The pictures of a kind of sites: they name the colours of its theme, and have them as they are now for other programs. */
function drawings(kind: string, theme: string): readonly StarterFile[] {
  const colours = coloursOf(parse(theme) as Theme, 'light');
  return readdirSync(path.join(folder, `starter/${kind}`))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({
      file: `content/media/${name}`,
      text: readStarter(`${kind}/${name}`).replace(
        /\$([a-z-]+)/g,
        (_, token: string) => `var(--color-${token}, ${colours[token as ColourToken]})`,
      ),
    }));
}

/** The templates of a kind in a language, with those of all kinds: files, and words that templates are filled with. */
function templatesOf({ kind = DEFAULT_KIND, country, language: taught }: StarterInput, language: string) {
  const { words: common = '', ...shared } = starterBundle(`${COMMON}/${language}`);
  const { words = '', ...own } = starterBundle(`${kind}/${language}`);
  const spelled = (text: string): string => spelledIn(`${language}-${country}`, text);
  const files = Object.entries({ ...shared, ...own }).map(([file, text]) => [file, spelled(text)] as const);
  const nameOfTaught = new Intl.DisplayNames([language], { type: 'language' }).of(taught) ?? '';
  return {
    words: {
      ...(parse(spelled(common + words)) as Readonly<Record<string, string>>),
      TAUGHT: nameOfTaught.replace(/^./u, (letter) => letter.toUpperCase()),
    },
    files: Object.fromEntries(files),
  };
}

/** Whether a file has words of the interface, which are not translated: each language has its own. */
const isOfInterface = ({ file }: { readonly file: string }): boolean => file.startsWith('messages/');

/** The example in a language: all its files, also those of which nothing is left for this site. */
function exampleIn(asked: string, input: StarterInput): readonly StarterFile[] {
  const language = isSupplied(asked) ? asked : FALLBACK_LANGUAGE;
  const { words, files } = templatesOf(input, language);
  const filling = fillingOf({ ...input, language }, words);
  return Object.entries(files).map(([file, template]) => ({ file, text: fill(template, filling) }));
}

/** What a further language of the site adds: the words of the files of the first one, and its own of the interface. */
function filesInFurther(language: string, first: string, input: StarterInput): readonly StarterFile[] {
  const example = exampleIn(language, input);
  const original = exampleIn(first, input).filter((one) => !isOfInterface(one));
  const messages = example.filter(isOfInterface);
  return [
    ...translatedStarter(language, original, example),
    ...messages.map(({ file, text }) => ({ file: `content/${file}`, text: schemaLine(file) + String(text) })),
  ];
}

/** The content, of which some is the same for all kinds of sites, and the guide for editors. */
function contentFiles(input: StarterInput): readonly StarterFile[] {
  const language = isSupplied(input.language) ? input.language : FALLBACK_LANGUAGE;
  const kind = input.kind ?? DEFAULT_KIND;
  const { words, files } = templatesOf(input, language);
  const filling = fillingOf(input, words);
  const theme = fill(readStarter(`${kind}/theme.yaml`), filling);
  return [
    ...Object.entries({ ...(input.content ? {} : files), 'theme.yaml': theme })
      .map(([file, template]) => ({ file, text: fill(template, filling) }))
      .filter((one) => one.text !== '' && (isSupplied(input.language) || !isOfInterface(one)))
      .map(({ file, text }) => ({ file: `content/${file}`, text: schemaLine(file) + text })),
    ...(input.content ?? drawings(kind, theme)),
    { file: 'README.md', text: fill(readStarter(`${COMMON}/${language}.md`), filling) },
    { file: 'AGENTS.md', text: fill(readStarter(`${COMMON}/AGENTS.md`), filling) },
  ];
}

/** The words of the interface in English, for a language in which the tool has none. */
export function wordsToTranslate({ language }: StartAnswers): readonly StarterFile[] {
  if (isSupplied(language)) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  const english = readDefault(`${FALLBACK_LANGUAGE}/messages.yaml`);
  const head = `# yaml-language-server: $schema=../.schemas/messages.schema.json
# Prospectus has no words in ${name}: these are English. Translate each text after its colon, and keep what is in braces, such as {name}.
# Then translate site.yaml and the files in pages and courses. "npx prospectus check" lists the texts and pages that are still missing.
`;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // Japanese and others count without a form of their own for one.
  const counted = pluralCategories.includes('one') ? english : english.replace(/^ +one: .*\n/gm, '');
  return [{ file: `content/messages/${language}.yaml`, text: counted.replace(/^#.*\n/, head) }];
}

const packageFile = ({ name, language, version, host }: StarterInput): string => {
  const scripts = {
    check: 'prospectus check',
    dev: 'prospectus dev',
    build: 'prospectus build',
    preview: `prospectus preview${host === undefined ? '' : ` --host ${host}`}`,
  };
  const file = {
    name: toSlug(name, language) || 'site',
    private: true,
    type: 'module',
    scripts,
    dependencies: { prospectus: version },
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
};

/** Returns every file of a new site. */
export function starterFiles(input: StarterInput): readonly StarterFile[] {
  const host = hostNamed(input.host ?? '');
  const isBeside = ['nginx', 'caddy', 'cloudfront'].includes(host?.name ?? '');
  const [first = '', ...further] = input.content ? [] : languagesOf(input);
  // The schema of each file is named in its first line, so an editor needs only the extension that reads that.
  const editor = ['tasks', 'extensions', 'settings'].map((name) => `.vscode/${name}.json`);
  return [
    ...wordsToTranslate(input),
    ...contentFiles(input),
    ...further.flatMap((language) => filesInFurther(language, first, input)),
    { file: '.gitignore', text: `node_modules/\ndist/\n.prospectus/\nsubmissions/\n${isBeside ? '' : 'hosting/\n'}` },
    { file: '.github/workflows/site.yml', text: workflowFor(host?.name) },
    { file: 'package.json', text: packageFile(input) },
    ...editor.map((file) => ({ file, text: readDefault(file) })),
  ];
}
