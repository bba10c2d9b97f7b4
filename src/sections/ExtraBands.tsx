import type { PageExtras } from '../media/media-props.ts';
import { mediaSlots } from '../app/media-slots.ts';
import { useShell } from '../app/shell.tsx';
import { QuestionList } from './QuestionList.tsx';
import { Section } from '../ui/Section.tsx';

/** What a page has besides its words, each under its heading: video, documents and questions. */
export function ExtraBands({ questions, ...media }: PageExtras) {
  const { messages } = useShell();
  return (
    <>
      {mediaSlots(media).bands}
      {questions && (
        <Section id="questions" title={messages.extras.questions}>
          <QuestionList questions={questions} />
        </Section>
      )}
    </>
  );
}
