import type { MainAddresses } from '../../src/page-props.ts';
import { fieldOf, nameOfFile } from '../kinds/kind.ts';
import type { Kinds } from '../kinds/kinds.ts';
import type { Entries, LinkedEntry } from '../model/content.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The valid files of kinds whose files have pages of their own and are not in the catalogue. */
export function linkedEntries(entries: Entries, { all }: Kinds, main: MainAddresses): readonly LinkedEntry[] {
  return all.flatMap(({ name: kind, named, address, isPlaced }) => {
    if (!address || isPlaced) return [];
    return (entries[kind] ?? []).map(({ source: { file, hash }, data, outline }): LinkedEntry => {
      const name = nameOfFile(file);
      const title = textOf(fieldOf(data, named?.title ?? 'title'));
      return { kind, file, hash, outline, name, address: address(name, main), title, data };
    });
  });
}
