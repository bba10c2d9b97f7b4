import { DocumentList } from '../media/DocumentList.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
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
