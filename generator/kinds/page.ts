// The words of pages, a file for each. Pages are known by their templates, so that a provider names their files, and
// with them their addresses, in its own language.
import type { SourceFile } from '../model/content.ts';
import { schemaNames } from './schema-files.ts';
import { answers, decorations, defineKind, mediaReferences, nameInAddress, nameOfFile, type Shape } from './kind.ts';

/** The template that a page's data names, valid or not. */
export const templateOf = (data: unknown): unknown =>
  (data as { readonly template?: unknown } | null | undefined)?.template;

/** The template of a page; of one that is not YAML at the moment, as far as its text shows it. */
export const readTemplate = ({ data, text }: SourceFile): unknown =>
  data === undefined ? /^template:\s*["']?([\w-]+)/m.exec(text)?.[1] : templateOf(data);

/** The address of a page: "/" of the home page, by its template or its name, and of any other /<name of its file>. */
export function pageAddress(page: SourceFile): string {
  const isHome = nameOfFile(page.file) === 'home' || readTemplate(page) === 'home';
  return isHome ? '/' : `/${nameInAddress(page)}`;
}

/** The template of a page, or `home` of any page at the address of the home page. */
export const roleOf = (page: SourceFile): unknown => (pageAddress(page) === '/' ? 'home' : templateOf(page.data));

/** Where the list of a page made of sections has an item. */
const section = '/sections/*';

/** The fields of sections: each means the same in every type that has it. */
const sections: Shape = {
  references: [
    { pattern: `${section}/courses/*`, to: 'course' },
    { pattern: `${section}/category`, to: 'category' },
    { pattern: `${section}/figures/*`, to: 'figure' },
    { pattern: `${section}/stories/*`, to: 'story' },
    { pattern: `${section}/trainers/*`, to: 'trainer' },
    ...['picture', 'logos/*', 'pictures/*'].map((at) => ({ pattern: `${section}/${at}/file`, to: 'media' })),
    ...mediaReferences.map((reference) => ({ ...reference, pattern: section + reference.pattern })),
  ],
  markdown: [`${section}/text`, section + answers],
};

/** The fields of templates that others do not share. */
const own: Readonly<Record<string, Shape | undefined>> = {
  home: {
    references: [
      { pattern: '/hero/picture/file', to: 'media' },
      { pattern: '/featured/courses/*', to: 'course' },
      { pattern: '/impact/figures/*', to: 'figure' },
      { pattern: '/stories/ids/*', to: 'story' },
    ],
  },
  about: {
    references: [
      { pattern: '/figures/*', to: 'figure' },
      { pattern: '/stories/ids/*', to: 'story' },
    ],
    markdown: ['/story'],
  },
  landing: { references: [{ pattern: '/courses/*', to: 'course' }], markdown: ['/intro'] },
  text: { article: '/text' },
  sections,
  gallery: { references: [{ pattern: '/pictures/*/file', to: 'media' }] },
};

/** The fields of a template, with those that mean the same in every template that has them. */
function shapeOfTemplate(template: string): Shape {
  const { references = [], markdown = [], ...rest } = own[template] ?? {};
  return {
    references: [...references, ...decorations, ...mediaReferences],
    markdown: [...markdown, answers],
    ...rest,
  };
}

/** A page of the site. The file with the template `course` is no page: it has the words that pages of courses share. */
export const pageKind = defineKind({
  name: 'page',
  files: { folder: 'pages' },
  hasLinks: true,
  variants: {
    field: 'template',
    description: 'The design that shows this page.',
    words: { title: 'Page', description: 'The words of a page.' },
    schemas: 'pages',
    otherwise: 'landing',
    parts: { schemas: 'sections', variant: 'sections', at: section },
    shapes: Object.fromEntries(schemaNames('pages').map((template) => [template, shapeOfTemplate(template)])),
  },
  claims: (source) => ({ names: [], fixed: templateOf(source.data) === 'course' ? [] : [pageAddress(source)] }),
});
