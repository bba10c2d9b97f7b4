import { checkFragment } from '../../check-fragment.ts';
import { fragmentFinder, fragmentSource } from '../../fragments.ts';
import { checkTarget } from '../../check-target.ts';
import { locate } from '../../../rules/locate.ts';
import type { Check } from '../../link-context.ts';
import { allTargets } from '../../targets-in.ts';

/** Links in the menus and in the words of pages lead to pages, files, categories and parts of pages that exist. */
export const targetsExist: Check = (context) => {
  const finder = fragmentFinder(fragmentSource(context));
  return allTargets(context).flatMap(({ source, target, pointer }) => {
    const at = () => locate(source, pointer);
    const problems = checkTarget(target, context, at);
    return problems.length > 0 ? problems : checkFragment({ target, source }, finder, at);
  });
};
