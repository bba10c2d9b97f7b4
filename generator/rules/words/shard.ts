// What can be wrong with the shards of a site when they are merged.
import { defineRule } from '../../model/diagnostic.ts';

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
