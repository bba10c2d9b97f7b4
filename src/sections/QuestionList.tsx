// Questions open one by one, natively, so that they need no JavaScript and are found by the browser's own search.
import type { Question } from '../media/media-props.ts';
import { Prose } from '../ui/Prose.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import * as styles from './QuestionList.module.css';

/** Questions, each opening to its answer. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={`${disclosure.items} ${disclosure.list} ${styles.list}`}>
      {questions.map(({ question, answerHtml }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className={styles.answer}>
            <Prose html={answerHtml} />
          </div>
        </details>
      ))}
    </div>
  );
}
