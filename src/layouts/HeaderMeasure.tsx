// How wide the header's navigation is depends on its words and on how the visitor has them spaced, which no query tells.
// An unseen row of the same width stands where the navigation would: where it has no room it moves to a line of its own,
// and what is left of the first line (`fit` in Header.module.css) tells navigation and menu button which of them is shown.
import { buttonClass } from '../components/Button.tsx';
import { useShell } from '../shell.tsx';
import styles from './HeaderMeasure.module.css';
import icon from './IconButton.module.css';
import navigation from './MainNavigation.module.css';

/** As wide as navigation, icons and Request Info together; neither seen nor read out. */
export function HeaderMeasure() {
  const { addresses, header, headerLinks, messages } = useShell();
  const icons = ['gallery', ...Object.values(header).filter((state) => state !== 'off')];
  return (
    <div className={styles.measure} aria-hidden="true">
      {headerLinks.map(({ label, to }) => (
        <span key={to} className={navigation.item} data-text={label}>
          {to === addresses.catalogue && <i className={styles.chevron} />}
        </span>
      ))}
      <span className={styles.gap} />
      {icons.map((name, i) => (
        <span key={`${name}-${i}`} className={icon.button} />
      ))}
      <span className={styles.gap} />
      <span className={buttonClass('primary', 'small')} data-text={messages.navigation.requestInfo} />
    </div>
  );
}
