import { DocumentList } from '../media/DocumentList.tsx';
import type { SectionOf } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { Band } from './Band.tsx';

/** Documents to download. */
export function DocumentsSection(section: SectionOf<'documents'>) {
  const { messages } = useShell();
  return (
    <Band section={section} title={section.title ?? messages.extras.documents}>
      <DocumentList documents={section.documents} />
    </Band>
  );
}
