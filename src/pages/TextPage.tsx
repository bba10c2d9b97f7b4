import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import { QuestionList } from '../sections/QuestionList.tsx';
import { TextContents } from './TextContents.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import { useShell } from '../app/shell.tsx';
import type { TextProps } from '../app/page-props.ts';
import * as styles from './TextPage.module.css';

/** A page of text, such as a privacy notice. */
export function TextPage({ title, intro, html, sections, lastUpdated, questions, video, media }: WithMedia<TextProps>) {
  const { messages } = useShell();
  const extras = [
    { id: 'video', title: video?.title, content: media?.video },
    { id: 'documents', title: messages.extras.documents, content: media?.documents },
    {
      id: 'questions',
      title: messages.extras.questions,
      content: questions && <QuestionList questions={questions} />,
    },
  ].flatMap(({ id, title = '', content }) => (content ? [{ id, title, content }] : []));
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
        {sections.length > 0 && <TextContents sections={[...sections, ...extras]} />}
        <article className={styles.text}>
          <Prose html={html} />
          {extras.map((part) => (
            <section key={part.id} id={part.id} className={styles.extra} aria-labelledby={`${part.id}-title`}>
              <h2 id={`${part.id}-title`}>{part.title}</h2>
              {part.content}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
