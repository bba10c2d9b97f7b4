import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Prose.tsx';
import { TextContents } from '../components/TextContents.tsx';
import { useShell } from '../shell.tsx';
import type { TextProps } from '../page-props.ts';
import styles from './TextPage.module.css';

/** A page of text, such as a privacy notice. */
export function TextPage({ title, intro, html, sections, lastUpdated }: TextProps) {
  const { messages } = useShell();
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
        {sections.length > 0 && <TextContents sections={sections} />}
        <article className={styles.text}>
          <Prose html={html} />
        </article>
      </div>
    </>
  );
}
