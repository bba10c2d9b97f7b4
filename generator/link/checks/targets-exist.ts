import { checkTarget } from '../check-target.ts';
import { locate } from '../../diagnostics/locate.ts';
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

/** Links in the menus and in the words of pages lead to pages, pictures and categories that exist. */
export const targetsExist: Check = (context) =>
  context.kinds.all
    .flatMap(({ name, hasLinks }) => (hasLinks && context.entries[name]) || [])
    .flatMap(({ source, data }) =>
      targetsIn(data, '').flatMap(({ target, pointer }) => checkTarget(target, context, () => locate(source, pointer))),
    );
