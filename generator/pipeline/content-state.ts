import { digest } from '../base/digest.ts';
import type { Examined, LoadedContent } from '../model/content.ts';

/** Tells one state of a content from the next, as far as rules between files and other pages than a course's can see. */
export function contentState(examined: readonly Examined[], { media, others }: LoadedContent): string {
  const files = examined.map(({ source: { file }, outline }) => `${file}\t${outline}`);
  return digest([...files, JSON.stringify({ media, others })].join('\n'));
}
