// Modules open one by one, natively. The button that opens all of them is useless without JavaScript, so it is not
// shown then.
import { useRef, useState } from 'react';
import { plural, formatNumber } from '../app/format.ts';
import type { CoursePageCourse } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './Curriculum.module.css';
import * as disclosure from '../ui/Disclosure.module.css';

interface CurriculumModuleProps {
  readonly module: CoursePageCourse['curriculum'][number];
  /** From 1. */
  readonly number: number;
}

/** One module: a disclosure where it has topics, a plain line where it has none. */
function CurriculumModule({ module, number }: CurriculumModuleProps) {
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

export interface CurriculumProps {
  readonly modules: CoursePageCourse['curriculum'];
}

/** The modules of a course, each opening to its topics. */
export function Curriculum({ modules }: CurriculumProps) {
  const { messages, locale } = useShell();
  const list = useRef<HTMLOListElement>(null);
  const [areOpen, setAreOpen] = useState(false);
  const toggleAll = () => {
    for (const module of list.current?.querySelectorAll('details') ?? []) module.open = !areOpen;
    setAreOpen(!areOpen);
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count}>{plural(messages.course.modules, modules.length, locale)}</p>
        <span className="script-only">
          <Button variant="quiet" type="button" onClick={toggleAll}>
            {areOpen ? messages.course.collapseAll : messages.course.expandAll}
          </Button>
        </span>
      </div>
      <ol ref={list} className={disclosure.list}>
        {modules.map((module, position) => (
          <CurriculumModule key={module.title} module={module} number={position + 1} />
        ))}
      </ol>
    </>
  );
}
