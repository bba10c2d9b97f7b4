// The smallest content that breaks a rule: a folder of tests/generator/fixtures, named after the code of the rule, laid over the
// tiny provider.
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

interface Expected {
  /** The moment of the check, where it matters. */
  readonly now?: string;
  /** Files of the tiny provider that are taken away. */
  readonly removes?: readonly string[];
  /** A file that is filled up to this many bytes, or a few more, with lines of these words; blank ones without. */
  readonly grows?: { readonly file: string; readonly bytes: number; readonly line?: string };
  /** A folder that is made, because a version control cannot keep an empty one. */
  readonly folder?: string;
  /** A link out of the content that is made, because a checkout on Windows may have a file in its place. */
  readonly link?: string;
  readonly diagnostics: readonly {
    readonly code: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
}

const fixtures = fileURLToPath(new URL('../../generator/fixtures', import.meta.url));
const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

/** The names of all fixtures: codes of rules with two hyphens for the slash. */
export const ruleFixtures: readonly string[] = readdirSync(fixtures).sort();

/** A content folder that breaks a rule, with what is expected of its check. */
export interface RuleFixture {
  readonly content: string;
  readonly now: Date;
  readonly expected: Expected['diagnostics'];
}

function grow(file: string, { bytes, line = '' }: NonNullable<Expected['grows']>): void {
  const filler = `${line}\n`;
  appendFileSync(file, filler.repeat(Math.ceil((bytes - statSync(file).size) / filler.length)));
}

/** Takes back what a fixture has changed in a copy of the tiny provider. */
function restore(content: string, changed: readonly string[]): void {
  for (const part of new Set(changed.map((file) => file.replace(/\/.*/, '')))) {
    rmSync(join(content, part), { recursive: true, force: true });
    if (existsSync(join(tiny, part))) cpSync(join(tiny, part), join(content, part), { recursive: true });
  }
}

/** Writes the content of a fixture over a copy of the tiny provider, which is as before after the test. */
export function ruleFixture(content: string, name: string): RuleFixture {
  const text = readFileSync(join(fixtures, name, 'expected.json'), 'utf8');
  const { removes = [], grows, folder, link, now = '2026-01-01T12:00:00Z', diagnostics } = JSON.parse(text) as Expected;
  const overlay = join(fixtures, name, 'content');
  const laid = existsSync(overlay) ? readdirSync(overlay) : [];
  const others = [grows?.file, folder, link].flatMap((file) => file ?? []);
  onTestFinished(() => restore(content, [...laid, ...removes, ...others]));
  for (const file of removes) rmSync(join(content, file));
  if (existsSync(overlay)) cpSync(overlay, content, { recursive: true });
  if (folder !== undefined) mkdirSync(join(content, folder));
  if (link !== undefined) symlinkSync(fileURLToPath(import.meta.url), join(content, link));
  if (grows) grow(join(content, grows.file), grows);
  return { content, now: new Date(now), expected: diagnostics };
}
