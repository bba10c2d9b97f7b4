import { locate } from '../../../rules/locate.ts';
import { noReceiver } from '../../../rules/words/forms.ts';
import { hostNamed, hostsWithoutReceiver } from '../../../hosts/hosts.ts';
import type { Check } from '../../link-context.ts';

/** On every host of the site, something can receive the forms. */
export const formsArrive: Check = ({ entries, settings }) => {
  const hosts = (settings?.hosts ?? []).flatMap((name) => hostNamed(name) ?? []);
  return entries.forms.flatMap(({ source, data: { endpoints = [] } }) =>
    hostsWithoutReceiver(hosts, endpoints).map(({ title }) =>
      noReceiver({ host: title, url: endpoints[0]?.url ?? '' }, locate(source, '/endpoints/0/url')),
    ),
  );
};
