// The files that say something about the site as a whole.
import { unknownFigure } from '../rules/words/link.ts';
import { defineKind } from './kind.ts';

/** The provider and what is the same on every page. */
export const siteKind = defineKind({
  name: 'site',
  files: { file: 'site.yaml' },
  references: [{ pattern: '/logo', to: 'media', isOptional: true }],
  named: { thing: 'figure', list: 'figures', title: 'label', words: ['value', 'label'], rule: unknownFigure },
  hasLinks: true,
});

/** Colours, typeface and shapes of the site. */
export const themeKind = defineKind({
  name: 'theme',
  files: { file: 'theme.yaml', isOptional: true },
  references: [
    { pattern: '/logo/light', to: 'media', isOptional: true },
    { pattern: '/logo/dark', to: 'media', isOptional: true },
    { pattern: '/favicon', to: 'media', isOptional: true },
  ],
});

/** What forms ask for and where they send it. */
export const formsKind = defineKind({
  name: 'forms',
  files: { file: 'forms.yaml', isOptional: true },
  markdown: ['/consent/text', '/consent/label', '/consent/*/text', '/consent/*/label'],
});

/** What search engines are given of each page. */
export const seoKind = defineKind({
  name: 'seo',
  files: { file: 'seo.yaml', isOptional: true },
  isList: true,
  references: [{ pattern: '/pages/#', to: 'address', hasOwnCheck: true }],
});

/** Where old addresses lead. */
export const redirectsKind = defineKind({
  name: 'redirects',
  files: { file: 'redirects.yaml', isOptional: true, table: 'redirects.csv' },
  isList: true,
  references: [{ pattern: '/redirects/*/to', to: 'address', hasOwnCheck: true }],
});

/** The ledger of published addresses. */
export const addressesKind = defineKind({
  name: 'addresses',
  files: { file: 'addresses.yaml', isOptional: true },
  isList: true,
});

/** The words of the interface, a file for each language. */
export const messagesKind = defineKind({ name: 'messages', files: { folder: 'messages' } });

/** Of which original each text of a translation was made, a file for each language. */
export const translationsKind = defineKind({ name: 'translations', files: { folder: 'translations' }, isList: true });

/** How the terms of the field are translated. */
export const termsKind = defineKind({ name: 'terms', files: { file: 'terms.yaml', isOptional: true } });
