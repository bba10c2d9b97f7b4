// Which files of the media folder are published under their own names. What nothing names is not: a draft that lies there
// is not to be read.
import { decoded } from '../base/decoded.ts';
import { asMediaFile, type PublishedFiles } from '../model/attachment.ts';
import { targetAddress } from './addresses.ts';
import type { LinkContext } from './link-context.ts';
import { allTargets } from './targets-in.ts';

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
