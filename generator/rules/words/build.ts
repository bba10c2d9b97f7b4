// What can be wrong with what a build makes: pages, shards, caches, the folder that it publishes to, and fields that a later format drops.
import { defineError, defineInfo } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { didYouMean } from '../nearest.ts';

// What is still valid, and will not be.

export const deprecatedField = rule<{ key: string; description: string }>('schema/deprecated-field');

// What can be wrong with what is kept between runs.

export const damagedCache = rule<{ what: string }>('cache/damaged');

// What can be wrong with the shards of a site when they are merged.

export const notAShard = rule<{ folder: string }>('shard/not-a-shard');
export const missingShard = rule<{ shard: string }>('shard/missing');

export const repeatedShard = defineError(
  'shard/repeated',
  ({ shard, folders }: { shard: string; folders: readonly [string, string] }) => ({
    message: `Both "${folders[0]}" and "${folders[1]}" contain shard ${shard}.`,
    advice: 'Name only one of them.',
  }),
);

export const otherBuild = rule<Readonly<Record<'folder' | 'what' | 'there' | 'here', string>>>('shard/other-build');

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

export const pageFailed = rule<{ address: string; reason: string }>('render/page-failed');

export const unpaintedPicture = defineError(
  'render/unpainted-picture',
  ({ file, reason }: { file: string; reason: string }) => ({
    message: `The picture "${file}" cannot be painted: ${reason.replace(/\.$/, '')}.`,
    advice:
      'Save the drawings of your logo and favicon again as plain SVG. If that does not help, report it with this message.',
  }),
);

export const contentChanged = rule('render/content-changed');

export const brokenLink = defineError(
  'html/broken-link',
  ({ address, target, known }: { address: string; target: string; known: Iterable<string> }) => ({
    message: `The page ${address} links to "${target}", which does not exist.`,
    advice: didYouMean(target, known, 'Correct the link, or add the page.'),
  }),
);

export const brokenFragment = rule<{ address: string; target: string }>('html/broken-fragment');
export const headings = rule<{ address: string; problem: string }>('html/headings');
export const foreignFolder = rule<{ folder: string }>('write/foreign-folder');
export const foreignFile = rule<{ folder: string; file: string }>('write/foreign-file');
export const noSpace = rule<{ folder: string }>('write/no-space');

export const notAllowed = defineError(
  'write/not-allowed',
  ({ place, isReadOnly }: { place: string; isReadOnly: boolean }) => ({
    message: isReadOnly ? `"${place}" is on a read-only disk.` : `This user is not allowed to write to "${place}".`,
    advice:
      'Change its permissions, or choose another folder with --out. Prospectus also writes to the folder above the output folder.',
  }),
);

export const notAFolder = rule<{ place: string }>('write/not-a-folder');
export const cannotSwap = rule<{ folder: string }>('write/cannot-swap');

export const interrupted = defineInfo(
  'write/interrupted',
  ({ folder, isPutBack }: { folder: string; isPutBack: boolean }) => ({
    message: isPutBack
      ? `An earlier build was stopped while it published to "${folder}". The site from before it was put back.`
      : `An earlier build was stopped before it had finished with "${folder}". The site there was not harmed.`,
    advice: 'You do not need to do anything: what it left has been removed.',
  }),
);
