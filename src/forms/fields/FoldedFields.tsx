import { Icon } from '../../ui/Icon.tsx';
import type { FieldGroup } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import { FieldSet } from './FieldSet.tsx';
import * as styles from './FoldedFields.module.css';

export interface FoldedFieldsProps {
  readonly groups: readonly FieldGroup[];
  /** Prefix of the ids of the fields. */
  readonly id: string;
}

/** Optional fields, below a heading that says what they are good for. */
export function FoldedFields({ groups, id }: FoldedFieldsProps) {
  const { extra } = useShell().messages.forms;
  return (
    <details className={styles.fold} data-extra="">
      <summary className={styles.summary}>
        <span className={styles.title}>{extra.title}</span>
        <span className={styles.hint}>{extra.text}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.fields}>
        {groups.map((group, i) => (
          <FieldSet key={i} group={group} id={id} />
        ))}
      </div>
    </details>
  );
}
