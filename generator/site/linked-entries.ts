import { fieldOf, isPublished, nameOfFile } from '../kinds/kind.ts';
import type { Entries, LinkedEntry } from '../model/content.ts';
import type { LinkContext } from './link-context.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type EntrySources = Pick<LinkContext, 'kinds' | 'mainAddresses' | 'today'> & { readonly entries: Entries };

/** The valid files of kinds whose files have pages of their own, today, and are not in the catalogue. */
export function linkedEntries({ entries, kinds, mainAddresses, today }: EntrySources): readonly LinkedEntry[] {
  return kinds.all.flatMap((kind) => {
    const { name: of, named, address, isPlaced } = kind;
    if (!address || isPlaced) return [];
    const published = (entries[of] ?? []).filter(({ data }) => isPublished(kind, data, today));
    return published.map(({ source: { file, hash }, data, outline }): LinkedEntry => {
      const name = nameOfFile(file);
      const title = textOf(fieldOf(data, named?.title ?? 'title'));
      return { kind: of, file, hash, outline, name, address: address(name, mainAddresses), title, data };
    });
  });
}
