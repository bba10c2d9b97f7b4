import { useHydrated } from '../hooks/use-hydrated.ts';
import { useShell } from '../shell.tsx';
import styles from './PrintContact.module.css';

// Without the query: a sheet names the page, not what was filtered on it.
const ownAddress = (): string => location.origin + location.pathname;

/** Closes a printed sheet: who offers this, where, how to reach them, and where the page stands on the web. */
export function PrintContact() {
  const { name, addressLines, phones, email } = useShell();
  const isHydrated = useHydrated();
  return (
    <div className="print-only">
      <address className={styles.contact}>
        <p className={styles.name}>{name}</p>
        <p>{addressLines.join(', ')}</p>
        <p>
          <bdi>{phones.map(({ text }) => text).join(' · ')}</bdi> · <bdi>{email}</bdi>
        </p>
        {isHydrated && (
          <p>
            <bdi>{ownAddress()}</bdi>
          </p>
        )}
      </address>
    </div>
  );
}
