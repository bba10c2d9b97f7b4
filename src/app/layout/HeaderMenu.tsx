import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { LinkItems } from '../../sections/LinkItems.tsx';
import { usePopover } from '../../ui/hooks/use-popover.ts';
import { useAriaCurrent } from '../navigation/use-aria-current.ts';
import type { Submenu } from '../shell-props.ts';
import { useShell } from '../shell.tsx';
import { CourseMenuGroups } from './CourseMenuGroups.tsx';
import * as styles from './HeaderMenu.module.css';

export interface HeaderMenuProps extends Submenu {
  /** Of the button, which is among the links of the navigation. */
  readonly className?: string | undefined;
}

/**
 * A button of the navigation with the links that it opens: an author's own, or else the categories with their
 * subcategories, and the whole catalogue last.
 */
export function HeaderMenu({ label, items, className }: HeaderMenuProps) {
  const { addresses, messages } = useShell();
  const { button, panel } = usePopover();
  const currentAt = useAriaCurrent();
  const all = { label: messages.navigation.allCourses, to: addresses.catalogue };
  const current = (items[0] ? items : [all]).some(({ to }) => currentAt(to));
  return (
    <>
      <button {...button} className={className} aria-current={current || undefined}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {items[0] ? (
        <LinkItems {...panel} className={styles.items} links={items} currentAt={currentAt} />
      ) : (
        <div {...panel} className={styles.panel}>
          <div className={styles.scroller}>
            <CourseMenuGroups className={styles.groups} />
          </div>
          <Link to={all.to} className={styles.all}>
            {all.label}
            <Icon name="arrow" />
          </Link>
        </div>
      )}
    </>
  );
}
