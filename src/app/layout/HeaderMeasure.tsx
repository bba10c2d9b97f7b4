// The width of the header's navigation depends on its texts and on the visitor's text spacing, which no media query
// knows. An invisible row of the same width therefore takes the place of the navigation. If it does not fit, it wraps
// to the next line, and the space left on the first line (`fit` in Header.module.css) decides whether the navigation or
// the menu button is shown.
import { buttonClass } from '../../ui/Button.tsx';
import { useShell } from '../shell.tsx';
import * as styles from './HeaderMeasure.module.css';
import * as icon from './IconButton.module.css';
import * as navigation from './MainNavigation.module.css';

/** As wide as navigation, icons and Request Info together; neither visible nor read by screen readers. */
export function HeaderMeasure() {
  const { gallery, header, headerLinks, messages } = useShell();
  const icons = [...(gallery ? ['gallery'] : []), ...Object.values(header).filter((state) => state !== 'off')];
  return (
    <div className={styles.measure} aria-hidden="true">
      {headerLinks.map(({ label, items }) => (
        <span key={label} className={navigation.item} data-text={label}>
          {items && <i className={styles.chevron} />}
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
