import { useShell } from '../shell.tsx';
import styles from './PrintContact.module.css';

/** Closes a printed sheet: who offers this, where, and how to reach them. */
export function PrintContact() {
  const { name, addressLines, phones, email } = useShell();
  return (
    <div className="print-only">
      <address className={styles.contact}>
        <p className={styles.name}>{name}</p>
        <p>{addressLines.join(', ')}</p>
        <p>
          <bdi>{phones.map(({ text }) => text).join(' · ')}</bdi> · <bdi>{email}</bdi>
        </p>
      </address>
    </div>
  );
}
