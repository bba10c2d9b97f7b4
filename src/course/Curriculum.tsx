// Modules open one by one, natively. The button that opens all of them is useless without JavaScript, so it is not
// shown then.
import { useRef, useState } from 'react';
import { plural } from '../app/format.ts';
import type { CoursePageCourse } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import { CurriculumModule } from './CurriculumModule.tsx';
import * as styles from './Curriculum.module.css';
import * as disclosure from '../ui/Disclosure.module.css';

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
        <span className={styles.toggle}>
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
