import { Prose } from '../../ui/Prose.tsx';
import type { Consent } from '../../app/page-props.ts';
import { trustedHtml } from '../../app/trusted-types.ts';
import * as styles from './ConsentBox.module.css';
import { RequiredMark } from './FieldParts.tsx';

export interface ConsentBoxProps {
  readonly consent: Consent;
  /** Unique on the page; prefix of the id of the text. */
  readonly id: string;
}

/** A box with which a visitor agrees to something, with the privacy text. */
export function ConsentBox({ consent: { name, label, labelHtml, textHtml, required }, id }: ConsentBoxProps) {
  const textId = `${id}-privacy`;
  return (
    <div className={styles.consent}>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.box}
          type="checkbox"
          name={name}
          value={label}
          required={required}
          aria-describedby={textHtml && textId}
        />
        <label htmlFor={id} className={styles.label}>
          <span dangerouslySetInnerHTML={{ __html: trustedHtml(labelHtml) }} />
          {required && <RequiredMark />}
        </label>
      </div>
      {textHtml && (
        <div id={textId} className={styles.text}>
          <Prose html={textHtml} />
        </div>
      )}
    </div>
  );
}
