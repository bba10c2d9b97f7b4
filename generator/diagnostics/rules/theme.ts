// What can be wrong with the look of the site.
import { defineRule } from '../../model/diagnostic.ts';

/** Two colours that meet, in words, with the contrast that they have and need. */
export interface ContrastFacts {
  /** The colour as it is written. */
  readonly colour: string;
  readonly mode: 'light' | 'dark';
  /** What is set in one of the two colours, such as "links", and what it is set on, such as "cards and forms". */
  readonly text: string;
  readonly on: string;
  /** The contrast, such as "1.4:1", and the least one. */
  readonly has: string;
  readonly needs: string;
  /** The nearest colour that passes, as #rrggbb; undefined where none does. */
  readonly nearest: string | undefined;
}

const fixWith = (nearest: string | undefined) =>
  nearest === undefined ? {} : { fix: `"${nearest}"`, isGuess: true as const };

export const lowContrast = defineRule({
  code: 'theme/low-contrast',
  severity: 'error',
  why: 'People who do not see well, and everybody in bright light, could not read it.',
  say: ({ colour, mode, text, on, has, needs, nearest }: ContrastFacts) => ({
    message: `With "${colour}" in ${mode} mode, the contrast of ${text} on ${on} is ${has}. It has to be ${needs} or more.`,
    advice:
      nearest === undefined
        ? 'Choose another colour, or delete the line: the colour then follows from the brand colour.'
        : `Write "${nearest}", the nearest colour that passes, or delete the line: the colour then follows from the brand colour.`,
    ...fixWith(nearest),
  }),
});

export const changedColour = defineRule({
  code: 'theme/changed-colour',
  severity: 'info',
  why: 'Visitors see a clearly darker colour than the one that you chose.',
  say: ({ colour, text, on, has, needs, nearest = colour }: ContrastFacts) => ({
    message: `With "${colour}", the contrast of ${text} on ${on} would be ${has}. It has to be ${needs}, so pages use "${nearest}" in light mode.`,
    advice: `Leave it as it is, or write "${nearest}", the nearest colour that passes, so that the file says what visitors see.`,
    ...fixWith(nearest),
  }),
});
