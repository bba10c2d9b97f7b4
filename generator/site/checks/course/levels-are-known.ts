import { locate } from '../../../rules/locate.ts';
import { unknownLevel } from '../../../rules/words/course-values.ts';
import { standardLevels } from '../../../model/levels.ts';
import type { Check } from '../../link-context.ts';

/** The levels of courses are those of the provider's list, or of the usual one. */
export const levelsAreKnown: Check = ({ entries }) => {
  const [site] = entries.site;
  // While site.yaml has a mistake, nobody knows whether it lists levels.
  if (!site) return [];
  const own = site.data.levels;
  const known = new Set(own ?? standardLevels.keys());
  return entries.course.flatMap(({ source, data: { level } }) =>
    [level ?? []].flat().flatMap((word, i) => {
      const place = typeof level === 'string' ? '/level' : `/level/${i}`;
      return known.has(word) ? [] : [unknownLevel({ level: word, known, isOwn: !!own }, locate(source, place))];
    }),
  );
};
