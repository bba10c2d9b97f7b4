// What can be wrong with rendered pages.
import { defineRule } from '../../model/diagnostic.ts';
import { didYouMean } from '../nearest.ts';

export const pageFailed = defineRule({
  code: 'render/page-failed',
  severity: 'error',
  why: 'Visitors of this address would see nothing.',
  say: ({ address, reason }: { readonly address: string; readonly reason: string }) => ({
    message: `The page ${address} could not be rendered: ${reason}.`,
    advice: 'Look for an unusual value in this file; if there is none, report the failure with the file.',
  }),
});

export const unpaintedPicture = defineRule({
  code: 'render/unpainted-picture',
  severity: 'error',
  why: 'A link to the site would be shown without its picture, or the site without its icon.',
  say: ({ file, reason }: { readonly file: string; readonly reason: string }) => ({
    message: `The picture "${file}" cannot be painted: ${reason.replace(/\.$/, '')}.`,
    advice:
      'Save the drawings of your logo and favicon again as plain SVG. If that does not help, report it with this message.',
  }),
});

export const contentChanged = defineRule({
  code: 'render/content-changed',
  severity: 'error',
  why: 'What was checked is not what would be published.',
  say: () => ({
    message: 'The file was changed while the site was built.',
    advice: 'Build again.',
  }),
});

export const brokenLink = defineRule({
  code: 'html/broken-link',
  severity: 'error',
  why: 'A visitor who follows the link gets the not-found page.',
  say: ({
    address,
    target,
    known,
  }: {
    readonly address: string;
    readonly target: string;
    readonly known: Iterable<string>;
  }) => ({
    message: `The page ${address} links to "${target}", which does not exist.`,
    advice: didYouMean(target, known, 'Correct the link, or add the page.'),
  }),
});

export const brokenFragment = defineRule({
  code: 'html/broken-fragment',
  severity: 'error',
  why: 'The link leads to the top of the page instead of the place it promises.',
  say: ({ address, target }: { readonly address: string; readonly target: string }) => ({
    message: `The page ${address} links to "${target}", but that page has nothing of that name.`,
    advice: 'Correct what follows # in the link.',
  }),
});

export const headings = defineRule({
  code: 'html/headings',
  severity: 'error',
  why: 'People who use a screen reader find their way by the headings.',
  say: ({ address, problem }: { readonly address: string; readonly problem: string }) => ({
    message: `The headings of the page ${address} are out of order: ${problem}.`,
    advice: 'Begin headings inside texts with ### and do not skip a level.',
  }),
});
