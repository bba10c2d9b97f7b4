import { locate } from '../../../rules/locate.ts';
import { emptyMenuEntry } from '../../../rules/words/site.ts';
import type { Check } from '../../link-context.ts';

/** Every entry of the header leads to a page, or opens others. */
export const menuEntriesDoSomething: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data }) =>
    (data.menus?.header ?? []).flatMap(({ label, to, items }, i) =>
      to === undefined && items === undefined
        ? [emptyMenuEntry({ label }, locate(source, `/menus/header/${i}/label`))]
        : [],
    ),
  );
