import { Prose } from '../components/Prose.tsx';
import type { SiteForms } from '../page-props.ts';
import { CONSENT_NAME } from './consent.ts';
import styles from './ConsentBox.module.css';

export interface ConsentBoxProps {
  readonly consent: NonNullable<SiteForms['consent']>;
  /** Prefix of the ids of the box and its text. */
  readonly id: string;
}

/** A box that must be ticked before a form is sent, with the privacy text. */
export function ConsentBox({ consent: { label, textHtml }, id }: ConsentBoxProps) {
  const textId = `${id}-privacy`;
  return (
    <div className={styles.consent}>
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          name={CONSENT_NAME}
          value={label}
          required
          aria-describedby={textHtml && textId}
        />
        {label}
      </label>
      {textHtml && (
        <div id={textId} className={styles.text}>
          <Prose html={textHtml} />
        </div>
      )}
    </div>
  );
}
