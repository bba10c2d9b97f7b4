import { locate } from '../../../rules/locate.ts';
import { closesBeforeOpens } from '../../../rules/words/figures.ts';
import type { Check } from '../../link-context.ts';

const MIDNIGHT = '00:00';

/** The office closes after it opens. */
export const hoursMakeSense: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data }) =>
    (data.hours ?? []).flatMap(({ opens, closes }, i) =>
      opens === undefined || closes === undefined || closes === MIDNIGHT || opens < closes
        ? []
        : [closesBeforeOpens({ opens, closes }, locate(source, `/hours/${i}/closes`))],
    ),
  );
