// What can be wrong with what a build makes: pages, shards, caches, the folder that it publishes to, and fields that a later format drops.
import { defineError, defineInfo, defineWarning } from '../../model/diagnostic.ts';
import { didYouMean } from '../nearest.ts';

// What is still valid, and will not be.

export const deprecatedField = defineWarning(
  'schema/deprecated-field',
  ({ key, description }: { key: string; description: string }) => ({
    message: `The field "${key}" is deprecated: a later format of the content will not have it.`,
    advice: description,
  }),
);

// What can be wrong with what is kept between runs.

export const damagedCache = defineInfo('cache/damaged', ({ what }: { what: string }) => ({
  message: `A cache was damaged: ${what}.`,
  advice: 'You do not need to do anything: Prospectus has made it again.',
}));

// What can be wrong with the shards of a site when they are merged.

export const notAShard = defineError('shard/not-a-shard', ({ folder }: { folder: string }) => ({
  message: `The folder "${folder}" contains no shard, or only part of one.`,
  advice: 'Name folders that "prospectus build --shard" wrote, and copy each whole, with its shard.json.',
}));

export const missingShard = defineError('shard/missing', ({ shard }: { shard: string }) => ({
  message: `Shard ${shard} is in none of the folders.`,
  advice: `Build it with --shard ${shard}, and name its folder as well.`,
}));

export const repeatedShard = defineError(
  'shard/repeated',
  ({ shard, folders }: { shard: string; folders: readonly [string, string] }) => ({
    message: `Both "${folders[0]}" and "${folders[1]}" contain shard ${shard}.`,
    advice: 'Name only one of them.',
  }),
);

export const otherBuild = defineError(
  'shard/other-build',
  ({ folder, what, there, here }: Readonly<Record<'folder' | 'what' | 'there' | 'here', string>>) => ({
    message: `The shard in "${folder}" was built with another ${what}: ${there} there, ${here} here.`,
    advice: 'Build all shards and merge them from the same checkout, with the same --base and --now.',
  }),
);

export const otherContent = defineError(
  'shard/other-content',
  ({ folder, shard, unit, more }: Readonly<Record<'folder' | 'shard' | 'unit', string>> & { more: number }) => ({
    message: `Shard ${shard} in "${folder}" was built from other content: it lacks ${unit}${more > 0 ? ` and ${more} more` : ''} as it is here.`,
    advice: `Build it again with --shard ${shard}, from the content that is merged here.`,
  }),
);

export const damagedShard = defineError(
  'shard/damaged',
  ({ folder, file, more }: Readonly<Record<'folder' | 'file', string>> & { more: number }) => ({
    message: `In the shard in "${folder}", ${file}${more > 0 ? ` and ${more} more` : ''} has changed or is missing.`,
    advice: 'Copy the folder again, whole.',
  }),
);

// What can be wrong with rendered pages.

export const pageFailed = defineError(
  'render/page-failed',
  ({ address, reason }: { address: string; reason: string }) => ({
    message: `The page ${address} could not be rendered: ${reason}.`,
    advice: 'Look for an unusual value in this file; if there is none, report the failure with the file.',
  }),
);

export const unpaintedPicture = defineError(
  'render/unpainted-picture',
  ({ file, reason }: { file: string; reason: string }) => ({
    message: `The picture "${file}" cannot be painted: ${reason.replace(/\.$/, '')}.`,
    advice:
      'Save the drawings of your logo and favicon again as plain SVG. If that does not help, report it with this message.',
  }),
);

export const contentChanged = defineError('render/content-changed', () => ({
  message: 'The file was changed while the site was built.',
  advice: 'Build again.',
}));

export const brokenLink = defineError(
  'html/broken-link',
  ({ address, target, known }: { address: string; target: string; known: Iterable<string> }) => ({
    message: `The page ${address} links to "${target}", which does not exist.`,
    advice: didYouMean(target, known, 'Correct the link, or add the page.'),
  }),
);

export const brokenFragment = defineError(
  'html/broken-fragment',
  ({ address, target }: { address: string; target: string }) => ({
    message: `The page ${address} links to "${target}", but that page has nothing of that name.`,
    advice: 'Correct what follows # in the link.',
  }),
);

export const headings = defineError('html/headings', ({ address, problem }: { address: string; problem: string }) => ({
  message: `The headings of the page ${address} are out of order: ${problem}.`,
  advice: 'Begin headings inside texts with ### and do not skip a level.',
}));

export const foreignFolder = defineError('write/foreign-folder', ({ folder }: { folder: string }) => ({
  message: `The folder "${folder}" contains files that an earlier build did not write.`,
  advice: 'Choose another folder with --out, or empty this one.',
}));

export const foreignFile = defineError('write/foreign-file', ({ folder, file }: { folder: string; file: string }) => ({
  message: `"${file}" in "${folder}" was not written by a build, but the site has a file of the same name.`,
  advice: 'Move it elsewhere, or give it another name. The site that was there before is untouched.',
}));

export const noSpace = defineError('write/no-space', ({ folder }: { folder: string }) => ({
  message: `There is not enough space for the site in "${folder}".`,
  advice: 'Free space on that disk, or choose a folder on another one with --out.',
}));

export const notAllowed = defineError(
  'write/not-allowed',
  ({ place, isReadOnly }: { place: string; isReadOnly: boolean }) => ({
    message: isReadOnly ? `"${place}" is on a read-only disk.` : `This user is not allowed to write to "${place}".`,
    advice:
      'Change its permissions, or choose another folder with --out. Prospectus also writes to the folder above the output folder.',
  }),
);

export const notAFolder = defineError('write/not-a-folder', ({ place }: { place: string }) => ({
  message: `"${place}" is not a folder, or one of the folders above it is a file.`,
  advice: 'Choose another folder with --out, or move what is there.',
}));

export const cannotSwap = defineError('write/cannot-swap', ({ folder }: { folder: string }) => ({
  message: `The folder "${folder}" cannot be replaced: it is a mounted disk, or another program is using it.`,
  advice: 'Choose a folder inside it with --out, or close what uses it.',
}));

export const interrupted = defineInfo(
  'write/interrupted',
  ({ folder, isPutBack }: { folder: string; isPutBack: boolean }) => ({
    message: isPutBack
      ? `An earlier build was stopped while it published to "${folder}". The site from before it was put back.`
      : `An earlier build was stopped before it had finished with "${folder}". The site there was not harmed.`,
    advice: 'You do not need to do anything: what it left has been removed.',
  }),
);
