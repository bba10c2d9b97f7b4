import type { CourseGroup } from '../catalogue/group-courses.ts';
import { plural } from '../format.ts';
import { useShell } from '../shell.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import styles from './CourseGroups.module.css';

export interface CourseGroupsProps {
  readonly groups: readonly CourseGroup[];
  /** Whether links to the categories are shown above them. */
  readonly hasJump?: boolean;
}

/** Courses by category; the id of a category is its fragment on the page. */
export function CourseGroups({ groups, hasJump = groups.length > 1 }: CourseGroupsProps) {
  const { messages, locale } = useShell();
  return (
    <div className={styles.groups}>
      {hasJump && (
        <nav aria-label={messages.catalogue.jump} className={styles.jump}>
          <ul className={styles.links}>
            {groups.map(({ category, courses }) => (
              <li key={category.id}>
                <a href={`#${category.id}`}>
                  {category.name} <span className={styles.number}>{courses.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ category, courses, count = courses.length }) => (
        <section key={category.id} id={category.id} aria-labelledby={`${category.id}-name`}>
          <div className={styles.head}>
            <h2 id={`${category.id}-name`}>{category.name}</h2>
            <p className={styles.count}>{plural(messages.catalogue.results, count, locale)}</p>
          </div>
          <CourseGrid courses={courses} />
        </section>
      ))}
    </div>
  );
}
