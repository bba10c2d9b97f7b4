import { checkFragment } from '../check-fragment.ts';
import { fragmentFinder, fragmentSource } from '../fragments.ts';
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

/** Links in the menus and in the words of pages lead to pages, pictures, categories and parts of pages that exist. */
export const targetsExist: Check = (context) => {
  const finder = fragmentFinder(fragmentSource(context));
  return context.kinds.all
    .flatMap(({ name, hasLinks }) => (hasLinks && context.entries[name]) || [])
    .flatMap(({ source, data }) =>
      targetsIn(data, '').flatMap(({ target, pointer }) => {
        const at = () => locate(source, pointer);
        const problems = checkTarget(target, context, at);
        return problems.length > 0 ? problems : checkFragment({ target, source }, finder, at);
      }),
    );
};
