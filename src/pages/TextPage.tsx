import type { WithMedia } from '../app/media-slots.ts';
import type { TextProps, TextSection } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { QuestionList } from '../sections/QuestionList.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import * as contentsStyles from './TextContents.module.css';
import * as styles from './TextPage.module.css';

interface TextContentsProps {
  readonly sections: readonly TextSection[];
}

/** The contents of a text as links to its parts; beside it where there is room. */
function TextContents({ sections }: TextContentsProps) {
  const { sections: label } = useShell().messages.course;
  return (
    <nav aria-label={label} className={contentsStyles.contents}>
      <p className={contentsStyles.label} aria-hidden="true">
        {label}
      </p>
      <ol className={contentsStyles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
