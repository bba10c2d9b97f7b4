import { VideoFigure } from '../media/VideoFigure.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { Band } from './Band.tsx';

/** A video under its title. */
export const VideoSection = (section: SectionOf<'video'>) => (
  <Band section={section} title={section.title ?? section.video.title}>
    <VideoFigure video={section.video} />
  </Band>
);
