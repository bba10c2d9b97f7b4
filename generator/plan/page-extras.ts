// What pages of several templates may have besides their own words.
import type { PageExtras } from '../../src/page-props.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import type { LinkedPage } from '../model/content.ts';
import type { PageContext } from './page-context.ts';
import { questionsData, questionsOf, type Questions } from './questions.ts';

type Words = LinkedPage['words'];

interface Written {
  readonly questions?: Questions;
}

/** The words of a page of one template, and what it may have besides. */
export interface SplitWords<W extends Words> {
  readonly words: Omit<W, keyof Written>;
  readonly extras: PageExtras;
}

/** Takes what a page has besides its words out of them, ready to be shown. */
export function splitExtras<W extends Words>(all: W, context: PageContext): SplitWords<W> {
  const { questions, ...words } = all as W & Written;
  return { words, extras: dropUndefined({ questions: questionsOf(questions, context) }) };
}

/** Returns what search engines read of it. */
export const extrasData = (words: Words, context: PageContext): readonly object[] =>
  questionsData((words as Written).questions, context);
