import { Button } from '../components/Button.tsx';
import { fill } from '../format.ts';
import { useShell } from '../shell.tsx';
import type { NativePost } from './adapters.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { FailurePanel } from './FailurePanel.tsx';
import { Field } from './Field.tsx';
import type { FieldGroup, FormSpec, FormWords } from './field-spec.ts';
import type { Attempt } from './use-submission.ts';
import styles from './FormBody.module.css';

export interface FormBodyProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly spec: FormSpec;
  readonly words: FormWords;
  readonly native: NativePost | undefined;
  readonly isSending: boolean;
  readonly failed: Attempt | undefined;
}

/** What stands inside a form: heading, fields, button and, after a failure, other ways. */
export function FormBody({ id, spec, words, native, isSending, failed }: FormBodyProps) {
  const { forms, messages } = useShell();
  const { requiredNote, requiredMark } = messages.forms;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        {words.intro && <p>{words.intro}</p>}
        <p className={styles.note}>{fill(requiredNote, { mark: requiredMark })}</p>
      </div>
      {spec.groups.map((group, i) => (
        <Group key={group.legend ?? i} group={group} id={id} />
      ))}
      {native && <Unseen native={native} id={id} />}
      {forms.consent && <ConsentBox consent={forms.consent} id={id} />}
      <Button type="submit" disabled={isSending} className={styles.submit ?? ''}>
        {isSending ? words.submitting : words.submit}
      </Button>
      {failed && <FailurePanel subject={failed.draft.subject} text={failed.text} />}
    </>
  );
}

function Group({ group: { legend, fields }, id }: { readonly group: FieldGroup; readonly id: string }) {
  const grid = (
    <div className={styles.grid}>
      {fields.map((spec) => (
        <Field key={spec.name} spec={spec} id={`${id}-${spec.name}`} />
      ))}
    </div>
  );
  if (!legend) return grid;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {grid}
    </fieldset>
  );
}

/** The trap for robots, and what a service must be told when the form posts without JavaScript. */
function Unseen({ native, id }: { readonly native: NativePost; readonly id: string }) {
  const { trap } = useShell().messages.forms;
  return (
    <div className={styles.unseen}>
      <label htmlFor={`${id}-trap`}>{trap}</label>
      <input id={`${id}-trap`} name={native.trap} tabIndex={-1} autoComplete="off" />
      {native.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
