import type { FieldSpec } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import { ChoiceList } from '../registration/ChoiceList.tsx';
import { FieldHint, FieldLabel, hintId, type FieldProps } from './FieldParts.tsx';
import { optionsOf } from './field-spec.ts';
import * as styles from './Field.module.css';

const inputModes: Readonly<Record<string, 'email' | 'tel' | 'url' | 'numeric'>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'numeric',
};

/** A field of a form with its label and hint. */
export function Field({ spec, id }: FieldProps) {
  const isList = spec.choices && (spec.kind === 'radio' || spec.kind === 'checkbox');
  if (isList) return <ChoiceList spec={spec} id={id} />;
  if (spec.kind === 'checkbox') return <SingleBox spec={spec} id={id} />;
  return (
    <div className={styles.field} data-wide={spec.isWide}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel spec={spec} />
      </label>
      <Control spec={spec} id={id} />
      <FieldHint spec={spec} id={id} />
    </div>
  );
}

function SingleBox({ spec, id }: FieldProps) {
  const { name, required } = spec;
  return (
    <div className={styles.field} data-wide={spec.isWide}>
      <div className={styles.choice}>
        <input
          id={id}
          className={styles.tick}
          type="checkbox"
          name={name}
          value={optionsOf(spec)[0]}
          required={required}
          aria-describedby={hintId({ spec, id })}
        />
        <label htmlFor={id}>
          <FieldLabel spec={spec} />
        </label>
      </div>
      <FieldHint spec={spec} id={id} />
    </div>
  );
}

function Control({ spec, id }: FieldProps) {
  const { name, kind = 'text', required, min, max, choices, autoComplete } = spec;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: styles.control,
    'aria-describedby': hintId({ spec, id }),
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
      <input
        {...shared}
        type={kind}
        min={min}
        max={max}
        inputMode={inputModes[kind]}
        list={choices && `${id}-choices`}
      />
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

function Options({ choices = [] }: { readonly choices: FieldSpec['choices'] }) {
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
