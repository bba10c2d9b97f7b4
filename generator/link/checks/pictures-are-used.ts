import { startOf } from '../../diagnostics/diagnostic.ts';
import { unusedMedia } from '../../diagnostics/rules/link.ts';
import type { Check, LinkContext } from '../link-context.ts';

/** Every text below a value that names a file of the media folder, as it is or as a link to it. */
function mediaIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(/media\/[A-Za-z0-9._/-]+/g) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaIn) : [];
}

/** Pictures that some file names. Of a file that is not YAML at the moment, every mention counts. */
function usedMedia({ loaded }: LinkContext): ReadonlySet<string> {
  return new Set(loaded.sources.flatMap(({ data, text }) => (text.includes('media/') ? mediaIn(data ?? text) : [])));
}

/** Every picture of the media folder is used somewhere. */
export const picturesAreUsed: Check = (context) => {
  const used = usedMedia(context);
  return context.loaded.media
    .filter(({ file }) => !used.has(file))
    .map(({ file }) => unusedMedia({ file }, startOf(file)));
};
