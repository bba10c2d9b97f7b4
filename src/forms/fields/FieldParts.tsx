import type { FieldSpec } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import * as styles from './Field.module.css';

/** A field, and where it is. */
export interface FieldProps {
  readonly spec: FieldSpec;
  /** Unique on the page. */
  readonly id: string;
}

/** The mark of what must be filled in; assistive technology is informed by the field itself. */
export function RequiredMark() {
  const { requiredMark } = useShell().messages.forms;
  return (
    <span className={styles.mark} aria-hidden="true">
      {' '}
      {requiredMark}
    </span>
  );
}

/** The label of a field with the mark of required ones. */
export function FieldLabel({ spec: { label, required } }: Pick<FieldProps, 'spec'>) {
  return (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
}

/** The id of the hint of a field; undefined if it has none. */
export const hintId = ({ spec, id }: FieldProps): string | undefined => (spec.hint ? `${id}-hint` : undefined);

/** The sentence below a field, if it has one. */
export function FieldHint({ spec, id }: FieldProps) {
  return (
    spec.hint && (
      <p id={hintId({ spec, id })} className={styles.hint}>
        {spec.hint}
      </p>
    )
  );
}
