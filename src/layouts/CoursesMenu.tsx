import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { usePopover } from '../hooks/use-popover.ts';
import { useAriaCurrent } from '../navigation/use-aria-current.ts';
import { useShell } from '../shell.tsx';
import { CourseMenuGroups } from './CourseMenuGroups.tsx';
import styles from './CoursesMenu.module.css';

export interface CoursesMenuProps {
  readonly label: string;
  /** Of the button, which is among the links of the navigation. */
  readonly className?: string | undefined;
}

/** The Courses dropdown: categories with their subcategories, and the whole catalogue last. */
export function CoursesMenu({ label, className }: CoursesMenuProps) {
  const { addresses, messages } = useShell();
  const { button, panel } = usePopover();
  const current = useAriaCurrent()(addresses.catalogue);
  return (
    <>
      <button {...button} className={className} aria-current={current && 'true'}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <div {...panel} className={styles.panel}>
        <div className={styles.scroller}>
          <CourseMenuGroups className={styles.groups} />
        </div>
        <Link to={addresses.catalogue} className={styles.all}>
          {messages.navigation.allCourses}
          <Icon name="arrow" />
        </Link>
      </div>
    </>
  );
}
