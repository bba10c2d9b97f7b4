import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Prose.tsx';
import { QuestionList } from '../components/QuestionList.tsx';
import { TextContents } from '../components/TextContents.tsx';
import { useShell } from '../shell.tsx';
import type { TextProps } from '../page-props.ts';
import styles from './TextPage.module.css';

/** A page of text, such as a privacy notice. */
export function TextPage({ title, intro, html, sections, lastUpdated, questions }: TextProps) {
  const { messages } = useShell();
  const contents = questions ? [...sections, { id: 'questions', title: messages.extras.questions }] : sections;
  return (
    <>
      <PageHeader title={title} intro={intro}>
        {lastUpdated && (
          <p className={styles.date}>
            {messages.course.lastUpdated}: <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          </p>
        )}
      </PageHeader>
      <div className={styles.layout}>
        {sections.length > 0 && <TextContents sections={contents} />}
        <article className={styles.text}>
          <Prose html={html} />
          {questions && (
            <section id="questions" className={styles.questions} aria-labelledby="questions-title">
              <h2 id="questions-title">{messages.extras.questions}</h2>
              <QuestionList questions={questions} />
            </section>
          )}
        </article>
      </div>
    </>
  );
}
