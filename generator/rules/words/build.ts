// What can be wrong with what a build makes: pages, shards, caches, the folder that it publishes to, and fields that a later format drops.
import { defineRule } from '../../model/diagnostic.ts';
import { didYouMean } from '../nearest.ts';

// What is still valid, and will not be.

export const deprecatedField = defineRule({
  code: 'schema/deprecated-field',
  severity: 'warning',
  why: 'The site is published as before; the next format of the content does not have the field.',
  say: ({ key, description }: { readonly key: string; readonly description: string }) => ({
    message: `The field "${key}" is deprecated: a later format of the content will not have it.`,
    advice: description,
  }),
});

// What can be wrong with what is kept between runs.

export const damagedCache = defineRule({
  code: 'cache/damaged',
  severity: 'info',
  why: 'Damaged data is never used. If it happens again, the disk may be failing, or a pipeline restores only a part of its cache.',
  say: ({ what }: { readonly what: string }) => ({
    message: `A cache was damaged: ${what}.`,
    advice: 'You do not need to do anything: Prospectus has made it again.',
  }),
});

// What can be wrong with the shards of a site when they are merged.

export const notAShard = defineRule({
  code: 'shard/not-a-shard',
  severity: 'error',
  why: 'The pages that are expected there would be missing.',
  say: ({ folder }: { readonly folder: string }) => ({
    message: `The folder "${folder}" contains no shard, or only part of one.`,
    advice: 'Name folders that "prospectus build --shard" wrote, and copy each whole, with its shard.json.',
  }),
});

export const missingShard = defineRule({
  code: 'shard/missing',
  severity: 'error',
  why: 'The pages of this shard would be missing from the site.',
  say: ({ shard }: { readonly shard: string }) => ({
    message: `Shard ${shard} is in none of the folders.`,
    advice: `Build it with --shard ${shard}, and name its folder as well.`,
  }),
});

export const repeatedShard = defineRule({
  code: 'shard/repeated',
  severity: 'error',
  why: 'It is not clear which of the two is meant.',
  say: ({ shard, folders }: { readonly shard: string; readonly folders: readonly [string, string] }) => ({
    message: `Both "${folders[0]}" and "${folders[1]}" contain shard ${shard}.`,
    advice: 'Name only one of them.',
  }),
});

export const otherBuild = defineRule({
  code: 'shard/other-build',
  severity: 'error',
  why: 'Its pages would not fit the others.',
  say: ({ folder, what, there, here }: Readonly<Record<'folder' | 'what' | 'there' | 'here', string>>) => ({
    message: `The shard in "${folder}" was built with another ${what}: ${there} there, ${here} here.`,
    advice: 'Build all shards and merge them from the same checkout, with the same --base and --now.',
  }),
});

export const otherContent = defineRule({
  code: 'shard/other-content',
  severity: 'error',
  why: 'Pages that do not show this content would be published.',
  say: ({ folder, shard, unit, more }: Readonly<Record<'folder' | 'shard' | 'unit', string>> & { more: number }) => ({
    message: `Shard ${shard} in "${folder}" was built from other content: it lacks ${unit}${more > 0 ? ` and ${more} more` : ''} as it is here.`,
    advice: `Build it again with --shard ${shard}, from the content that is merged here.`,
  }),
});

export const damagedShard = defineRule({
  code: 'shard/damaged',
  severity: 'error',
  why: 'Half a page would be published.',
  say: ({ folder, file, more }: Readonly<Record<'folder' | 'file', string>> & { more: number }) => ({
    message: `In the shard in "${folder}", ${file}${more > 0 ? ` and ${more} more` : ''} has changed or is missing.`,
    advice: 'Copy the folder again, whole.',
  }),
});

// What can be wrong with rendered pages.

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
