import { Section } from '../ui/Section.tsx';
import type { PageMedia } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { DocumentList } from './DocumentList.tsx';
import { VideoFigure } from './VideoFigure.tsx';

/** The video and the documents of a page under their headings, as far as it has them. */
export function MediaBands({ video, documents }: PageMedia) {
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
