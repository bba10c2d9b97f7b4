// What is suspicious in texts that YAML can read, and what looks like it and is meant.
import { expect, test } from 'vitest';
import { inspectWriting } from '../../../../generator/read/yaml/inspect-writing.ts';
import { applyFixes } from '../../../../generator/model/apply-fixes.ts';
import { inspectAlmost } from '../../../../generator/read/schema/inspect-texts.ts';

const inspect = (text: string) => inspectWriting({ file: 'x.yaml', text });

/** An example of what Git leaves, in a text. */
const inCode = '  ```\n  <<<<<<< HEAD\n  x\n  =======\n  y\n  >>>>>>> b\n  ```\n';

test.each<[text: string, code: string, fixed: string]>([
  ['a: Power BI #1\n', 'yaml/hidden-text', 'a: "Power BI #1"\n'],
  ['a: Programming in C #\n', 'yaml/hidden-text', 'a: "Programming in C #"\n'],
  ['a: Trainer no. # 1 in Oman\n', 'yaml/hidden-text', 'a: "Trainer no. # 1 in Oman"\n'],
  ['a: Data with #Excel: basics\n', 'yaml/hidden-text', 'a: "Data with #Excel: basics"\n'],
  ['a: Power BI\t#1\n', 'yaml/hidden-text', 'a: "Power BI\t#1"\n'],
  ['a:\n  - One #two\n  - Three\n', 'yaml/hidden-text', 'a:\n  - "One #two"\n  - Three\n'],
  ['a: |\n  Text.\n\n### Next\nb: 1\n', 'yaml/hidden-heading', 'a: |\n  Text.\n\n  ### Next\nb: 1\n'],
  ['a: “Power BI”\n', 'text/curly-quotes', 'a: "Power BI"\n'],
  ["- '„Führen“'\n", 'text/curly-quotes', '- "Führen"\n'],
  ['a: Power BI"\n', 'text/stray-quote', 'a: "Power BI"\n'],
  ['a: “Power BI"\n', 'text/stray-quote', 'a: "Power BI"\n'],
  ['a: "C:\\new"\n', 'yaml/escape-in-text', "a: 'C:\\new'\n"],
  ['a: "the \\"C:\\new\\" folder"\n', 'yaml/escape-in-text', `a: 'the "C:\\new" folder'\n`],
  ['a: Pow\u200ber\n', 'text/invisible-character', 'a: Power\n'],
  ['a: Power\u200f BI\n', 'text/invisible-character', 'a: Power BI\n'],
  ['a: Po\u200dwer\n', 'text/invisible-character', 'a: Power\n'],
  ['a: cafÃ© open\n', 'text/garbled-letters', 'a: café open\n'],
  ['a: 10 â‚¬\n', 'text/garbled-letters', 'a: 10 €\n'],
  ['a: Ø§Ù„\n', 'text/garbled-letters', 'a: ال\n'],
  ['a: |\n  Text\n  <<<<<<< HEAD\n  more\n', 'yaml/merge-conflict', ''],
  [`a: |\n${inCode}  <<<<<<< HEAD\n  x\n  =======\n  y\n  >>>>>>> b\n`, 'yaml/merge-conflict', ''],
  [`a: |\n${inCode}  Text\n  >>>>>>> b\n`, 'yaml/merge-conflict', ''],
])('%j is %s', (text, code, fixed) => {
  const [found, ...others] = inspect(text);
  expect([found?.code, others]).toEqual([code, []]);
  if (text.includes(inCode)) expect(found?.location.start.line).toBeGreaterThan(inCode.split('\n').length);
  if (found?.fix) expect(applyFixes(text, [{ fix: found.fix }]).text).toBe(fixed);
  else expect(fixed).toBe('');
  // Whatever visitors see may be meant.
  if (found?.fix) expect(found.fix.isGuess ?? false).toBe(code !== 'text/invisible-character');
});

test.each([
  'a: C# for beginners\n',
  'a: Number #1\n'.replace(' #', '#'),
  'a: 300 # until June\n',
  'a: 300 #old\n',
  'a: Muscat # ask Salma\n',
  'a: Power BI # TODO\n',
  'a: "Power BI #1"\n',
  'a: https://example.com/x#part\n',
  'a: |\n  ### Heading\n\n  A hashtag: #learn #1\nb: 1\n',
  '# remark\n## remark\na: 1\n',
  'a: 1\n\n## -- prices --\nb: 2\n',
  'a: He said “yes” and “no”\n',
  'a: “One” and “two”\n',
  'a: |\n  “Quoted.”\n  More.\n',
  'a: A screen of 24"\n',
  'a: The "best" course\n',
  'a: "on two\n  lines"\n',
  'a: "One.\\n\\nTwo.\\n\\n- three"\n',
  'a: "\\"quoted\\""\n',
  'a: "C:\\\\tools\\new"\n',
  'a: "caf\\u00e9\\nopen"\n',
  "a: 'C:\\new'\n",
  'a: می\u200cخواهم\n',
  'a: क\u094d\u200dष\n',
  'a: 👨\u200d👩\u200d👧 family\n',
  'a: Power BI \u200fباور\u200f\n',
  'a: ไทย\u200bภาษา\n',
  'a: São Paulo, Âge, naïve, Ærø, ÐÞ, château, forêt\n',
  'a: L’âge d’or – à 10 €\n',
  'a: “CORAÇÃ”\n'.replace(/[“”]/g, ''),
  'a: “BOA MANHÔ de novo\n',
  'a: Donau\u00addampfschiff\n',
  'a: 1\u00a0200\u202f€\n',
  'a: |\n  Example:\n\n  ```\n  <<<<<<< HEAD\n  x\n  =======\n  y\n  >>>>>>> b\n  ```\nb: 1\n',
  'a: |\n  Heading\n  =======\nb: 1\n',
  '{"a": "x\\ty"}\n'.replace('\\t', ' '),
])('%j is as it should be', (text) => {
  expect(inspect(text).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});

test.each([
  ['See [this] (/schedule).', 'link', '[this](/schedule)'],
  ['See (/schedule)[this].', 'link', '[this](/schedule)'],
  ['Text\n\n###Next', 'heading', '### Next'],
  ['• one', 'bullet', '- '],
  ['Very ** bold ** words', 'bold', '**bold**'],
  ['Very **bold ** words', 'bold', '**bold**'],
])('%j almost works', (text, is, better) => {
  expect(inspectAlmost(text)).toMatchObject([{ is, better }]);
});

test.each([
  'See [this](/schedule) (in Muscat).',
  'Sizes (S)[1] and [M] (medium)',
  '#1 and #hashtag',
  '### Next\n\n- **bold** and **bold**',
  'A · B · C',
  '`[a] (/b)` and `##x`',
  '```\n##x\n• y\n```',
  'Fee 450** and 500**, **without tax',
  '2 ** 3 = 8',
])('%j works', (text) => {
  expect(inspectAlmost(text)).toEqual([]);
});
