import type { ReactNode } from 'react';
import type { FieldGroup, FieldSpec } from '../../app/page-props.ts';
import { Field } from './Field.tsx';
import * as styles from './FormBody.module.css';

export interface FieldSetProps {
  readonly group: FieldGroup;
  /** Prefix of the ids of the fields. */
  readonly id: string;
  /** The fields, unless they are side by side as usual. */
  readonly children?: ReactNode;
}

/** Fields that belong together, with their heading if they have one. */
export function FieldSet({ group: { legend, fields }, id, children }: FieldSetProps) {
  const content = children ?? <FieldGrid fields={fields} id={id} />;
  if (!legend) return content;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {content}
    </fieldset>
  );
}

export interface FieldGridProps {
  readonly fields: readonly FieldSpec[];
  readonly id: string;
}

/** Fields side by side where there is room for two. */
export function FieldGrid({ fields, id }: FieldGridProps) {
  return (
    <div className={styles.grid}>
      {fields.map((spec) => (
        <Field key={spec.name} spec={spec} id={`${id}-${spec.name}`} />
      ))}
    </div>
  );
}
