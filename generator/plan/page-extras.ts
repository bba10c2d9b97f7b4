// What pages of several templates may have besides their own words.
import type { PageExtras } from '../../src/page-props.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import type { LinkedPage } from '../model/content.ts';
import { mediaOf, videoData, type WrittenMedia } from './page-media.ts';
import { questionsData, questionsOf, type Questions } from './questions.ts';
import type { SiteContext } from './site-context.ts';

type Words = LinkedPage['words'];

interface Written extends WrittenMedia {
  readonly questions?: Questions;
}

/** The words of a page of one template, and what it may have besides. */
export interface SplitWords<W extends Words> {
  readonly words: Omit<W, keyof Written>;
  readonly extras: PageExtras;
}

/** Takes what a page has besides its words out of them, ready to be shown. */
export function splitExtras<W extends Words>(all: W, context: SiteContext): SplitWords<W> {
  const { questions, documents, video, ...words } = all as W & Written;
  const media = mediaOf(dropUndefined({ documents, video }), context);
  return { words, extras: { ...media, ...dropUndefined({ questions: questionsOf(questions, context) }) } };
}

/** Returns what search engines read of it. */
export function extrasData(words: Words, context: SiteContext): readonly object[] {
  const written = words as Written;
  const { video } = mediaOf(written, context);
  return [...videoData(written, video?.still, context), ...questionsData(written.questions, context)];
}
