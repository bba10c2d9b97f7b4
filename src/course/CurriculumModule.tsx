import { formatNumber, plural } from '../app/format.ts';
import type { CoursePageCourse } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './Curriculum.module.css';
import * as disclosure from '../ui/Disclosure.module.css';
import { Icon } from '../ui/Icon.tsx';

export interface CurriculumModuleProps {
  readonly module: CoursePageCourse['curriculum'][number];
  /** From 1. */
  readonly number: number;
}

/** One module: a disclosure where it has topics, a plain line where it has none. */
export function CurriculumModule({ module, number }: CurriculumModuleProps) {
  const { messages, locale } = useShell();
  const label = (
    <>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(number, locale, { integer: 2 })}
      </span>
      <h3 className={disclosure.title}>{module.title}</h3>
    </>
  );
  if (module.topics.length === 0) return <li className={disclosure.plain}>{label}</li>;
  return (
    <li>
      <details className={disclosure.item} open={number === 1}>
        <summary className={disclosure.summary}>
          {label}
          <span className={styles.topicCount}>{plural(messages.course.topics, module.topics.length, locale)}</span>
          <Icon name="chevron" />
        </summary>
        <ul className={styles.topics}>
          {module.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
