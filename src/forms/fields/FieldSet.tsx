import type { ComponentProps, ReactNode } from 'react';
import type { FieldGroup, FieldSpec } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import { optionsOf } from './field-spec.ts';
import * as fieldStyles from './Field.module.css';
import * as styles from './FormBody.module.css';
import { useNotes } from './refusals.ts';

interface FieldProps {
  readonly spec: FieldSpec;
  /** Unique on the page. */
  readonly id: string;
}

/** The mark of what must be filled in; assistive technology is informed by the field itself. */
export function RequiredMark() {
  const { requiredMark } = useShell().messages.forms;
  return (
    <span className={fieldStyles.mark} aria-hidden="true">
      {' '}
      {requiredMark}
    </span>
  );
}

/** The label of a field with the mark of required ones. */
function FieldLabel({ spec: { label, required } }: Pick<FieldProps, 'spec'>) {
  return (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
}

/** The sentences below a field: its hint, and why the browser refused it. */
function FieldNotes({ spec, id }: FieldProps) {
  const { hintId } = useNotes(spec, id);
  return (
    <>
      {hintId && (
        <p id={hintId} className={fieldStyles.hint}>
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
      <p id={refusalId} className={`${fieldStyles.hint} ${fieldStyles.mark}`}>
        <bdi>{refusal}</bdi>
      </p>
    )
  );
}

/** A box or a button to press, with its label. */
function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <div className={fieldStyles.choice}>
      <input {...input} className={fieldStyles.tick} />
      <label htmlFor={input.id}>{children}</label>
    </div>
  );
}

/** A field whose choices are all shown: buttons of which one is pressed, or boxes of which several may be ticked. */
function ChoiceList({ spec, id }: FieldProps) {
  const { name, kind, required, isWide } = spec;
  const { marks } = useNotes(spec, id);
  return (
    <fieldset className={fieldStyles.field} data-wide={isWide} aria-describedby={marks['aria-describedby']}>
      <legend className={fieldStyles.label}>
        <FieldLabel spec={spec} />
      </legend>
      <div className={fieldStyles.choices}>
        {optionsOf(spec).map((choice, i) => (
          <Choice
            key={choice}
            id={`${id}-${i}`}
            type={kind}
            name={name}
            value={choice}
            // Of boxes, this would ask for each of them; the form asks for one when it is sent.
            required={kind === 'radio' && required}
            data-required={(kind === 'checkbox' && required) || undefined}
            aria-invalid={marks['aria-invalid']}
          >
            {choice}
          </Choice>
        ))}
      </div>
      <FieldNotes spec={spec} id={id} />
    </fieldset>
  );
}

const inputModes: Readonly<Record<string, 'email' | 'tel' | 'url' | 'numeric'>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'numeric',
};

function Field({ spec, id }: FieldProps) {
  const isList = spec.choices && (spec.kind === 'radio' || spec.kind === 'checkbox');
  if (isList) return <ChoiceList spec={spec} id={id} />;
  if (spec.kind === 'checkbox') return <SingleBox spec={spec} id={id} />;
  return (
    <div className={fieldStyles.field} data-wide={spec.isWide}>
      <label className={fieldStyles.label} htmlFor={id}>
        <FieldLabel spec={spec} />
      </label>
      <Control spec={spec} id={id} />
      <FieldNotes spec={spec} id={id} />
    </div>
  );
}

function SingleBox({ spec, id }: FieldProps) {
  const { name, required } = spec;
  const { marks } = useNotes(spec, id);
  return (
    <div className={fieldStyles.field} data-wide={spec.isWide}>
      <Choice id={id} type="checkbox" name={name} value={optionsOf(spec)[0]} required={required} {...marks}>
        <FieldLabel spec={spec} />
      </Choice>
      <FieldNotes spec={spec} id={id} />
    </div>
  );
}

function Control({ spec, id }: FieldProps) {
  const { name, kind = 'text', required, min, max, choices, autoComplete } = spec;
  const { marks } = useNotes(spec, id);
  const shared = { id, name, required, autoComplete, className: fieldStyles.control, ...marks };
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

/** Fields side by side where there is room for two. */
export function FieldGrid({ fields, id }: { readonly fields: readonly FieldSpec[]; readonly id: string }) {
  return (
    <div className={styles.grid}>
      {fields.map((spec) => (
        <Field key={spec.name} spec={spec} id={`${id}-${spec.name}`} />
      ))}
    </div>
  );
}
