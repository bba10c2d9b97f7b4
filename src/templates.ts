// One component for each template, each in a chunk of its own. A loaded component is kept, so that it renders at once:
// the first render in the browser must find it, or it would not match the pre-rendered page.
import { createElement, type ComponentType, type ReactElement } from 'react';
import type * as MediaParts from './media/parts.tsx';
import type { Page, PageMedia, Template } from './page-props.ts';

type PropsOf<T extends Template> = Extract<Page, { readonly template: T }>['props'];
type Loaders = { readonly [T in Template]: () => Promise<ComponentType<PropsOf<T>>> };

const loaders = {
  home: async () => (await import('./pages/HomePage.tsx')).HomePage,
  about: async () => (await import('./pages/AboutPage.tsx')).AboutPage,
  catalogue: async () => (await import('./pages/CataloguePage.tsx')).CataloguePage,
  'catalogue-large': async () => (await import('./pages/LargeCataloguePage.tsx')).LargeCataloguePage,
  'catalogue-list': async () => (await import('./pages/CatalogueListPage.tsx')).CatalogueListPage,
  category: async () => (await import('./pages/CategoryPage.tsx')).CategoryPage,
  'course-standard': async () => (await import('./pages/CoursePage.tsx')).CoursePage,
  'course-tabbed': async () => (await import('./pages/TabbedCoursePage.tsx')).TabbedCoursePage,
  'course-single': async () => (await import('./pages/SingleCoursePage.tsx')).SingleCoursePage,
  'course-generic': async () => (await import('./pages/GenericCoursePage.tsx')).GenericCoursePage,
  contact: async () => (await import('./pages/ContactPage.tsx')).ContactPage,
  'contact-ways': async () => (await import('./pages/ContactWaysPage.tsx')).ContactWaysPage,
  schedule: async () => (await import('./pages/SchedulePage.tsx')).SchedulePage,
  registration: async () => (await import('./pages/RegistrationPage.tsx')).RegistrationPage,
  corporate: async () => (await import('./pages/CorporatePage.tsx')).CorporatePage,
  gallery: async () => (await import('./pages/GalleryPage.tsx')).GalleryPage,
  overview: async () => (await import('./pages/OverviewPage.tsx')).OverviewPage,
  trainer: async () => (await import('./pages/TrainerPage.tsx')).TrainerPage,
  trainers: async () => (await import('./pages/TrainersPage.tsx')).TrainersPage,
  landing: async () => (await import('./pages/LandingPage.tsx')).LandingPage,
  text: async () => (await import('./pages/TextPage.tsx')).TextPage,
  sections: async () => (await import('./pages/SectionsPage.tsx')).SectionsPage,
  'thank-you': async () => (await import('./pages/ThankYouPage.tsx')).ThankYouPage,
  'not-sent': async () => (await import('./pages/NotSentPage.tsx')).NotSentPage,
  'not-found': async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage,
} satisfies Loaders;

const templates = Object.keys(loaders) as Template[];
/** The component of a template, and what loads further chunks that its pages need. */
type Screen = ComponentType<object> & { readonly prepare?: (props?: object) => Promise<void> };

const loaded = new Map<Template, Screen>();

/** Loads the component of a template; afterwards its pages render at once. Rejects when the chunk cannot be had. */
export async function loadTemplate(template: Template): Promise<void> {
  if (loaded.has(template)) return;
  // The map from template to props is exact in `loaders`; a union of templates loses it, hence the cast.
  loaded.set(template, (await loaders[template]()) as Screen);
}

let parts: typeof MediaParts | undefined;

/** Returns whether a page has documents or a video, by its props. */
export const hasMedia = (props: object): props is PageMedia => 'video' in props || 'documents' in props;

async function loadMedia(): Promise<void> {
  parts ??= await import('./media/parts.tsx');
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
