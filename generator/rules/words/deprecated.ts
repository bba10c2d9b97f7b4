// What is still valid, and will not be.
import { defineRule } from '../../model/diagnostic.ts';

export const deprecatedField = defineRule({
  code: 'schema/deprecated-field',
  severity: 'warning',
  why: 'The site is published as before; the next format of the content does not have the field.',
  say: ({ key, description }: { readonly key: string; readonly description: string }) => ({
    message: `The field "${key}" is deprecated: a later format of the content will not have it.`,
    advice: description,
  }),
});
