import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rules } from '../../../generator/rules/explanations.ts';

const folder = fileURLToPath(new URL('../../../generator/rules/words/', import.meta.url));

test('every rule that is defined is among all rules, once and in order', () => {
  const defined = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(folder + file, 'utf8').matchAll(
        /(?:define\w+|unknownName|rule(?:<[^()]*>)?)\(\s*'([a-z]+\/[a-z-]+)'/g,
      ),
    ])
    .map(([, code]) => code)
    .sort();
  expect(rules.map(({ code }) => code)).toEqual(defined);
});
