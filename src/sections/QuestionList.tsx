// Questions open one by one, natively, so that they need no JavaScript and are found by the browser's own search.
import type { Question } from '../app/page-props.ts';
import { Icon } from '../ui/Icon.tsx';
import { Prose } from '../ui/Prose.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import * as styles from './QuestionList.module.css';

export interface QuestionListProps {
  readonly questions: readonly Question[];
}

/** Questions, each opening to its answer. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={`${disclosure.list} ${styles.list}`}>
      {questions.map(({ question, answerHtml }) => (
        <details key={question} className={disclosure.item}>
          <summary className={disclosure.summary}>
            <h3 className={disclosure.title}>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            <Prose html={answerHtml} />
          </div>
        </details>
      ))}
    </div>
  );
}
