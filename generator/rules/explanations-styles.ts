import type { Explanation } from './explanation.ts';

/** Explanations of rules on extra.css. */
export const stylesExplanations: Readonly<Record<string, Explanation>> = {
  'styles/syntax': {
    meaning: 'A part of extra.css cannot be read as CSS.',
    fix: 'Correct the line, or the end of the one above.',
    wrong: 'main h2 { color: }',
    right: 'main h2 { color: var(--color-accent); }',
  },
  'styles/refused-rule': {
    meaning:
      'The file extra.css uses @import, @font-face, or another rule with @ that has no effect there. Styles of other files are not checked, and typefaces belong in theme.yaml.',
    fix: 'Copy the rules that you need, name the typeface in theme.yaml, or delete the line.',
    wrong: '@import url("https://styles.example.com/site.css");',
    right: 'main h2 { text-transform: uppercase; }',
  },
  'styles/refused-url': {
    meaning: 'The file extra.css loads a file. It may only contain drawings that are written in it, as data:image.',
    fix: 'Show the picture with a field of the page or of the course, or write a small drawing into the styles.',
    wrong: 'footer { background-image: url(https://example.com/waves.png); }',
    right: 'footer { background-image: linear-gradient(var(--color-deep), var(--color-deep-raised)); }',
  },
  'styles/generated-class': {
    meaning:
      'The file extra.css selects one of the generated class names in the pages. These change with each version.',
    fix: 'Select by element, role or attribute; docs/themes lists what stays.',
    wrong: '.x4Kd9a_card { border: 0; }',
    right: 'main article { border: 0; }',
  },
  'styles/unknown-property': {
    meaning: 'The file extra.css sets a property that no browser knows.',
    fix: 'Correct its name.',
    wrong: 'main h2 { colour: red; }',
    right: 'main h2 { color: red; }',
  },
  'styles/unknown-value': {
    meaning: 'The file extra.css gives a property a value that it cannot have.',
    fix: 'Correct the value, most often its unit or the digits of a colour.',
    wrong: 'main h2 { margin: 12; }',
    right: 'main h2 { margin: 12px; }',
  },
  'styles/unknown-variable': {
    meaning:
      'The file extra.css uses a custom property that neither the theme has nor the file sets, and gives no fallback.',
    fix: 'Correct its name, or set it on :root.',
    wrong: 'main h2 { color: var(--color-acent); }',
    right: 'main h2 { color: var(--color-accent); }',
  },
  'styles/large': {
    meaning: 'The file extra.css has more than 10,000 bytes without comments and blanks.',
    fix: 'Delete what pages do not need.',
    wrong: 'extra.css: a copy of a whole framework',
    right: 'extra.css: a few rules',
  },
  'styles/too-large': {
    meaning: 'The file extra.css has more than 100,000 bytes. It is not read.',
    fix: 'Keep only the rules that pages need.',
    wrong: 'extra.css: all styles of the old website',
    right: 'extra.css: a few rules',
  },
};
