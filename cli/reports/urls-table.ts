import type { AddressState } from '../../generator/index.ts';

const note = ({ leadsTo, reason }: AddressState): string => (leadsTo === undefined ? (reason ?? '') : `-> ${leadsTo}`);

/** Returns the addresses as a table for people. */
export function urlsTable(addresses: readonly AddressState[]): string {
  const rows = [
    ['Address', 'State', ''] as const,
    ...addresses.map((known) => [known.address, known.state, note(known)] as const),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map(([address, state, rest]) =>
      `${address.padEnd(widths[0] ?? 0)}  ${state.padEnd(widths[1] ?? 0)}  ${rest}`.trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
