import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { locateInText } from '../../../rules/locate-in-text.ts';
import { textAt } from '../../../rules/locate.ts';
import { unknownTarget } from '../../../rules/words/unknown-names.ts';
import type { SourceFile, TextLink } from '../../../model/content.ts';
import { checkFragment } from '../../check-fragment.ts';
import { checkPicture, checkTarget } from '../../check-target.ts';
import { fragmentFinder, fragmentSource, type FragmentFinder } from '../../fragments.ts';
import type { Check, LinkContext } from '../../link-context.ts';

/** What a link in a text can begin with, besides an address on this site. */
const elsewhere = /^(https?:|mailto:|tel:)/i;

/** A link to a page that is there may still lead to no part of it. */
function checkLink(
  { target, pointer, isPicture, ...range }: TextLink,
  source: SourceFile,
  { context, finder }: { readonly context: LinkContext; readonly finder: FragmentFinder },
): readonly Diagnostic[] {
  const at = (): Location => locateInText({ source, pointer, text: textAt(source, pointer) }, range);
  if (isPicture) return checkPicture(target.replace(/^\//, ''), context, at);
  if (target.startsWith('/')) {
    const problems = checkTarget(target, context, at);
    return problems.length > 0 ? problems : checkFragment({ target, source }, finder, at);
  }
  if (target.startsWith('#')) return checkFragment({ target, source }, finder, at);
  return elsewhere.test(target) ? [] : [unknownTarget({ name: target, known: context.addresses.pages }, at())];
}

/** Links in Markdown lead to pages that exist, and to parts that they have, or to other sites; its pictures are there. */
export const textLinksLeadToPages: Check = (context) => {
  const finder = fragmentFinder(fragmentSource(context));
  return Object.values(context.entries).flatMap((entries) =>
    entries.flatMap(({ source, links }) => links.flatMap((link) => checkLink(link, source, { context, finder }))),
  );
};
