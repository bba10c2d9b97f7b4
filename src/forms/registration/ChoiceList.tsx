import { optionsOf } from '../fields/field-spec.ts';
import { FieldHint, FieldLabel, hintId, type FieldProps } from '../fields/FieldParts.tsx';
import * as styles from '../fields/Field.module.css';

/** A field whose choices are all shown: buttons of which one is pressed, or boxes of which several may be ticked. */
export function ChoiceList({ spec, id }: FieldProps) {
  const { name, kind, required, isWide } = spec;
  return (
    <fieldset className={styles.field} data-wide={isWide} aria-describedby={hintId({ spec, id })}>
      <legend className={styles.label}>
        <FieldLabel spec={spec} />
      </legend>
      <div className={styles.choices}>
        {optionsOf(spec).map((choice, i) => (
          <div key={choice} className={styles.choice}>
            <input
              id={`${id}-${i}`}
              className={styles.tick}
              type={kind}
              name={name}
              value={choice}
              // Of boxes, this would ask for each of them; the form asks for one when it is sent.
              required={kind === 'radio' && required}
              data-required={(kind === 'checkbox' && required) || undefined}
            />
            <label htmlFor={`${id}-${i}`}>{choice}</label>
          </div>
        ))}
      </div>
      <FieldHint spec={spec} id={id} />
    </fieldset>
  );
}
