import type { CourseWords } from '../../schemas/types.ts';
import type { CoursePageCourse } from '../app/page-props.ts';
import { CheckList } from '../sections/CheckList.tsx';
import { ContentBlock } from '../ui/ContentBlock.tsx';
import * as styles from './LeadershipDetails.module.css';

export interface LeadershipDetailsProps {
  readonly words: CourseWords['details'];
  readonly details: NonNullable<CoursePageCourse['leadershipDetails']>;
}

/** The detailed programme of a generic course page: five lists, the last by day or module. */
export function LeadershipDetails({ words, details }: LeadershipDetailsProps) {
  const lists = [
    { title: words.objectives, items: details.objectives },
    { title: words.benefits, items: details.benefits },
    { title: words.eligibility, items: details.eligibility },
    { title: words.courseContents, items: details.courseContents },
  ].flatMap(({ title, items = [] }) => (items.length > 0 ? [{ title, items }] : []));
  const { agenda = [] } = details;
  return (
    <ContentBlock title={words.title}>
      <div className={styles.lists}>
        {lists.map((list) => (
          <section key={list.title}>
            <h3 className={styles.title}>{list.title}</h3>
            <CheckList items={list.items} />
          </section>
        ))}
      </div>
      {agenda.length > 0 && (
        <>
          <h3 className={styles.title}>{words.agenda}</h3>
          <ol className={styles.agenda}>
            {agenda.map((entry) => (
              <li key={entry.label} className={styles.day}>
                <h4 className={styles.label}>{entry.label}</h4>
                <ul className={styles.topics}>
                  {entry.topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </ContentBlock>
  );
}
