// What can be wrong with how a site is measured.
import { defineRule } from '../../model/diagnostic.ts';

export const consentNeeded = defineRule({
  code: 'analytics/consent-needed',
  severity: 'error',
  why: 'Visitors would get cookies that they have not agreed to, which the law of many countries forbids.',
  say: ({ service, canDoWithout }: { readonly service: string; readonly canDoWithout: boolean }) => ({
    message: `${service} sets cookies${canDoWithout ? ' here' : ''}, so visitors are asked first: consent cannot be not-needed.`,
    advice: `Remove the line, or write consent: required.${canDoWithout ? ' Without cookies: true, no consent is needed.' : ''}`,
  }),
});
