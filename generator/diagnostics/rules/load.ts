// What can be wrong with the content folder and with the YAML of its files.
import { defineRule } from '../diagnostic.ts';
import { didYouMean } from '../nearest.ts';

export const missingFile = defineRule({
  code: 'load/missing-file',
  severity: 'error',
  why: 'The site cannot be made without this file.',
  say: ({ file }: { readonly file: string }) => ({
    message: `The file "${file}" is missing from the content folder.`,
    advice: 'Add the file, or point --content at the folder that holds it.',
  }),
});

export const unexpectedFile = defineRule({
  code: 'load/unexpected-file',
  severity: 'warning',
  why: 'What the file says does not reach the site.',
  say: ({ file, known }: { readonly file: string; readonly known: readonly string[] }) => ({
    message: `The file "${file}" is not read: no content has this name or place.`,
    advice: didYouMean(file, known, 'Move it to courses, pages or messages with the ending .yaml, or delete it.'),
  }),
});

export const yamlSyntax = defineRule({
  code: 'yaml/syntax',
  severity: 'error',
  why: 'The file cannot be read, so nothing in it reaches the site.',
  say: (facts: { readonly message: string; readonly advice: string }) => facts,
});

export const duplicateKey = defineRule({
  code: 'yaml/duplicate-key',
  severity: 'error',
  why: 'Only one of the two values would be used, and nobody can see which.',
  say: ({ key }: { readonly key: string }) => ({
    message: `The key "${key}" stands twice in the same place.`,
    advice: 'Keep one of the two and delete the other.',
  }),
});

export const emptyFile = defineRule({
  code: 'yaml/empty-file',
  severity: 'error',
  why: 'An empty file says nothing, and the site needs what it should say.',
  say: ({ file }: { readonly file: string }) => ({
    message: `The file "${file}" is empty.`,
    advice: 'Write its content, or delete the file.',
  }),
});

export const unreadablePicture = defineRule({
  code: 'load/unreadable-picture',
  severity: 'error',
  why: 'Visitors would see a broken picture.',
  say: ({ file }: { readonly file: string }) => ({
    message: `The file "${file}" cannot be read as a picture.`,
    advice: 'Save it again as JPEG, PNG, WebP, AVIF or SVG.',
  }),
});
