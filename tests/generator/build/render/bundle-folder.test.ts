// What the bundle of the site's code depends on, and what it does not.
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ConfigEnv, UserConfig } from 'vite';
import { plainProject, sourceFiles } from '../../../../generator/build/render/bundle-folder.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

test('temporary files in src are no sources, and the dependencies and settings of the compiler count', () => {
  const folder = temporaryFolder();
  const settings = [
    'generator/build/render/make-bundle.js',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ];
  const sources = ['src/a.tsx', 'src/base.css', 'src/font.woff2', 'src/vike/+config.ts'];
  const others = ['src/.DS_Store', 'src/.#a.tsx', 'src/.a.tsx.swp', 'src/a.tsx~', 'src/vike/+config.ts.build-bb81.mjs'];
  for (const made of ['src/vike', 'generator/build/render']) mkdirSync(join(folder, made), { recursive: true });
  for (const file of [...settings, ...sources, ...others, 'README.md']) writeFileSync(join(folder, file), '');
  expect(sourceFiles(folder)).toEqual([...settings, ...sources].sort());
});

test('a project whose path its tools cannot read is wrong usage, and says what to do', () => {
  for (const sign of ['#', '?', '%20'])
    expect(() => plainProject(`/work/a${sign}1`)).toThrow(
      expect.objectContaining({
        name: 'UsageError',
        message: expect.stringMatching(`^Prospectus is in the folder "/work/a[${sign}]+1".*Rename the folder`),
      }),
    );
  expect(plainProject('/work/a 1')).toBe('/work/a 1');
});

/** The settings of Vite, of a project in a folder. */
async function settingsIn(folder: string): Promise<UserConfig> {
  mkdirSync(join(folder, 'src'), { recursive: true });
  copyFileSync('vite.config.ts', join(folder, 'vite.config.ts'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { default: configure } = (await import(pathToFileURL(join(folder, 'vite.config.ts')).href)) as {
    default: (env: ConfigEnv) => UserConfig;
  };
  return configure({ command: 'build', mode: 'production' });
}

test('each name in a style sheet of a component has a class of its own, however many there are', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'src', 'Many.module.css');
  const names = Array.from({ length: 700 }, (_, i) => `part${i}`);
  mkdirSync(join(folder, 'src'));
  writeFileSync(file, names.map((name) => `.${name}{}`).join(''));
  const { css } = await settingsIn(folder);
  const scoped = css?.modules === false ? undefined : css?.modules?.generateScopedName;
  const classes = names.map((name) => (typeof scoped === 'function' ? scoped(name, file, '') : undefined));
  expect(classes).not.toContain(undefined);
  expect(new Set(classes).size).toBe(700);
});

test('how files share chunks does not depend on the folders that the project is in', async () => {
  const folder = join(temporaryFolder(), 'src', 'app', 'prospectus');
  const { environments } = await settingsIn(folder);
  const groupsOf = (environment: string, file: string): readonly string[] => {
    const output = environments?.[environment]?.build?.rolldownOptions?.output;
    const splitting = output && !Array.isArray(output) ? output.codeSplitting : undefined;
    const groups = typeof splitting === 'object' ? (splitting.groups ?? []) : [];
    return groups.flatMap(({ name, test: isIn }) =>
      typeof isIn === 'function' && isIn(join(folder, file)) ? String(name) : [],
    );
  };
  expect(groupsOf('client', 'src/ui/Icon.tsx')).toEqual(['core', 'parts']);
  expect(groupsOf('client', 'src/ui/lazy/Share.tsx')).toEqual(['lazy']);
  expect(groupsOf('client', 'src/course/Course.tsx')).toEqual(['parts']);
  expect(groupsOf('client', 'src/course/CoursePage.tsx')).toEqual([]);
  expect(groupsOf('client', 'node_modules/react/index.js')).toEqual(['react']);
  expect(groupsOf('ssr', 'src/course/CoursePage.tsx')).toEqual(['renderer']);
  expect(groupsOf('ssr', 'src/vike/+config.ts')).toEqual([]);
});
