// What can be wrong with the folder that the site is published to.
import { defineRule } from '../../model/diagnostic.ts';

export const foreignFolder = defineRule({
  code: 'write/foreign-folder',
  severity: 'error',
  why: 'Publishing replaces the whole folder, and files that belong to something else would be lost.',
  say: ({ folder }: { readonly folder: string }) => ({
    message: `The folder "${folder}" contains files that an earlier build did not write.`,
    advice: 'Choose another folder with --out, or empty this one.',
  }),
});

export const foreignFile = defineRule({
  code: 'write/foreign-file',
  severity: 'error',
  why: 'The site needs a file of this name, and the one that is there now would be lost.',
  say: ({ folder, file }: { readonly folder: string; readonly file: string }) => ({
    message: `"${file}" in "${folder}" was not written by a build, but the site has a file of the same name.`,
    advice: 'Move it elsewhere, or give it another name. The site that was there before is untouched.',
  }),
});

export const noSpace = defineRule({
  code: 'write/no-space',
  severity: 'error',
  why: 'The new site could not be written in full. The one that was there before is untouched.',
  say: ({ folder }: { readonly folder: string }) => ({
    message: `There is not enough space for the site in "${folder}".`,
    advice: 'Free space on that disk, or choose a folder on another one with --out.',
  }),
});

export const notAllowed = defineRule({
  code: 'write/not-allowed',
  severity: 'error',
  why: 'The new site could not be written. The one that was there before is untouched.',
  say: ({ place, isReadOnly }: { readonly place: string; readonly isReadOnly: boolean }) => ({
    message: isReadOnly ? `"${place}" is on a read-only disk.` : `This user is not allowed to write to "${place}".`,
    advice:
      'Change its permissions, or choose another folder with --out. Prospectus also writes to the folder above the output folder.',
  }),
});

export const notAFolder = defineRule({
  code: 'write/not-a-folder',
  severity: 'error',
  why: 'The site is a folder, and something else is in its place.',
  say: ({ place }: { readonly place: string }) => ({
    message: `"${place}" is not a folder, or one of the folders above it is a file.`,
    advice: 'Choose another folder with --out, or move what is there.',
  }),
});

export const cannotSwap = defineRule({
  code: 'write/cannot-swap',
  severity: 'error',
  why: 'The old site gives way to the new one in a single step, which this folder does not allow. The old one is untouched.',
  say: ({ folder }: { readonly folder: string }) => ({
    message: `The folder "${folder}" cannot be replaced: it is a mounted disk, or another program is using it.`,
    advice: 'Choose a folder inside it with --out, or close what uses it.',
  }),
});

export const interrupted = defineRule({
  code: 'write/interrupted',
  severity: 'info',
  why: 'A build that is stopped while it publishes may leave the site unavailable for a moment.',
  say: ({ folder, isPutBack }: { readonly folder: string; readonly isPutBack: boolean }) => ({
    message: isPutBack
      ? `An earlier build was stopped while it published to "${folder}". The site from before it was put back.`
      : `An earlier build was stopped before it had finished with "${folder}". The site there was not harmed.`,
    advice: 'You do not need to do anything: what it left has been removed.',
  }),
});
