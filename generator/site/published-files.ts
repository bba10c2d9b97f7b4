// Which files of the media folder are published under their own names. What nothing names is not: a draft that lies there
// is not to be read.
import { decoded } from '../base/decoded.ts';
import { fieldOf } from '../kinds/kind.ts';
import { asMediaFile, type PublishedFiles } from '../model/attachment.ts';
import type { SourceFile } from '../model/content.ts';
import { targetAddress } from './addresses.ts';
import type { LinkContext } from './link-context.ts';

/** A link that content writes as {label, to}. */
interface Target {
  readonly source: SourceFile;
  readonly target: string;
  /** JSON Pointer to `to`. */
  readonly pointer: string;
}

function targetsIn(value: unknown, source: SourceFile, pointer: string): readonly Target[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const inner = fieldOf(value, key);
    const here = `${pointer}/${key}`;
    const isTarget = key === 'to' && typeof inner === 'string';
    return isTarget ? [{ source, target: inner, pointer: here }] : targetsIn(inner, source, here);
  });
}

/** Returns every link in the menus and in the words of pages. */
export const allTargets = ({ kinds, entries }: Pick<LinkContext, 'kinds' | 'entries'>): readonly Target[] =>
  kinds.all
    .flatMap(({ name, hasLinks }) => (hasLinks && entries[name]) || [])
    .flatMap(({ source, data }) => targetsIn(data, source, ''));

/** The files that links lead to. */
function linkedFiles(context: LinkContext): ReadonlySet<string> {
  const inTexts = Object.values(context.entries).flatMap((entries) =>
    entries.flatMap(({ links }) => links.flatMap(({ target, isPicture }) => (isPicture ? [] : [target]))),
  );
  const targets = [...inTexts, ...allTargets(context).map(({ target }) => target)];
  const files = targets.filter((target) => target.startsWith('/media/'));
  return new Set(files.map((target) => asMediaFile(decoded(targetAddress(target) ?? ''))));
}

/** Returns the documents and videos that something names, and the pictures that links lead to. */
export function publishedFiles(context: LinkContext): PublishedFiles {
  const { loaded } = context;
  const linked = linkedFiles(context);
  const named = new Set(loaded.sources.flatMap(({ media }) => media));
  return {
    attachments: loaded.attachments.filter(({ file }) => named.has(file) || linked.has(file)),
    originals: loaded.media.flatMap(({ file }) => (linked.has(file) ? [file] : [])),
  };
}
