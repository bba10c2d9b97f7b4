import { useEffect, useRef } from 'react';
import type { TextProps, TextSection, TextWays } from './static-page-props.ts';
import { mediaSlots } from '../app/media-slots.ts';
import { withColon } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { QuestionList } from '../sections/QuestionList.tsx';
import * as cards from '../ui/lazy/LinkCards.module.css';
import { Link } from '../ui/Link.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import * as contentsStyles from './TextContents.module.css';
import * as styles from './TextPage.module.css';

/** The contents of a text as links to its parts; beside it where there is room. */
function TextContents({ sections }: { readonly sections: readonly TextSection[] }) {
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

/** The pages beside a text, and where it can be edited. */
function Ways({ label, others, source }: TextWays) {
  return (
    <nav aria-label={label} className={styles.extra}>
      <ul className={cards.list}>
        {others.map(({ detail, label: name, to }) => (
          <li key={to} className={cards.card}>
            <p className={cards.words}>
              <span className={cards.detail}>{detail}</span>
              <Link to={to} className={cards.name}>
                {name}
              </Link>
            </p>
          </li>
        ))}
        {source && (
          <li>
            <Link to={source.url}>{source.label}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A text with its style sheet, and buttons that copy its code. */
function Text({ html, code }: Pick<TextProps, 'html' | 'code'>) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    // Without its buttons, the code can still be selected.
    if (code && current)
      import('./lazy/copy-code.ts').then(
        ({ addCopyButtons }) => addCopyButtons(current, code),
        () => undefined,
      );
  }, [html, code]);
  return (
    <div ref={text}>
      {code && <link rel="stylesheet" href={code.style} />}
      <Prose html={html} />
    </div>
  );
}

/** A page of text, such as a privacy notice. */
export function TextPage(props: TextProps) {
  const { title, intro, html, sections, lastUpdated, questions, video, ways } = props;
  const { locale, messages } = useShell();
  const media = mediaSlots(props);
  const extras = [
    { id: 'video', title: video?.title, content: media.video },
    { id: 'documents', title: messages.extras.documents, content: media.documents },
    { id: 'questions', title: messages.extras.questions, content: questions && <QuestionList questions={questions} /> },
  ].flatMap(({ id, title = '', content }) => {
    // A heading of the text may have the same words.
    const own = html.includes(` id="${id}"`) ? `${id}-below` : id;
    return content ? [{ id: own, title, content }] : [];
  });
  return (
    <>
      <PageHeader title={title} intro={intro}>
        {lastUpdated && (
          <p className={styles.date}>
            {withColon(messages.course.lastUpdated, locale)} <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          </p>
        )}
      </PageHeader>
      <div className={styles.layout}>
        {sections.length > 0 && <TextContents sections={[...sections, ...extras]} />}
        <article className={styles.text}>
          <Text {...props} />
          {extras.map((part) => (
            <section key={part.id} id={part.id} className={styles.extra} aria-labelledby={`${part.id}-title`}>
              <h2 id={`${part.id}-title`}>{part.title}</h2>
              {part.content}
            </section>
          ))}
          {ways && <Ways {...ways} />}
        </article>
      </div>
    </>
  );
}
