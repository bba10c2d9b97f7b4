// What can be wrong with texts: placeholders, texts for search engines and for pictures.
import { defineError, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { didYouMean } from '../nearest.ts';

/** How many missing messages are named. */
const NAMED = 8;

export const unknownPlaceholder = defineError(
  'text/unknown-placeholder',
  ({ name, known }: { name: string; known: readonly string[] }) => ({
    message: `{${name}} is not one of this text's placeholders.`,
    advice: didYouMean(
      `{${name}}`,
      known.map((word) => `{${word}}`),
      known.length > 0
        ? `Use only ${known.map((word) => `{${word}}`).join(', ')} here.`
        : 'Write the words out: this text has no placeholders.',
    ),
  }),
);

export const missingPlaceholder = defineError(
  'text/missing-placeholder',
  ({ name, example }: { name: string; example: string }) => ({
    message: `The text lacks the placeholder {${name}}.`,
    advice: `Include {${name}}, as in: ${example}`,
  }),
);

export const emptyAlternative = defineError(
  'text/empty-alternative',
  ({ file, isIn }: { file: string; isIn: 'text' | 'gallery' | 'field' }) => ({
    message: `The picture "${file}" has no alternative text.`,
    advice:
      isIn === 'text'
        ? `Write what the picture shows between the brackets: ![what it shows](${file}).`
        : `Say in alt what the picture shows${isIn === 'field' ? ', or write decorative: true if it shows nothing that the text does not say' : ''}.`,
  }),
);

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

export const searchTitleLength = defineWarning('text/search-title-length', (facts: Length) => ({
  message: `The title for search engines, "${facts.text}", is ${compared(facts)}.`,
  advice:
    'Give the page a title of its own in seo.yaml; the name of the provider is added to it as far as there is room.',
}));

export const searchNameLength = defineWarning(
  'text/search-name-length',
  ({ name, length, maximum }: { name: string; length: number; maximum: number }) => ({
    message: `The name "${name}", of ${length} characters, leaves too little room in the titles of pages.`,
    advice: `Give the provider in site.yaml a shortName of at most ${Math.max(maximum, 1)} characters, or leave the name out of titlePattern in seo.yaml.`,
  }),
);

export const searchDescriptionLength = defineWarning(
  'text/search-description-length',
  (facts: Omit<Length, 'text'>) => ({
    message: `The description for search engines is ${compared({ ...facts, text: '' })}.`,
    advice: `Write one or two sentences of ${facts.minimum} to ${facts.maximum} characters in all.`,
  }),
);

export const missingSearchTexts = rule<{ address: string }>('text/missing-search-texts');
export const repeatedTitle = rule<{ address: string; first: string; title: string }>('text/repeated-title');
export const repeatedDescription = rule<{ address: string; first: string }>('text/repeated-description');
export const repeatsTitle = rule<{ field: string }>('text/repeats-title');

export const missingPlurals = defineWarning(
  'text/missing-plurals',
  ({ language, missing, needed }: { language: string; missing: readonly string[]; needed: readonly string[] }) => ({
    message: `In ${language}, this text with a number also needs the form${missing.length === 1 ? '' : 's'} ${missing.join(', ')}.`,
    advice: `Write the forms ${[...needed, 'other'].join(', ')}.`,
  }),
);

export const untranslatedMessages = defineWarning(
  'text/untranslated-messages',
  ({ language, absent, ...page }: { language: string; absent: readonly string[]; supplied?: string }) =>
    page.supplied === undefined
      ? {
          message: `${absent.length === 1 ? 'One text is' : `${absent.length} texts are`} missing in the language "${language}": ${absent.slice(0, NAMED).join(', ')}${absent.length > NAMED ? ' and others' : ''}.`,
          advice: 'Add them to this file; until then, they are shown in English.',
        }
      : {
          message: `The site has no ${page.supplied}, and no such page is supplied in the language "${language}".`,
          advice: 'Add the page; until then, it is shown in English.',
        },
);

export const unusedPlurals = defineWarning(
  'text/unused-plurals',
  ({ language, unused, possible }: { language: string; unused: readonly string[]; possible: readonly string[] }) => ({
    message: `${language} has no plural form ${unused.map((form) => `"${form}"`).join(' or ')}.`,
    advice: `Remove ${unused.length === 1 ? 'it' : 'them'}: ${language} has the form${possible.length === 1 ? '' : 's'} ${possible.join(', ')}.`,
  }),
);

export const starterLeft = rule<{ fact: string }>('text/starter-left');
export const starterPublished = rule<{ field: string; fact: string; host: string }>('text/example-published');
export const unwrittenText = rule<{ text: string }>('text/to-be-written');
export const exampleText = rule('text/example-left');
export const repeatedEntry = rule<{ what: string }>('text/repeated-entry');
