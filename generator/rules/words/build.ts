// What can be wrong with what a build makes: pages, shards, caches, the folder that it publishes to, and fields that a later format drops.
import { rule } from '../rule.ts';
import { nearest } from '../nearest.ts';

// What is still valid, and will not be.

export const deprecatedField = rule<{ key: string; description: string }>('schema/deprecated-field');

// What can be wrong with what is kept between runs.

export const damagedCache = rule<{ what: string }>('cache/damaged');

// What can be wrong with the sources of sessions.

export const pullKept = rule<{ name: string; reason: string; hasCopy: boolean }>('pull/kept');
export const unclearEvent = rule<Readonly<Record<'name' | 'problem' | 'advice', string>>>('pull/unclear-event');

// What can be wrong with the shards of a site when they are merged.

export const notAShard = rule<{ folder: string }>('shard/not-a-shard');
export const missingShard = rule<{ shard: string }>('shard/missing');
export const repeatedShard = rule<{ shard: string; folders: readonly [string, string] }>(
  'shard/repeated',
  ({ folders: [first, second] }) => ({ first, second }),
);
export const otherBuild = rule<Readonly<Record<'folder' | 'what' | 'there' | 'here', string>>>('shard/other-build');
export const otherContent = rule<Readonly<Record<'folder' | 'shard' | 'unit', string>> & { more: number }>(
  'shard/other-content',
);
export const damagedShard = rule<{ folder: string; file: string; more: number }>('shard/damaged');

// What can be wrong with rendered pages.

export const pageFailed = rule<{ address: string; reason: string }>('render/page-failed');
export const unpaintedPicture = rule<{ file: string; reason: string }>('render/unpainted-picture', ({ reason }) => ({
  reason: reason.replace(/\.$/, ''),
}));
export const contentChanged = rule('render/content-changed');
export const brokenLink = rule<{ address: string; target: string; known: Iterable<string> }>(
  'html/broken-link',
  ({ target, known }) => ({ meant: nearest(target, known) }),
);
export const brokenFragment = rule<{ address: string; target: string }>('html/broken-fragment');
export const headings = rule<{ address: string; problem: string }>('html/headings');

// What can be wrong with the folder that a site is published to.

export const foreignFolder = rule<{ folder: string }>('write/foreign-folder');
export const foreignFile = rule<{ folder: string; file: string }>('write/foreign-file');
export const noSpace = rule<{ folder: string }>('write/no-space');
export const notAllowed = rule<{ place: string; isReadOnly: boolean }>('write/not-allowed');
export const notAFolder = rule<{ place: string }>('write/not-a-folder');
export const cannotSwap = rule<{ folder: string }>('write/cannot-swap');
export const interrupted = rule<{ folder: string; isRestored: boolean }>('write/interrupted');
