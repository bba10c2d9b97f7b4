// The files of pages: one type of words for each template.
import type {
  AboutPage,
  CataloguePage,
  ContactPage,
  CorporatePage,
  CourseWords,
  GalleryPage,
  HomePage,
  LandingPage,
  NewsPage,
  OverviewPage,
  RegistrationPage,
  SchedulePage,
  SectionsPage,
  TextPage,
  TrainersPage,
} from '../../schemas/types.ts';

/** The words of a page; `template` tells the types apart. */
export type PageWords =
  | HomePage
  | AboutPage
  | CataloguePage
  | ContactPage
  | SchedulePage
  | RegistrationPage
  | CorporatePage
  | GalleryPage
  | OverviewPage
  | LandingPage
  | NewsPage
  | SectionsPage
  | TextPage
  | TrainersPage
  | CourseWords;
