// The six levels of the format are words of the messages, so that a provider can translate them; a provider's own levels
// are shown as they are written.
import type { Course } from '../../../schemas/types.ts';
import { standardLevels } from '../../model/levels.ts';
import type { SharedSite } from '../shell/page-context.ts';

/** Returns the levels of a course in words. */
export function levelTexts(
  { level = [] }: Pick<Course, 'level'>,
  { messages }: Pick<SharedSite, 'messages'>,
): readonly string[] {
  return [level].flat().map((word) => {
    const key = standardLevels.get(word);
    return key === undefined ? word : messages.course.levels[key];
  });
}
