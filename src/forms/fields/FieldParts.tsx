import type { FieldSpec } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import * as styles from './Field.module.css';
import { useNotes } from './refusals.ts';

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

/** The sentences below a field: its hint, and why the browser refused it. */
export function FieldNotes({ spec, id }: FieldProps) {
  const { hintId } = useNotes(spec, id);
  return (
    <>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {spec.hint}
        </p>
      )}
      <Refusal name={spec.name} id={id} />
    </>
  );
}

/** Why the browser refused a field, in its own words and so in its own direction. */
export function Refusal({ name, id }: { readonly name: string; readonly id: string }) {
  const { refusal, refusalId } = useNotes({ name }, id);
  return (
    refusalId && (
      <p id={refusalId} className={`${styles.hint} ${styles.mark}`}>
        <bdi>{refusal}</bdi>
      </p>
    )
  );
}
