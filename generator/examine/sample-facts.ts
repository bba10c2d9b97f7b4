// Finds facts of the sample provider in a file, and what a new site begins with: some of either are easily left behind.
// Whether a fact was left by accident is decided where the provider's own facts are known.
import { isDeepStrictEqual } from 'node:util';
import { STARTER_PRICE, starterDrafts, suppliedFacts } from '../defaults/defaults.ts';
import { once } from '../base/memoize.ts';
import { fieldOf } from '../kinds/kind.ts';
import type { SourceFile } from '../model/content.ts';
import type { SampleMention } from '../model/sample-mention.ts';

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds any of the sample's facts as whole words. */
const pattern = once(
  () => new RegExp(`(?<![\\p{L}\\p{N}])(?:${suppliedFacts().map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
);

function mentionsAt(value: unknown, pointer: string): readonly SampleMention[] {
  if (typeof value === 'string') {
    return [...value.matchAll(pattern())].slice(0, 1).map(([fact]) => ({ fact, pointer }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    mentionsAt(item, `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`),
  );
}

/** What the provider of a new site has to replace. */
const drafted = { site: ['origin', 'email'], course: ['title', 'description', 'objectives', 'price'] } as const;

/** Whether a field is as a new site has it. Many courses cost as much: a price counts only with the title of the example. */
function isDraft(field: string, data: unknown, draft: unknown): boolean {
  if (field === 'price') return fieldOf(data, field) === STARTER_PRICE && isDraft('slug', data, draft);
  return isDeepStrictEqual(fieldOf(data, field), fieldOf(draft, field));
}

function starterMentions({ kind, data }: SourceFile): readonly SampleMention[] {
  if (kind !== 'site' && kind !== 'course') return [];
  return drafted[kind]
    .filter((field) => starterDrafts(kind).some((draft) => isDraft(field, data, draft)))
    .map((field) => ({ fact: String([fieldOf(data, field)].flat()[0]), pointer: `/${field}`, isStarter: true }));
}

/** Returns where a file names a fact of the sample provider, or says what a new site begins with. */
export function sampleMentions(source: SourceFile): readonly SampleMention[] {
  const { text, data } = source;
  // Nearly every file names none: one look through its bytes is enough.
  const found = suppliedFacts().some((fact) => text.includes(fact)) ? mentionsAt(data, '') : [];
  return [...found, ...starterMentions(source)];
}
