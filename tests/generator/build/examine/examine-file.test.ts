import { expect, test } from 'vitest';
import { courseYaml } from '../../../../bench/corpus.ts';
import { examineSource } from '../../../../generator/build/examine/examine-file.ts';
import { readSource } from '../../../../generator/read/read-source.ts';

const text = `${courseYaml(7)}questions:\n  - question: Is lunch included?\n    answer: Yes.\n`;

async function outlineOf(yaml: string, kind: 'course' | 'page' = 'course'): Promise<string> {
  const { outline } = await examineSource(readSource({ file: `${kind}s/x.yaml`, kind }, Buffer.from(yaml)));
  return outline;
}

test.each([
  { says: 'its description', pattern: /^description: /m, to: 'description: Another. ', isSame: true },
  { says: 'a paragraph of its overview', pattern: /^overview: \|\n/m, to: 'overview: |\n  Another.\n\n', isSame: true },
  { says: 'its title', pattern: /^title: /m, to: 'title: Another ', isSame: false },
  { says: 'its label', pattern: /^label: .*$/m, to: 'label: Another', isSame: false },
  { says: 'a link of a text', pattern: /^overview: \|\n/m, to: 'overview: |\n  [A](/contact)\n\n', isSame: false },
  { says: 'an answer', pattern: /^ {4}answer: .*$/m, to: '    answer: No.', isSame: true },
  { says: 'a question', pattern: 'Is lunch', to: 'Is dinner', isSame: false },
  { says: 'a mistake', pattern: /^hours: .*$/m, to: 'hours: many', isSame: false },
  { says: 'a mistake in a text', pattern: /^description: .*$/m, to: 'description: 7', isSame: false },
])('the outline of a course with a change of $says: the same is $isSame', async ({ pattern, to, isSame }) => {
  const changed = text.replace(pattern, to);
  expect(changed).not.toBe(text);
  expect((await outlineOf(changed)) === (await outlineOf(text))).toBe(isSame);
});

test('the outline of any other file is all of it', async () => {
  expect(await outlineOf('template: about\n', 'page')).not.toBe(await outlineOf('template: about \n', 'page'));
});
