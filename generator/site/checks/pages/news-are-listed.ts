// The news and the page that lists it need each other, and a day in the future may be a slip.
import { locate } from '../../../rules/locate.ts';
import { newsToCome, newsWithoutPage, pageWithoutNews } from '../../../rules/words/news.ts';
import { improbableDate } from '../../../rules/words/slips.ts';
import { newsKind } from '../../../kinds/news.ts';
import { pageAddress, pageKind, readTemplate } from '../../../kinds/page.ts';
import { startOf, type Diagnostic } from '../../../model/diagnostic.ts';
import { isSetClock } from '../../improbable-session.ts';
import type { Check, LinkContext } from '../../link-context.ts';
import { hasTemplate } from '../../needed-pages.ts';

function missingSides({ loaded }: LinkContext): readonly Diagnostic[] {
  const files = loaded.sources.filter(({ kind }) => kind === newsKind.name);
  const pages = loaded.sources.filter(({ kind }) => kind === pageKind.name);
  const lists = pages.filter((page) => readTemplate(page) === 'news');
  const [first] = files;
  if (!first) return lists.map((page) => pageWithoutNews({ address: pageAddress(page) }, locate(page, '/template')));
  // A page whose template is unknown may be the one that is missed.
  const isMissed = lists.length === 0 && pages.every(({ data }) => hasTemplate(data));
  return isMissed ? [newsWithoutPage({ count: files.length }, startOf(first.file))] : [];
}

function improbableDays({ entries, today }: LinkContext): readonly Diagnostic[] {
  return entries.news.flatMap(({ source, data: { date, updated } }) => {
    const isAhead = isSetClock(today) && date > today;
    const reason = updated !== undefined && updated < date ? `the item itself is of ${date}` : undefined;
    return [
      ...(isAhead ? [newsToCome({ date, today }, locate(source, '/date'))] : []),
      ...(updated !== undefined && reason !== undefined
        ? [improbableDate({ date: updated, reason }, locate(source, '/updated'))]
        : []),
    ];
  });
}

/** A page lists the news, that page has news, and a day in the future is pointed out. */
export const newsAreListed: Check = (context) => [...missingSides(context), ...improbableDays(context)];
