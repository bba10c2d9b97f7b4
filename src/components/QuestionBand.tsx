import type { PageExtras } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { QuestionList } from './QuestionList.tsx';
import { Section } from './Section.tsx';

export interface QuestionBandProps {
  readonly questions: PageExtras['questions'] | undefined;
}

/** The questions of a page under their heading; nothing where there are none. */
export function QuestionBand({ questions }: QuestionBandProps) {
  const { messages } = useShell();
  return (
    questions && (
      <Section id="questions" title={messages.extras.questions}>
        <QuestionList questions={questions} />
      </Section>
    )
  );
}
