// One component for each template, loaded on demand. A loaded component is kept, so that it renders at once:
// the first render in the browser must find it, or it would not match the pre-rendered page.
import { createElement, type ComponentType, type ReactElement } from 'react';
import { hasMedia, loadMedia } from './media-slots.ts';
import type { Page, Template } from './page.ts';

type PropsOf<T extends Template> = Extract<Page, { readonly template: T }>['props'];

const loaders = {
  home: () => import('../pages/HomePage.tsx').then((module) => module.HomePage),
  about: () => import('../pages/AboutPage.tsx').then((module) => module.AboutPage),
  catalogue: () => import('../catalogue/CataloguePage.tsx').then((module) => module.CataloguePage),
  'catalogue-large': () => import('../catalogue/LargeCataloguePage.tsx').then((module) => module.LargeCataloguePage),
  'catalogue-list': () => import('../catalogue/CatalogueListPage.tsx').then((module) => module.CatalogueListPage),
  category: () => import('../catalogue/CategoryPage.tsx').then((module) => module.CategoryPage),
  'course-standard': () => import('../course/CoursePage.tsx').then((module) => module.CoursePage),
  'course-tabbed': () => import('../course/tabs/TabbedCoursePage.tsx').then((module) => module.TabbedCoursePage),
  'course-single': () => import('../course/CoursePage.tsx').then((module) => module.SingleCoursePage),
  'course-generic': () => import('../course/GenericCoursePage.tsx').then((module) => module.GenericCoursePage),
  contact: () => import('../contact/ContactPage.tsx').then((module) => module.ContactPage),
  'contact-ways': () => import('../contact/ContactWaysPage.tsx').then((module) => module.ContactWaysPage),
  schedule: () => import('../sessions/SchedulePage.tsx').then((module) => module.SchedulePage),
  registration: () => import('../forms/registration/RegistrationPage.tsx').then((module) => module.RegistrationPage),
  corporate: () => import('../forms/CorporatePage.tsx').then((module) => module.CorporatePage),
  gallery: () => import('../gallery/GalleryPage.tsx').then((module) => module.GalleryPage),
  overview: () => import('../course/OverviewPage.tsx').then((module) => module.OverviewPage),
  trainer: () => import('../trainers/TrainerPage.tsx').then((module) => module.TrainerPage),
  trainers: () => import('../trainers/TrainersPage.tsx').then((module) => module.TrainersPage),
  news: () => import('../news/NewsPage.tsx').then((module) => module.NewsPage),
  'news-item': () => import('../news/NewsItemPage.tsx').then((module) => module.NewsItemPage),
  landing: () => import('../pages/LandingPage.tsx').then((module) => module.LandingPage),
  text: () => import('../pages/TextPage.tsx').then((module) => module.TextPage),
  sections: () => import('../sections/SectionsPage.tsx').then((module) => module.SectionsPage),
  'thank-you': () => import('../forms/ThankYouPage.tsx').then((module) => module.ThankYouPage),
  'not-sent': () => import('../forms/NotSentPage.tsx').then((module) => module.NotSentPage),
  'not-found': () => import('./NotFoundPage.tsx').then((module) => module.NotFoundPage),
} satisfies { readonly [T in Template]: () => Promise<ComponentType<PropsOf<T>>> };

const templates = Object.keys(loaders) as Template[];
/** The component of a template, and what loads further chunks that its pages need. */
type Screen = ComponentType<object> & { readonly prepare?: (props?: object, isThere?: boolean) => Promise<void> };

const loaded = new Map<Template, Screen>();

/** Returns the component of a template, if it was loaded. */
export const screenOf = (template: Template): ComponentType<object> | undefined => loaded.get(template);

/** Loads the component of a template; afterwards its pages render at once. Rejects when the chunk cannot be had. */
export async function loadTemplate(template: Template): Promise<void> {
  if (loaded.has(template)) return;
  // The map from template to props is exact in `loaders`; a union of templates loses it, hence the cast.
  loaded.set(template, (await loaders[template]()) as Screen);
}

/** Loads what a page is rendered with, but for forms whose HTML is there. Rejects when a chunk cannot be had. */
export async function loadPage({ template, props }: Page, isThere = false): Promise<void> {
  await Promise.all([loadTemplate(template), hasMedia(props) && loadMedia()]);
  await loaded.get(template)?.prepare?.(props, isThere);
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
  return createElement(component, props);
}
