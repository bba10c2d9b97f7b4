// What can be wrong with the styles in extra.css.
import { defineRule } from '../../model/diagnostic.ts';

export const brokenStyles = defineRule({
  code: 'styles/syntax',
  severity: 'error',
  why: 'Browsers would leave out this part of the file, and perhaps all that follows.',
  say: ({ reason }: { readonly reason: string }) => ({
    message: `This is not CSS: ${reason}`,
    advice: 'Correct it: most often a brace, a colon or a semicolon is missing here or on the line above.',
  }),
});

export const refusedRule = defineRule({
  code: 'styles/refused-rule',
  severity: 'error',
  why: 'It does not work within a layer, or loads styles that have not been checked.',
  say: ({ name }: { readonly name: string }) => ({
    message: `"@${name}" cannot be used in extra.css.`,
    advice:
      name === 'import'
        ? 'Copy the rules that you need into extra.css.'
        : name === 'font-face'
          ? 'Name the typeface in theme.yaml, which gives it a fallback of the same size.'
          : 'Delete the line.',
  }),
});

export const refusedUrl = defineRule({
  code: 'styles/refused-url',
  severity: 'error',
  why: 'Browsers would not load it, or would reveal the IP address of each visitor to another site.',
  say: ({ url }: { readonly url: string }) => ({
    message: `The styles load "${url}".`,
    advice:
      'Show pictures with the fields of pages and courses. A small drawing can be written as url("data:image/svg+xml,…").',
  }),
});

export const generatedClass = defineRule({
  code: 'styles/generated-class',
  severity: 'warning',
  why: 'The next version of Prospectus gives the class to something else.',
  say: ({ name }: { readonly name: string }) => ({
    message: `The class "${name}" is generated, and changes with every version.`,
    advice:
      'Select by element, role or attribute, such as "main h2" or "header nav a", or set a property of the theme.',
  }),
});

export const unknownProperty = defineRule({
  code: 'styles/unknown-property',
  severity: 'warning',
  why: 'Browsers ignore the line.',
  say: ({ name, guess }: { readonly name: string; readonly guess: string | undefined }) => ({
    message: `There is no property "${name}".`,
    advice: guess === undefined ? 'Correct the name, or delete the line.' : `Did you mean "${guess}"?`,
    ...(guess === undefined ? {} : { fix: guess, isGuess: true as const }),
  }),
});

export const unknownValue = defineRule({
  code: 'styles/unknown-value',
  severity: 'warning',
  why: 'Browsers ignore the line.',
  say: ({ property, value }: { readonly property: string; readonly value: string }) => ({
    message: `"${property}" cannot have the value "${value}".`,
    advice: /^-?[\d.]+$/.test(value)
      ? `Write its unit, such as ${value}px or ${value}rem.`
      : 'Correct it: a length has its unit right after the figure, a colour 3, 4, 6 or 8 digits after the #, and a text straight quotation marks.',
  }),
});

export const unknownVariable = defineRule({
  code: 'styles/unknown-variable',
  severity: 'warning',
  why: 'Browsers ignore the line.',
  say: ({ name, guess }: { readonly name: string; readonly guess: string | undefined }) => ({
    message: `Neither the theme nor extra.css sets "${name}".`,
    advice:
      guess === undefined
        ? 'Set it on :root, or name a property of the theme, such as var(--color-accent).'
        : `Did you mean "${guess}"?`,
    ...(guess === undefined ? {} : { fix: guess, isGuess: true as const }),
  }),
});

export const largeStyles = defineRule({
  code: 'styles/large',
  severity: 'warning',
  why: 'Every page waits for these styles before it shows anything.',
  say: ({ bytes, most }: { readonly bytes: number; readonly most: number }) => ({
    message: `The styles have ${bytes} bytes, more than ${most}.`,
    advice: 'Delete what pages do not need, or set properties of the theme in place of many rules.',
  }),
});

export const tooLargeStyles = defineRule({
  code: 'styles/too-large',
  severity: 'error',
  why: 'It is far more than pages should wait for, and would take long to check.',
  say: ({ bytes, most }: { readonly bytes: number; readonly most: number }) => ({
    message: `extra.css has ${bytes} bytes; the most is ${most}.`,
    advice: 'Keep only the rules that pages need, or set properties of the theme.',
  }),
});
