import path from 'node:path';
import { unfitName } from '../../diagnostics/rules/addresses.ts';
import { toSlug } from '../../diagnostics/to-slug.ts';
import { startOf } from '../../model/diagnostic.ts';
import type { Check } from '../link-context.ts';
import { isFitName } from '../needed-pages.ts';

/** The name of every page file can be the address of its page. */
export const pageNamesAreAddresses: Check = ({ loaded }) =>
  loaded.sources
    .filter((source) => source.kind === 'page' && !isFitName(source))
    .map(({ file }) => {
      const name = path.posix.basename(file);
      return unfitName({ name, slug: toSlug(name.replace(/\.ya?ml$/i, '')) }, startOf(file));
    });
