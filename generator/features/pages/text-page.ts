// Pages of text, such as a privacy notice.
import type { WebPage, WithContext } from 'schema-dts';
import type { SectionsPage, TextPage } from '../../../schemas/types.ts';
import type { Page } from '../../../src/app/page-props.ts';
import { articleOf } from './article.ts';
import { absoluteUrl } from '../shell/head.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** Returns a page of text, with a list of its contents where it is long. */
export function textPage({ title, intro, text, lastUpdated }: TextPage, context: SiteContext): Page {
  return {
    template: 'text',
    props: {
      title,
      ...(intro === undefined ? {} : { intro }),
      ...articleOf(text, context),
      ...(lastUpdated === undefined ? {} : { lastUpdated: context.format.day(lastUpdated) }),
    },
  };
}

interface TextAt {
  readonly address: string;
  readonly words: TextPage | SectionsPage;
}

/** Returns what search engines read of a page of words. */
export function webPageData({ address, words }: TextAt, context: SiteContext): WithContext<WebPage> {
  const { title, intro } = words;
  const lastUpdated = 'lastUpdated' in words ? words.lastUpdated : undefined;
  const url = absoluteUrl(context.site, context.base, address);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    ...(intro === undefined ? {} : { description: intro }),
    ...(lastUpdated === undefined ? {} : { dateModified: lastUpdated }),
    inLanguage: context.site.settings.language,
  };
}
