// The source files of the chunks that pages are loaded with, by which the build finds them.
import type { AnySection, Page, Template } from './page-props.ts';
import { chunkOf, type SectionChunk } from './sections/section-chunks.ts';
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
