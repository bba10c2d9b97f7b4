import type { Explanation } from './explanation.ts';

/** Explanations of rules on the look of the site. */
export const themeExplanations: Readonly<Record<string, Explanation>> = {
  'theme/low-contrast': {
    meaning:
      'A colour under tones in theme.yaml is too close to another colour that it meets on the pages. WCAG asks for a contrast of 4.5 to 1 for text, and of 3 to 1 for large text, marks and the borders of fields.',
    fix: 'Write the colour that the message proposes: it is yours, only lighter or darker, and leaves all others as they are. Or delete the line, and the colour follows from the brand colour.',
    wrong: 'tones:\n  light: { quietText: "#9aa5a8" }',
    right: 'tones:\n  light: { quietText: "#5c686c" }',
  },
  'theme/unusable-typeface': {
    meaning:
      'A typeface of your own is chosen in theme.yaml, but its file is not named, not in the media folder, not a WOFF2 file, or larger than 10 MB.',
    fix: 'Put the WOFF2 file into the media folder, and name it under ownTypeface with the licence that allows its use.',
    wrong: 'typeface: own',
    right:
      'typeface: own\nownTypeface:\n  name: Atkinson Hyperlegible\n  file: media/fonts/atkinson.woff2\n  licence: SIL Open Font License 1.1',
  },
  'theme/changed-colour': {
    meaning:
      'The brand colour is so light that links in it could not be read on a light page. They have a darker tone of it there; buttons and other shapes keep the colour and have dark labels, and dark mode keeps it light.',
    fix: 'Nothing has to be done. If you want to choose the colour of links yourself, write it under tones.',
    wrong: 'brand: "#ffb000"',
    right: 'brand: "#ffb000"\ntones:\n  light: { link: "#7a5200" }',
  },
};
