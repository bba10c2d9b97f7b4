// Everything that shows documents and videos. Few pages have some, so that it is a chunk of its own, which only those
// load: a page is given what it shows of them as elements.
import type { MediaSlots, PageMedia } from '../media-props.ts';
import { Section } from '../../ui/Section.tsx';
import { useShell } from '../../app/shell.tsx';
import { DocumentList, VideoFigure } from '../VideoFigure.tsx';

/** The video and the documents of a page under their headings, as far as it has them. */
function MediaBands({ video, documents }: PageMedia) {
  const { messages } = useShell();
  return (
    <>
      {video && (
        <Section id="video" title={video.title}>
          <VideoFigure video={video} />
        </Section>
      )}
      {documents && (
        <Section id="documents" title={messages.extras.documents}>
          <DocumentList documents={documents} />
        </Section>
      )}
    </>
  );
}

/** Returns the video and the documents of a page as elements. */
export function mediaSlots(media: PageMedia): MediaSlots {
  const { video, documents } = media;
  return {
    bands: <MediaBands {...media} />,
    ...(video ? { video: <VideoFigure video={video} /> } : {}),
    ...(documents ? { documents: <DocumentList documents={documents} /> } : {}),
  };
}
export { DocumentList, VideoFigure };
