// Finds facts of the sample provider in a file: in a copy of the sample, some are easily left behind. Whether one was left
// by accident is decided where the provider's own facts are known.
import { suppliedFacts } from '../defaults/defaults.ts';
import { once } from '../base/memoize.ts';
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

/** Returns where the texts of a file name a fact of the sample provider, and which one. */
export function sampleMentions({
  text,
  data,
}: {
  readonly text: string;
  readonly data: unknown;
}): readonly SampleMention[] {
  // Nearly every file names none: one look through its bytes is enough.
  return suppliedFacts().some((fact) => text.includes(fact)) ? mentionsAt(data, '') : [];
}
