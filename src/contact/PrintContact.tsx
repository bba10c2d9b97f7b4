import { inOneLine, withCommas } from '../app/format.ts';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './PrintContact.module.css';

// Without the query: a printed sheet names the page, not the filter applied to it.
const pageUrl = (): string => location.origin + location.pathname;

/** The end of a printed sheet: who offers this, where, how to reach them, and the URL of the page. */
export function PrintContact() {
  const { name, locale, addressLines, phones, email } = useShell();
  const isHydrated = useHydrated();
  return (
    <div className="print-only">
      <address className={styles.contact}>
        <p className={styles.name}>{name}</p>
        {addressLines.length > 0 && <p>{withCommas(addressLines, locale)}</p>}
        {(phones.length > 0 || email !== undefined) && (
          <p>
            {phones.length > 0 && <bdi>{inOneLine(phones.map(({ text }) => text))}</bdi>}
            {phones.length > 0 && email !== undefined && '\u00A0· '}
            {email !== undefined && <bdi>{email}</bdi>}
          </p>
        )}
        {isHydrated && (
          <p>
            <bdi>{pageUrl()}</bdi>
          </p>
        )}
      </address>
    </div>
  );
}
