// The source files of the chunks that pages are loaded with, by which the build finds them.
import type { AnySection, Page, Template } from './page-props.ts';
import { chunkOf, type SectionChunk } from '../sections/section-chunks.ts';
import { hasMedia } from './templates.ts';

const templateFiles = {
  home: 'src/pages/HomePage.tsx',
  about: 'src/pages/AboutPage.tsx',
  catalogue: 'src/catalogue/CataloguePage.tsx',
  'catalogue-large': 'src/catalogue/LargeCataloguePage.tsx',
  'catalogue-list': 'src/catalogue/CatalogueListPage.tsx',
  category: 'src/catalogue/CategoryPage.tsx',
  'course-standard': 'src/course/CoursePage.tsx',
  'course-tabbed': 'src/course/tabs/TabbedCoursePage.tsx',
  'course-single': 'src/course/SingleCoursePage.tsx',
  'course-generic': 'src/course/GenericCoursePage.tsx',
  contact: 'src/contact/ContactPage.tsx',
  'contact-ways': 'src/contact/ContactWaysPage.tsx',
  schedule: 'src/sessions/schedule/SchedulePage.tsx',
  registration: 'src/forms/registration/RegistrationPage.tsx',
  corporate: 'src/forms/CorporatePage.tsx',
  gallery: 'src/gallery/GalleryPage.tsx',
  overview: 'src/course/OverviewPage.tsx',
  trainer: 'src/trainers/TrainerPage.tsx',
  trainers: 'src/trainers/TrainersPage.tsx',
  news: 'src/news/NewsPage.tsx',
  'news-item': 'src/news/NewsItemPage.tsx',
  landing: 'src/pages/LandingPage.tsx',
  text: 'src/pages/TextPage.tsx',
  sections: 'src/sections/SectionsPage.tsx',
  'thank-you': 'src/forms/ThankYouPage.tsx',
  'not-sent': 'src/forms/NotSentPage.tsx',
  'not-found': 'src/app/NotFoundPage.tsx',
} as const satisfies Record<Template, string>;

const bandsFile = 'src/sections/bands.ts';

const sectionFiles: Readonly<Record<SectionChunk, string>> = {
  courses: bandsFile,
  trainers: bandsFile,
  sessions: bandsFile,
  news: bandsFile,
  gallery: bandsFile,
  contact: 'src/sections/ContactFormSection.tsx',
  corporate: 'src/sections/CorporateFormSection.tsx',
  map: bandsFile,
  video: bandsFile,
  documents: bandsFile,
};

const mediaFile = 'src/media/parts.tsx';

function filesOfSection(section: AnySection): readonly string[] {
  const name = chunkOf(section);
  return name ? [sectionFiles[name]] : [];
}

function sectionFilesOf({ template, props }: Page): readonly string[] {
  if (template !== 'sections') return [];
  return props.sections.flatMap((section) => filesOfSection(section)).sort();
}

/** Returns the source files of the chunks that a page needs besides those of every page. */
export function chunksOf(page: Page): readonly string[] {
  const media = hasMedia(page.props) ? [mediaFile] : [];
  return [...new Set([templateFiles[page.template], ...media, ...sectionFilesOf(page)])];
}
