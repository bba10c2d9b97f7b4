// Every fix that a rule proposes, applied literally to the content that breaks the rule: one problem fewer, and no new one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyFixes } from '../../../../generator/model/apply-fixes.ts';
import { check } from '../../../../generator/index.ts';
import type { Diagnostic, Fix } from '../../../../generator/model/diagnostic.ts';
import { isFixable } from '../../../../generator/tools/fixes/fix-content.ts';
import { changeOf, losses } from '../../../support/content/fix-losses.ts';
import { type RuleFixture, ruleFixture, ruleFixtures } from '../../../support/content/rule-fixture.ts';

/** Without places, which move. */
const keyOf = ({ code, message, location }: Diagnostic): string => `${code} ${location.file} ${message}`;

type Diagnostics = readonly Diagnostic[];

const hasFix = (diagnostic: Diagnostic): diagnostic is Diagnostic & { readonly fix: Fix } =>
  diagnostic.fix !== undefined;

/** The problems that are there only after the first was replaced by its fix, and how many there are fewer. */
async function applied({ content, now }: RuleFixture, before: Diagnostics, one: Diagnostic & { readonly fix: Fix }) {
  const file = join(content, one.location.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, applyFixes(text, [one]).text);
  const after = await check({ content, now });
  writeFileSync(file, text);
  const known = new Set(before.map(keyOf));
  // A file that could not be read may hide other problems, which are seen then: other problems of YAML are not among them.
  const hid = ({ code, severity }: Diagnostic): boolean =>
    one.code.startsWith('yaml/') && !(code.startsWith('yaml/') && severity === 'error');
  const came = after.diagnostics.filter((later) => !known.has(keyOf(later)));
  return {
    came: came.filter((later) => !hid(later)).map(keyOf),
    fewer: before.length - after.diagnostics.length + came.filter(hid).length,
  };
}

/** Rules of which a fixture has a fix; a rule that loses its fix is missed here. */
const fixable: readonly string[] = [
  'link/own-origin',
  'link/thousands-point',
  'link/unknown-category',
  'link/unknown-country',
  'link/unknown-course',
  'link/unknown-currency',
  'link/unknown-figure',
  'link/unknown-fragment',
  'link/unknown-level',
  'link/unknown-place',
  'link/unknown-target',
  'schema/unknown-field',
  'schema/wrong-type',
  'styles/unknown-property',
  'styles/unknown-variable',
  'text/broken-markdown',
  'text/curly-quotes',
  'text/foreign-locale',
  'text/garbled-letters',
  'text/invisible-character',
  'text/stray-quote',
  'theme/low-contrast',
  'yaml/bad-escape',
  'yaml/bad-indentation',
  'yaml/control-character',
  'yaml/escape-in-text',
  'yaml/hidden-heading',
  'yaml/hidden-text',
  'yaml/list-mark',
  'yaml/missing-pipe',
  'yaml/old-line-ends',
  'yaml/reserved-character',
  'yaml/strange-space',
  'yaml/tab-indentation',
  'yaml/text-after-quote',
  'yaml/text-beside-pipe',
  'yaml/unclosed-quote',
  'yaml/unquoted-colon',
];

test('each leaves one problem fewer and no new one, and check --fix loses no comment and no other value', async () => {
  const failed: string[] = [];
  const codes = new Set<string>();
  const changes = new Set<string>();
  for (const name of ruleFixtures) {
    const fixture = ruleFixture(name);
    const { diagnostics } = await check(fixture);
    for (const one of diagnostics.filter(hasFix)) {
      const text = readFileSync(join(fixture.content, one.location.file), 'utf8');
      if (isFixable(one)) {
        failed.push(...losses(text, one));
        changes.add(changeOf(text, one));
      }
      const { came, fewer } = await applied(fixture, diagnostics, one);
      codes.add(one.code);
      if (came.length > 0 || fewer < 1)
        failed.push(`${keyOf(one)} -> ${one.fix.text} (${one.advice}): ${fewer} fewer, ${came.join('; ')}`);
    }
  }
  expect(failed).toEqual([]);
  expect([...codes].sort()).toEqual(fixable);
  expect([...changes].filter((change) => change !== '')).toEqual(['https://harbour.example.com/contact → /contact']);
}, 300_000);
