import { useShell } from '../shell.tsx';
import type { FieldSpec } from './field-spec.ts';
import styles from './Field.module.css';

const inputModes = { email: 'email', tel: 'tel', number: 'numeric' } as const;

function inputModeOf(kind: string): 'email' | 'tel' | 'numeric' | undefined {
  return kind === 'email' || kind === 'tel' || kind === 'number' ? inputModes[kind] : undefined;
}

export interface FieldProps {
  readonly spec: FieldSpec;
  /** Unique on the page. */
  readonly id: string;
}

/** A field of a form with its label and hint. */
export function Field({ spec, id }: FieldProps) {
  const { requiredMark } = useShell().messages.forms;
  return (
    <div className={styles.field} data-wide={spec.isWide}>
      <label className={styles.label} htmlFor={id}>
        {spec.label}
        {spec.required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            {requiredMark}
          </span>
        )}
      </label>
      <Control spec={spec} id={id} />
      {spec.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {spec.hint}
        </p>
      )}
    </div>
  );
}

function Control({ spec, id }: FieldProps) {
  const { name, kind = 'text', required, min, choices, autoComplete, hint } = spec;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: styles.control,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  if (kind === 'textarea') return <textarea {...shared} rows={3} dir="auto" />;
  if (kind === 'select')
    return (
      <select {...shared}>
        <Options choices={choices} />
      </select>
    );
  return (
    <>
      <input {...shared} type={kind} min={min} inputMode={inputModeOf(kind)} list={choices && `${id}-choices`} />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Options({ choices = [] }: { readonly choices: FieldSpec['choices'] | undefined }) {
  const { selectPrompt } = useShell().messages.forms;
  return (
    <>
      <option value="">{selectPrompt}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </>
  );
}
