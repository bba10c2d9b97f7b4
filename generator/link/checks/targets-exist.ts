import { locate } from '../../diagnostics/locate.ts';
import { unknownTarget } from '../../diagnostics/rules/link.ts';
import { targetAddress } from '../addresses.ts';
import { knownAddresses } from '../known-addresses.ts';
import type { Check } from '../link-context.ts';

interface Target {
  readonly target: string;
  readonly pointer: string;
}

/** Every `to` below a value: pages write their links as {label, to}. */
function targetsIn(value: unknown, pointer: string): readonly Target[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${pointer}/${key}`;
    return key === 'to' && typeof inner === 'string' ? [{ target: inner, pointer: here }] : targetsIn(inner, here);
  });
}

/** Links in the menus and in the words of pages lead to pages that exist. */
export const targetsExist: Check = (context) => {
  const redirected = context.entries.redirects.flatMap(({ data }) => data.redirects.map(({ from }) => from));
  const known = new Set([...knownAddresses(context), ...redirected]);
  return [...context.entries.site, ...context.entries.page].flatMap(({ source, data }) =>
    targetsIn(data, '').flatMap(({ target, pointer }) => {
      const address = targetAddress(target);
      return address === undefined || known.has(address)
        ? []
        : [unknownTarget({ name: address, known: [...known] }, locate(source, pointer))];
    }),
  );
};
