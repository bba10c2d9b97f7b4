// What can be wrong with the sections of a page.
import { defineRule } from '../../model/diagnostic.ts';

export const emptySection = defineRule({
  code: 'link/empty-section',
  severity: 'warning',
  why: 'The page is built without this section, heading and all.',
  say: ({ type, reason, advice }: { readonly type: string; readonly reason: string; readonly advice: string }) => ({
    message: `This section of the type "${type}" has nothing to show: ${reason}.`,
    advice: `${advice}, or delete the section.`,
  }),
});
