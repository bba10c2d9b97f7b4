// One component for each template, each in a chunk of its own. A loaded component is kept, so that it renders at once:
// the first render in the browser must find it, or it would not match the pre-rendered page.
import { createElement, type ComponentType, type ReactElement } from 'react';
import type * as MediaParts from '../media/parts.tsx';
import type { PageMedia } from '../media/media-props.ts';
import type { Page, Template } from './page.ts';

type PropsOf<T extends Template> = Extract<Page, { readonly template: T }>['props'];

/** The component of a page is the one export of its file whose name ends so. */
type Pages<T extends Template> = { readonly [name: `${string}Page`]: ComponentType<PropsOf<T>> };
type Loaders = { readonly [T in Template]: () => Promise<Pages<T>> };

const loaders = {
  home: () => import('../pages/HomePage.tsx'),
  about: () => import('../pages/AboutPage.tsx'),
  catalogue: () => import('../catalogue/CataloguePage.tsx'),
  'catalogue-large': () => import('../catalogue/LargeCataloguePage.tsx'),
  'catalogue-list': () => import('../catalogue/CatalogueListPage.tsx'),
  category: () => import('../catalogue/CategoryPage.tsx'),
  'course-standard': () => import('../course/CoursePage.tsx'),
  'course-tabbed': () => import('../course/tabs/TabbedCoursePage.tsx'),
  'course-single': () => import('../course/SingleCoursePage.tsx'),
  'course-generic': () => import('../course/GenericCoursePage.tsx'),
  contact: () => import('../contact/ContactPage.tsx'),
  'contact-ways': () => import('../contact/ContactWaysPage.tsx'),
  schedule: () => import('../sessions/schedule/SchedulePage.tsx'),
  registration: () => import('../forms/registration/RegistrationPage.tsx'),
  corporate: () => import('../forms/CorporatePage.tsx'),
  gallery: () => import('../gallery/GalleryPage.tsx'),
  overview: () => import('../course/OverviewPage.tsx'),
  trainer: () => import('../trainers/TrainerPage.tsx'),
  trainers: () => import('../trainers/TrainersPage.tsx'),
  news: () => import('../news/NewsPage.tsx'),
  'news-item': () => import('../news/NewsItemPage.tsx'),
  landing: () => import('../pages/LandingPage.tsx'),
  text: () => import('../pages/TextPage.tsx'),
  sections: () => import('../sections/SectionsPage.tsx'),
  'thank-you': () => import('../forms/ThankYouPage.tsx'),
  'not-sent': () => import('../forms/NotSentPage.tsx'),
  'not-found': () => import('./NotFoundPage.tsx'),
} satisfies Loaders;

const templates = Object.keys(loaders) as Template[];
/** The component of a template, and what loads further chunks that its pages need. */
type Screen = ComponentType<object> & { readonly prepare?: (props?: object) => Promise<void> };

const loaded = new Map<Template, Screen>();

/** Returns the component of a template, if it was loaded. */
export const screenOf = (template: Template): ComponentType<object> | undefined => loaded.get(template);

/** Loads the component of a template; afterwards its pages render at once. Rejects when the chunk cannot be had. */
export async function loadTemplate(template: Template): Promise<void> {
  if (loaded.has(template)) return;
  // The map from template to props is exact in `loaders`; a union of templates loses it, hence the cast.
  const page = Object.entries(await loaders[template]()).find(([name]) => name.endsWith('Page'));
  loaded.set(template, page?.[1] as Screen);
}

let parts: typeof MediaParts | undefined;

/** Returns whether a page has documents or a video, by its props. */
export const hasMedia = (props: object): props is PageMedia => 'video' in props || 'documents' in props;

async function loadMedia(): Promise<void> {
  parts ??= await import('../media/parts.tsx');
}

/** Loads what a page is rendered with; afterwards it renders at once. Rejects when a chunk cannot be had. */
export async function loadPage({ template, props }: Page): Promise<void> {
  await Promise.all([loadTemplate(template), hasMedia(props) && loadMedia()]);
  await loaded.get(template)?.prepare?.(props);
}

/** Loads everything that pages are rendered with. */
export async function loadAllTemplates(): Promise<void> {
  await Promise.all([...templates.map(loadTemplate), loadMedia()]);
  await Promise.all([...loaded.values()].map(async (screen) => screen.prepare?.()));
}

/**
 * Returns the page as an element of its template's component, which must have been loaded.
 * @throws when the page has none of the templates that its route shows.
 */
export function pageElement({ template, props }: Page, templates = [template] as readonly Template[]): ReactElement {
  const component = loaded.get(template);
  if (!component || !templates.includes(template))
    throw new Error(`The template "${template}" is not loaded, or not of this route.`);
  const media = parts && hasMedia(props) ? { media: parts.mediaSlots(props) } : undefined;
  return createElement(component, { ...props, ...media });
}
