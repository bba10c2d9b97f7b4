// Whether a link leads to a part of a page that is there.
import { decoded } from '../base/decoded.ts';
import { frameIds } from '../base/heading-ids.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/content.ts';
import { unknownFragment } from '../rules/words/link.ts';
import { targetAddress } from './addresses.ts';
import type { FragmentFinder } from './fragments.ts';

/** A link of a file. */
export interface FragmentLink {
  readonly target: string;
  readonly source: SourceFile;
}

/** The fragments that a person would link to: not those of every page, nor that of a heading or tab beside its part. */
function worthwhile(ids: readonly string[]): readonly string[] {
  const own = ids.slice(0, -frameIds.length);
  return own.filter((id) => !own.includes(id.replace(/^tab-|-name$/, '')) || !/^tab-|-name$/.test(id));
}

/** Returns what is wrong with the fragment of a link whose page is there: at most one problem. */
export function checkFragment(
  { target, source }: FragmentLink,
  finder: FragmentFinder,
  at: () => Location,
): readonly Diagnostic[] {
  const hash = target.indexOf('#');
  const fragment = hash === -1 ? '' : decoded(target.slice(hash + 1));
  if (fragment === '') return [];
  const addresses = hash === 0 ? finder.pagesOf(source) : [targetAddress(target) ?? ''];
  const lost = addresses.find((address) => finder.at(decoded(address))?.includes(fragment) === false);
  if (lost === undefined) return [];
  return [unknownFragment({ page: lost, fragment, known: worthwhile(finder.at(lost) ?? []), within: target }, at())];
}
