import { locate } from '../../../rules/locate.ts';
import { hostsDiffer } from '../../../rules/words/hosts.ts';
import { conflictOfNames } from '../../../hosts/hosts.ts';
import type { Check } from '../../link-context.ts';

/** The hosts of the site can be served from one folder. */
export const hostsAgree: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { hosts = [] } }) => {
    const conflict = conflictOfNames(hosts);
    return conflict ? [hostsDiffer(conflict, locate(source, '/hosts'))] : [];
  });
