// What can be wrong with what is kept between runs.
import { defineRule } from '../../model/diagnostic.ts';

export const damagedCache = defineRule({
  code: 'cache/damaged',
  severity: 'info',
  why: 'Damaged data is never used. If it happens again, the disk may be failing, or a pipeline restores only a part of its cache.',
  say: ({ what }: { readonly what: string }) => ({
    message: `A cache was damaged: ${what}.`,
    advice: 'You do not need to do anything: Prospectus has made it again.',
  }),
});
