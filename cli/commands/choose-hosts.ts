// Names of hosts on the command line.
import { conflictOfHosts, hostNames, nearest } from '../../generator/index.ts';
import { UsageError } from '../usage-error.ts';

async function assertKnown(name: string): Promise<void> {
  const known = await hostNames();
  if (known.includes(name)) return;
  const guess = nearest(name, known);
  const advice = guess === undefined ? `Use one of ${known.join(', ')}.` : `Did you mean "${guess}"?`;
  const isAddress = /^[\d.]+$|:|^localhost$/.test(name) ? ' To serve at another address, use --listen.' : '';
  throw new UsageError(`--host: there is no host "${name}". ${advice}${isAddress}`);
}

/** Returns the hosts that were named. Throws a UsageError for an unknown one, and for two that exclude each other. */
export async function chooseHosts(names: readonly string[]): Promise<readonly string[]> {
  for (const name of names) await assertKnown(name);
  const conflict = await conflictOfHosts(names);
  if (conflict === undefined) return names;
  const [one, other] = conflict.names;
  const reason =
    conflict.file === undefined ? 'need the pages in different places' : `read ${conflict.file} in different forms`;
  throw new UsageError(`--host: ${one} and ${other} ${reason}. Build for each into a folder of its own.`);
}
