// What can be wrong with texts: placeholders, texts for search engines and for pictures.
import { defineRule } from '../../model/diagnostic.ts';
import { didYouMean } from '../nearest.ts';

/** How many missing messages are named. */
const NAMED = 8;

export const unknownPlaceholder = defineRule({
  code: 'text/unknown-placeholder',
  severity: 'error',
  why: 'Visitors would read the braces and the word in them.',
  say: ({ name, known }: { readonly name: string; readonly known: readonly string[] }) => ({
    message: `{${name}} is not one of this text's placeholders.`,
    advice: didYouMean(
      `{${name}}`,
      known.map((word) => `{${word}}`),
      known.length > 0
        ? `Use only ${known.map((word) => `{${word}}`).join(', ')} here.`
        : 'Write the words out: this text has no placeholders.',
    ),
  }),
});

export const missingPlaceholder = defineRule({
  code: 'text/missing-placeholder',
  severity: 'error',
  why: 'Visitors would miss the number or name that the text is there to give.',
  say: ({ name, example }: { readonly name: string; readonly example: string }) => ({
    message: `The text lacks the placeholder {${name}}.`,
    advice: `Include {${name}}, as in: ${example}`,
  }),
});

export const emptyAlternative = defineRule({
  code: 'text/empty-alternative',
  severity: 'error',
  why: 'Someone who cannot see the picture learns nothing about it.',
  say: ({ file, isIn }: { readonly file: string; readonly isIn: 'text' | 'gallery' | 'field' }) => ({
    message: `The picture "${file}" has no alternative text.`,
    advice:
      isIn === 'text'
        ? `Write what the picture shows between the brackets: ![what it shows](${file}).`
        : `Say in alt what the picture shows${isIn === 'field' ? ', or write decorative: true if it shows nothing that the text does not say' : ''}.`,
  }),
});

interface Length {
  readonly text: string;
  readonly length: number;
  readonly minimum: number;
  readonly maximum: number;
}

const compared = ({ length, minimum, maximum }: Length): string =>
  length < minimum
    ? `too short: ${length} characters of at least ${minimum}`
    : `too long: ${length} of ${maximum} characters`;

export const searchTitleLength = defineRule({
  code: 'text/search-title-length',
  severity: 'warning',
  why: 'Search engines cut off long titles and replace short ones with their own words.',
  say: (facts: Length) => ({
    message: `The title for search engines, "${facts.text}", is ${compared(facts)}.`,
    advice:
      'Give the page a title of its own in seo.yaml; the name of the provider is added to it as far as there is room.',
  }),
});

export const searchNameLength = defineRule({
  code: 'text/search-name-length',
  severity: 'warning',
  why: 'Titles that would be too long for search engines are shown without the name of the provider.',
  say: ({ name, length, maximum }: { readonly name: string; readonly length: number; readonly maximum: number }) => ({
    message: `The name "${name}", of ${length} characters, leaves too little room in the titles of pages.`,
    advice: `Give the provider in site.yaml a shortName of at most ${Math.max(maximum, 1)} characters, or leave the name out of titlePattern in seo.yaml.`,
  }),
});

export const searchDescriptionLength = defineRule({
  code: 'text/search-description-length',
  severity: 'warning',
  why: 'Search engines cut off long descriptions and replace short ones with their own words.',
  say: (facts: Omit<Length, 'text'>) => ({
    message: `The description for search engines is ${compared({ ...facts, text: '' })}.`,
    advice: `Write one or two sentences of ${facts.minimum} to ${facts.maximum} characters in all.`,
  }),
});

export const missingSearchTexts = defineRule({
  code: 'text/missing-search-texts',
  severity: 'warning',
  why: 'Search engines show the general description of the site, the same for every such page.',
  say: ({ address }: { readonly address: string }) => ({
    message: `The page ${address} has no texts for search engines.`,
    advice: `Add to the pages of seo.yaml an entry "${address}:" with a description of its own.`,
  }),
});

export const repeatedTitle = defineRule({
  code: 'text/repeated-title',
  severity: 'warning',
  why: 'People cannot tell the two pages apart among search results or browser tabs.',
  say: ({ address, first, title }: { readonly address: string; readonly first: string; readonly title: string }) => ({
    message: `The pages ${first} and ${address} have the same title for search engines, "${title}".`,
    advice: 'Give one of the two a title of its own in seo.yaml.',
  }),
});

export const repeatedDescription = defineRule({
  code: 'text/repeated-description',
  severity: 'warning',
  why: 'Search engines show only one of the pages that describe themselves alike.',
  say: ({ address, first }: { readonly address: string; readonly first: string }) => ({
    message: `The pages ${first} and ${address} have the same description for search engines.`,
    advice: 'Write what the one page offers that the other does not.',
  }),
});

export const repeatsTitle = defineRule({
  code: 'text/repeats-title',
  severity: 'warning',
  why: 'Visitors and search engines would read the title twice, and nothing else.',
  say: ({ field }: { readonly field: string }) => ({
    message: `The ${field} is the same as the title.`,
    advice: 'Say who it is for and what it leads to, or delete the field.',
  }),
});

export const missingPlurals = defineRule({
  code: 'text/missing-plurals',
  severity: 'warning',
  why: 'Visitors would read the form "other" with numbers that the language writes in another form.',
  say: ({
    language,
    missing,
    needed,
  }: {
    readonly language: string;
    readonly missing: readonly string[];
    readonly needed: readonly string[];
  }) => ({
    message: `In ${language}, this text with a number also needs the form${missing.length === 1 ? '' : 's'} ${missing.join(', ')}.`,
    advice: `Write the forms ${[...needed, 'other'].join(', ')}.`,
  }),
});

export const untranslatedMessages = defineRule({
  code: 'text/untranslated-messages',
  severity: 'warning',
  why: 'Visitors would read these words in English.',
  say: ({
    language,
    absent,
    ...page
  }: {
    readonly language: string;
    readonly absent: readonly string[];
    readonly supplied?: string;
  }) =>
    page.supplied === undefined
      ? {
          message: `${absent.length === 1 ? 'One text is' : `${absent.length} texts are`} missing in the language "${language}": ${absent.slice(0, NAMED).join(', ')}${absent.length > NAMED ? ' and others' : ''}.`,
          advice: 'Add them to this file; until then, they are shown in English.',
        }
      : {
          message: `The site has no ${page.supplied}, and no such page is supplied in the language "${language}".`,
          advice: 'Add the page; until then, it is shown in English.',
        },
});

export const unusedPlurals = defineRule({
  code: 'text/unused-plurals',
  severity: 'warning',
  why: 'The language never counts in this way, so that nobody will ever read the text.',
  say: ({
    language,
    unused,
    possible,
  }: {
    readonly language: string;
    readonly unused: readonly string[];
    readonly possible: readonly string[];
  }) => ({
    message: `${language} has no plural form ${unused.map((form) => `"${form}"`).join(' or ')}.`,
    advice: `Remove ${unused.length === 1 ? 'it' : 'them'}: ${language} has the form${possible.length === 1 ? '' : 's'} ${possible.join(', ')}.`,
  }),
});

export const starterLeft = defineRule({
  code: 'text/starter-left',
  severity: 'info',
  why: 'Visitors and search engines would take it for yours.',
  say: ({ fact }: { readonly fact: string }) => ({
    message: `"${fact}" is still the example that "new site" wrote.`,
    advice: 'Write your own before the site is published, or delete the example.',
  }),
});

export const unwrittenText = defineRule({
  code: 'text/to-be-written',
  severity: 'warning',
  why: 'Visitors would see that the text is not written yet.',
  say: ({ text }: { readonly text: string }) => ({
    message: `"${text}" says that this text is still to be written.`,
    advice: 'Write the text, or delete the field where it may be left out.',
  }),
});

export const exampleText = defineRule({
  code: 'text/example-left',
  severity: 'warning',
  why: 'Visitors would read a text that is about another provider.',
  say: () => ({
    message: 'This text is the example that comes with the field.',
    advice: 'Write your own text here, or delete the field where it may be left out.',
  }),
});
