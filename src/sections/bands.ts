// The sections that are no forms share a file: apart they weigh two kilobytes more, which a page with all of them feels.
export { CoursesSection } from './CoursesSection.tsx';
export { DocumentsSection } from './DocumentsSection.tsx';
export { GallerySection } from '../gallery/GallerySection.tsx';
export { MapSection } from './MapSection.tsx';
export { NewsSection } from './NewsSection.tsx';
export { SessionsSection } from './SessionsSection.tsx';
export { TrainersSection } from './TrainersSection.tsx';
export { VideoSection } from './VideoSection.tsx';
