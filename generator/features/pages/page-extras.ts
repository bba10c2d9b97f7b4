// What pages of several templates may have besides their own words.
import type { PageExtras, PagePictures, Picture } from '../../../src/app/page-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedPage } from '../../model/content.ts';
import { mediaOf, videoData, type WrittenMedia } from '../pictures/page-media.ts';
import { mediaPicture } from '../pictures/picture-variants.ts';
import { questionsData, questionsOf, type Questions } from './questions.ts';
import type { SiteContext } from '../shell/site-context.ts';

type Words = LinkedPage['words'];

interface Written extends WrittenMedia {
  readonly questions?: Questions;
  readonly picture?: string;
  readonly closing?: { readonly picture?: string };
}

/** The words of a page of one template, and what it may have besides. */
export interface SplitWords<W extends Words> {
  readonly words: Omit<W, Exclude<keyof Written, 'closing'>>;
  readonly extras: PageExtras;
}

/** The decorative pictures of a page, which need no words. */
function picturesOf({ picture, closing }: Written, { media }: SiteContext): PagePictures {
  const shown = (file: string | undefined): Picture | undefined =>
    file === undefined ? undefined : mediaPicture({ file, alt: '' }, media);
  return dropUndefined({ picture: shown(picture), closingPicture: shown(closing?.picture) });
}

/** Takes what a page has besides its words out of them, ready to be shown. */
export function splitExtras<W extends Words>(all: W, context: SiteContext): SplitWords<W> {
  const { questions, documents, video, picture: _picture, ...words } = all as W & Written;
  const media = mediaOf(dropUndefined({ documents, video }), context);
  const answered = dropUndefined({ questions: questionsOf(questions, context) });
  return { words, extras: { ...media, ...answered, ...picturesOf(all as Written, context) } };
}

/** Returns what search engines read of it. */
export function extrasData(words: Words, context: SiteContext): readonly object[] {
  const written = words as Written;
  const { video } = mediaOf(written, context);
  return [...videoData(written, video?.still, context), ...questionsData(written.questions, context)];
}
