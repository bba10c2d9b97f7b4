import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { usePopover } from '../hooks/use-popover.ts';
import { useHere } from '../navigation/use-here.ts';
import { useShell } from '../shell.tsx';
import { CourseGroups } from './CourseGroups.tsx';
import styles from './CoursesMenu.module.css';

export interface CoursesMenuProps {
  readonly label: string;
  /** Of the button, which stands among the links of the navigation. */
  readonly className?: string | undefined;
}

/** The Courses dropdown: categories with their subcategories, and the whole catalogue last. */
export function CoursesMenu({ label, className }: CoursesMenuProps) {
  const { addresses, messages } = useShell();
  const { button, panel } = usePopover();
  const current = useHere()(addresses.catalogue);
  return (
    <>
      <button {...button} className={className} aria-current={current && 'true'}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <div {...panel} className={styles.panel}>
        <div className={styles.scroller}>
          <CourseGroups className={styles.groups} />
        </div>
        <Link to={addresses.catalogue} className={styles.all}>
          {messages.navigation.allCourses}
          <Icon name="arrow" />
        </Link>
      </div>
    </>
  );
}
