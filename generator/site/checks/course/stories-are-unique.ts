import { locate } from '../../../rules/locate.ts';
import { duplicateStory } from '../../../rules/words/link.ts';
import type { Check } from '../../link-context.ts';

/** Every story has an id of its own. */
export const storiesAreUnique: Check = ({ entries }) =>
  entries.stories.flatMap(({ source, data: { stories } }) =>
    stories.flatMap(({ id }, i) => {
      const first = stories.findIndex((other) => other.id === id);
      if (first === i) return [];
      const related = { note: 'The first story with this id.', location: locate(source, `/stories/${first}/id`) };
      return [
        duplicateStory({ value: `"${id}"`, first: 'another story' }, locate(source, `/stories/${i}/id`), [related]),
      ];
    }),
  );
