// What can be wrong with the Markdown of long texts.
import { defineRule } from '../../model/diagnostic.ts';

export const rawHtml = defineRule({
  code: 'text/raw-html',
  severity: 'error',
  why: 'HTML in a text can break the page around it or carry scripts.',
  say: ({ html }: { readonly html: string }) => ({
    message: `The text has HTML in it: ${html}`,
    advice: 'Write it in Markdown: **bold**, *italic*, - list, [text](/address).',
  }),
});

export const pictureInText = defineRule({
  code: 'text/picture-in-text',
  severity: 'error',
  why: 'Visitors would read its alternative text in the middle of a sentence instead of seeing it.',
  say: ({ target, isAllowed }: { readonly target: string; readonly isAllowed: boolean }) =>
    isAllowed
      ? {
          message: `The picture in the text is on another site: ${target}`,
          advice: 'Put the picture into the media folder, and write ![what it shows](media/name.jpg).',
        }
      : {
          message: `The text has a picture in it: ${target}`,
          advice:
            'Remove it. Pictures belong in "image" of the course, on the gallery page, or in the text of a page with "template: text".',
        },
});

export const headingLevel = defineRule({
  code: 'text/heading-level',
  severity: 'error',
  why: 'People who use a screen reader find their way by the headings, and the page has two levels of its own.',
  say: ({ text, level, wanted }: { readonly text: string; readonly level: number; readonly wanted: number }) => ({
    message: `The heading "${text}" is on level ${level}, but ${level > wanted ? `after the one before it level ${wanted} is the deepest` : `headings in texts begin on level ${wanted}`}.`,
    advice: `Write: ${'#'.repeat(wanted)} ${text}`,
  }),
});

export const deepMarkdown = defineRule({
  code: 'text/deep-nesting',
  severity: 'error',
  why: 'No page can show it, and the site could not be built.',
  say: ({ limit }: { readonly limit: number }) => ({
    message: `Quotes, lists or emphasis are nested more than ${limit} levels deep here.`,
    advice: 'Look for characters such as >, - or _ that were repeated by mistake, and delete them.',
  }),
});

export const runTogether = defineRule({
  code: 'text/run-together',
  severity: 'warning',
  why: 'Visitors read paragraphs, headings and lists as one long line.',
  say: ({ name, sign }: { readonly name: string; readonly sign: string }) => ({
    message:
      sign === ''
        ? `The paragraphs and lists of "${name}" run together: without the character |, YAML joins all lines of a text.`
        : `The paragraphs and lists of "${name}" run together: the character > joins all lines of a text.`,
    advice:
      sign === ''
        ? `Write "${name}: |" on a line of its own, and the whole text below it, indented.`
        : `Write | in place of >.`,
  }),
});

const almost = {
  link: 'is not a link: the address follows the text without a space, in round brackets',
  address: 'is not a link: there is a space in the address',
  table: 'does not make a table: it needs a row of hyphens for each column of the line above',
  heading: 'is not a heading: a space is missing after the #',
  bullet: 'does not begin an entry of a list: only a hyphen and a space do',
  bold: 'is not bold: the asterisks touch the words',
};

/** What a piece that almost works is meant to be. */
export type AlmostKind = keyof typeof almost;

export const brokenMarkdown = defineRule({
  code: 'text/broken-markdown',
  severity: 'warning',
  why: 'Visitors see the characters instead of what they mean.',
  say: ({
    is,
    written,
    better,
    isWhole,
  }: {
    readonly is: AlmostKind;
    readonly written: string;
    readonly better: string;
    /** Whether the piece is written in the file as it is in the text. */
    readonly isWhole: boolean;
  }) => ({
    message: `"${written.trim()}" ${almost[is]}.`,
    advice: is === 'bullet' ? 'Begin the line with a hyphen and a space.' : `Write: ${better}`,
    fix: isWhole ? better : undefined,
    ...(is === 'address' || is === 'table' ? ({ isGuess: true } as const) : {}),
  }),
});
