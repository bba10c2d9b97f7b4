import { Link } from '../../ui/Link.tsx';
import { LinkItems } from '../../sections/LinkItems.tsx';
import { useShell } from '../shell.tsx';
import * as styles from './CourseMenuGroups.module.css';

export interface CourseMenuGroupsProps {
  readonly className?: string | undefined;
}

/** The categories of the catalogue, each with the subcategories that it has; all of them lead to the filtered catalogue. */
export function CourseMenuGroups({ className }: CourseMenuGroupsProps) {
  const { courseMenu } = useShell();
  return (
    <ul className={className}>
      {courseMenu.map(({ name, to, items }) => (
        <li key={to} className={styles.group}>
          <Link to={to} className={styles.name}>
            {name}
          </Link>
          {items.length > 0 && <LinkItems links={items} className={styles.items} />}
        </li>
      ))}
    </ul>
  );
}
