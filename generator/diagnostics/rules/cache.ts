// What can be wrong with what is kept between runs.
import { defineRule } from '../../model/diagnostic.ts';

export const damagedCache = defineRule({
  code: 'cache/damaged',
  severity: 'info',
  why: 'What is damaged is never used. If it happens again, the disk may be failing, or a pipeline restores only a part of its cache.',
  say: ({ what }: { readonly what: string }) => ({
    message: `Something that is kept between runs was damaged: ${what}.`,
    advice: 'Nothing needs to be done: what was damaged has been made again.',
  }),
});
