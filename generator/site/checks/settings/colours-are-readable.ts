import { locate } from '../../../rules/locate.ts';
import { changedColour, lowContrast } from '../../../rules/words/theme.ts';
import { changedSeeds, unreadableTones } from '../../../theme/audit.ts';
import type { Check } from '../../link-context.ts';

/** Text in the colours of the theme can be read. */
export const coloursAreReadable: Check = ({ entries }) =>
  entries.theme.flatMap(({ source, data }) => [
    ...unreadableTones(data).map((facts) => lowContrast(facts, locate(source, facts.pointer))),
    ...changedSeeds(data).map((facts) => changedColour(facts, locate(source, facts.pointer))),
  ]);
