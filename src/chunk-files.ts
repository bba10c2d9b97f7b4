// The source files of the chunks that pages are loaded with, by which the build finds them.
import type { AnySection, Page, SectionType, Template } from './page-props.ts';
import { hasMedia } from './templates.ts';

const templateFiles = {
  home: 'src/pages/HomePage.tsx',
  about: 'src/pages/AboutPage.tsx',
  catalogue: 'src/pages/CataloguePage.tsx',
  'catalogue-large': 'src/pages/LargeCataloguePage.tsx',
  'catalogue-list': 'src/pages/CatalogueListPage.tsx',
  category: 'src/pages/CategoryPage.tsx',
  'course-standard': 'src/pages/CoursePage.tsx',
  'course-tabbed': 'src/pages/TabbedCoursePage.tsx',
  'course-single': 'src/pages/SingleCoursePage.tsx',
  'course-generic': 'src/pages/GenericCoursePage.tsx',
  contact: 'src/pages/ContactPage.tsx',
  'contact-ways': 'src/pages/ContactWaysPage.tsx',
  schedule: 'src/pages/SchedulePage.tsx',
  registration: 'src/pages/RegistrationPage.tsx',
  corporate: 'src/pages/CorporatePage.tsx',
  gallery: 'src/pages/GalleryPage.tsx',
  overview: 'src/pages/OverviewPage.tsx',
  trainer: 'src/pages/TrainerPage.tsx',
  trainers: 'src/pages/TrainersPage.tsx',
  news: 'src/pages/NewsPage.tsx',
  'news-item': 'src/pages/NewsItemPage.tsx',
  landing: 'src/pages/LandingPage.tsx',
  text: 'src/pages/TextPage.tsx',
  sections: 'src/pages/SectionsPage.tsx',
  'thank-you': 'src/pages/ThankYouPage.tsx',
  'not-sent': 'src/pages/NotSentPage.tsx',
  'not-found': 'src/pages/NotFoundPage.tsx',
} as const satisfies Record<Template, string>;

/** The template that shows for itself what sections of a type show; see pages/section-parts.ts. */
const sectionTemplates: Partial<Record<SectionType, Template>> = {
  courses: 'landing',
  sessions: 'trainer',
  trainers: 'trainers',
  news: 'news',
  gallery: 'gallery',
  map: 'contact-ways',
};

const mediaFile = 'src/media/parts.tsx';

function sectionFile(section: AnySection): readonly string[] {
  const template = section.type === 'form' ? section.name : sectionTemplates[section.type];
  if (template) return [templateFiles[template]];
  return section.type === 'video' || section.type === 'documents' ? [mediaFile] : [];
}

/** Returns the source files of the chunks that a page needs besides those of every page. */
export function chunksOf({ template, props }: Page): readonly string[] {
  const sections = template === 'sections' ? props.sections.flatMap(sectionFile).sort() : [];
  return [...new Set([templateFiles[template], ...(hasMedia(props) ? [mediaFile] : []), ...sections])];
}
