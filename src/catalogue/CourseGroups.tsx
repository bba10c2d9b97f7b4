import type { CourseGroup } from './find/group-courses.ts';
import { formatNumber } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CourseGroups.module.css';
import { CourseGroupSection } from './CourseGroupSection.tsx';

export interface CourseGroupsProps {
  readonly groups: readonly CourseGroup[];
  /** Whether links to the categories are shown above them. */
  readonly hasJump?: boolean;
  /** Whether the groups show their first courses only, and lead to the others. */
  readonly isOverview?: boolean;
}

/** Courses by category; the id of a category is its fragment on the page. */
export function CourseGroups({ groups, hasJump = groups.length > 1, isOverview = false }: CourseGroupsProps) {
  const { messages, locale } = useShell();
  const links = groups.flatMap((group) => (group.subjects?.length ? group.subjects : [group]));
  return (
    <div className={styles.groups}>
      {hasJump && (
        <nav aria-label={messages.catalogue.jump}>
          <ul className={styles.links}>
            {links.map(({ id, name, courses, count = courses.length }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {name} <span className={styles.number}>{formatNumber(count, locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <CourseGroupSection key={group.id} group={group} isOverview={isOverview} />
      ))}
    </div>
  );
}
