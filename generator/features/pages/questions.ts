// Frequently asked questions of courses and pages, for visitors and for search engines.
import type { FAQPage, WithContext } from 'schema-dts';
import type { Course } from '../../../schemas/types.ts';
import type { Question } from '../../../src/app/page-props.ts';
import { absoluteUrl } from '../shell/head.ts';
import { markdownToHtml } from './markdown.ts';
import type { PageContext } from '../shell/page-context.ts';

/** The questions of a file, if it has any. */
export type Questions = Course['questions'];

/** Returns the questions as pages show them; undefined where there are none. */
export function questionsOf(questions: Questions, { base }: PageContext): readonly Question[] | undefined {
  if (!questions || questions.length === 0) return undefined;
  return questions.map(({ question, answer }) => ({ question, answerHtml: markdownToHtml(answer, base) }));
}

/** Returns what search engines read of the questions of a page: at most one block, whose links are absolute. */
export function questionsData(questions: Questions, { site, base }: PageContext): readonly WithContext<FAQPage>[] {
  if (!questions || questions.length === 0) return [];
  const root = absoluteUrl(site, base, '/');
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: markdownToHtml(answer, root) },
      })),
    },
  ];
}
