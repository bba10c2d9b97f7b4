// Finds what a new site begins with and its provider has to replace.
import { isDeepStrictEqual } from 'node:util';
import { STARTER_PRICE, starterDrafts } from '../defaults.ts';
import { locate } from '../../rules/locate.ts';
import { starterLeft } from '../../rules/words/text.ts';
import { fieldOf } from '../../kinds/kind.ts';
import type { SourceFile } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

const drafted = { site: ['origin', 'email'], course: ['title', 'description', 'objectives', 'price'] } as const;

/** Whether a field is as a new site has it. Many courses cost as much: a price counts only with the slug of the example. */
function isDraft(field: string, data: unknown, draft: unknown): boolean {
  if (field === 'price') return fieldOf(data, field) === STARTER_PRICE && isDraft('slug', data, draft);
  return isDeepStrictEqual(fieldOf(data, field), fieldOf(draft, field));
}

/** Returns a note for each field of a valid file that is still as `new site` wrote it. */
export function findStarter(source: SourceFile): readonly Diagnostic[] {
  const { kind, data } = source;
  if (kind !== 'site' && kind !== 'course') return [];
  return drafted[kind]
    .filter((field) => fieldOf(data, field) !== undefined)
    .filter((field) => starterDrafts(kind).some((draft) => isDraft(field, data, draft)))
    .map((field) => starterLeft({ fact: String([fieldOf(data, field)].flat()[0]) }, locate(source, `/${field}`)));
}
