import { locate } from '../../../rules/locate.ts';
import { consentNeeded } from '../../../rules/words/analytics.ts';
import { serviceNames, setsCookies } from '../../../model/analytics.ts';
import type { Check } from '../../link-context.ts';

/** Visitors are asked before a service sets cookies. */
export const consentIsAsked: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { analytics } }) =>
    analytics?.consent === 'not-needed' && setsCookies(analytics)
      ? [
          consentNeeded(
            { service: serviceNames[analytics.service], canDoWithout: analytics.service === 'matomo' },
            locate(source, '/analytics/consent'),
          ),
        ]
      : [],
  );
