// The sections that are no forms share a file: apart they weigh two kilobytes more, which a page with all of them feels.
import type { ComponentType } from 'react';
import type { SectionOf, SectionType } from '../section-props.ts';
import { useShell } from '../../app/shell.tsx';
import { CourseGrid } from '../../catalogue/CourseGrid.tsx';
import { ContactMap } from '../../contact/ContactMap.tsx';
import { GalleryGrid } from '../../gallery/GalleryGrid.tsx';
import { DocumentList, VideoFigure } from '../../media/VideoFigure.tsx';
import { NewsList } from '../../news/NewsList.tsx';
import { SessionBand } from '../../sessions/SessionBand.tsx';
import { TrainerList } from '../../trainers/TrainerList.tsx';
import { columnsFor } from '../../ui/CardGrid.tsx';
import { LinkBeside } from '../../ui/Button.tsx';
import { Band, headOf } from '../Band.tsx';

const GallerySection = (section: SectionOf<'gallery'>) => (
  <Band section={section}>
    <GalleryGrid pictures={section.pictures} />
  </Band>
);

const VideoSection = (section: SectionOf<'video'>) => (
  <Band section={section} title={section.title ?? section.video.title}>
    <VideoFigure video={section.video} />
  </Band>
);

const TrainersSection = (section: SectionOf<'trainers'>) => (
  <Band section={section}>
    <TrainerList trainers={section.trainers} />
  </Band>
);

function SessionsSection({ link, caption, sessions, ...section }: SectionOf<'sessions'>) {
  const aside = link && <LinkBeside link={link} />;
  return <SessionBand {...headOf(section)} caption={caption} sessions={sessions} aside={aside} />;
}

function NewsSection(section: SectionOf<'news'>) {
  const { items, link, title } = section;
  return (
    <Band section={section} aside={link && <LinkBeside link={link} />}>
      <NewsList items={items} isGrid level={title === undefined ? 2 : 3} />
    </Band>
  );
}

const MapSection = (section: SectionOf<'map'>) => (
  <Band section={section}>
    <ContactMap words={section.words} />
  </Band>
);

function DocumentsSection(section: SectionOf<'documents'>) {
  const { messages } = useShell();
  return (
    <Band section={section} title={section.title ?? messages.extras.documents}>
      <DocumentList documents={section.documents} />
    </Band>
  );
}

function CoursesSection(section: SectionOf<'courses'>) {
  const { courses, link } = section;
  return (
    <Band section={section} aside={link && <LinkBeside link={link} />}>
      <CourseGrid courses={courses} columns={columnsFor(courses.length, 3)} />
    </Band>
  );
}

/** How they are shown, by their types. */
export const bandViews = {
  courses: CoursesSection,
  sessions: SessionsSection,
  trainers: TrainersSection,
  news: NewsSection,
  gallery: GallerySection,
  video: VideoSection,
  documents: DocumentsSection,
  map: MapSection,
} satisfies { readonly [T in SectionType]?: ComponentType<SectionOf<T>> };
