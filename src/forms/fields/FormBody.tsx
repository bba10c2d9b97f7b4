import { Fragment, type ReactNode } from 'react';
import { fill } from '../../app/format.ts';
import type { Consent, FieldGroup, FormWords } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import { trustedHtml } from '../../app/trusted-types.ts';
import { DirectWays } from '../../contact/DirectWays.tsx';
import { Button } from '../../ui/Button.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type { NativePost } from '../adapters.ts';
import * as failureStyles from './FailurePanel.module.css';
import type { Attempt } from '../use-submission.ts';
import * as consentStyles from './ConsentBox.module.css';
import type { FormSpec } from './field-spec.ts';
import { Refusal, RequiredMark, FieldSet } from './FieldSet.tsx';
import * as foldedStyles from './FoldedFields.module.css';
import * as styles from './FormBody.module.css';
import { useNotes } from './refusals.ts';

// Some mail programs reject long URLs, and a truncated text is better than none.

const MAX_BODY_CHARACTERS = 1500;

/** Returns a mailto URL that opens an email with a subject and a body. */
export function mailto(address: string, subject: string, body: string): string {
  // Truncated by code points, because half of a surrogate pair cannot be encoded. Mail programs expect CRLF.
  const text = Array.from(body).slice(0, MAX_BODY_CHARACTERS).join('').replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Reports that a form was not sent, and offers other ways that preserve what was typed, which is `text`. */
function FailurePanel({ subject, text }: { readonly subject: string; readonly text: string }) {
  const { messages, email } = useShell();
  const { failure } = messages.forms;
  return (
    <div className={failureStyles.panel} role="alert">
      <p className={failureStyles.title}>{failure.title}</p>
      <p>{failure.text}</p>
      <DirectWays mail={email === undefined ? undefined : { label: failure.mail, to: mailto(email, subject, text) }} />
    </div>
  );
}

interface ConsentBoxProps {
  readonly consent: Consent;
  /** Unique on the page; prefix of the id of the text. */
  readonly id: string;
}

/** A box with which a visitor agrees to something, with the privacy text. */
function ConsentBox({ consent: { name, label, labelHtml, textHtml, required }, id }: ConsentBoxProps) {
  const { hintId, marks } = useNotes({ name, hint: textHtml }, id);
  return (
    <div className={consentStyles.consent}>
      <div className={consentStyles.row}>
        <input
          id={id}
          className={consentStyles.box}
          type="checkbox"
          name={name}
          value={label}
          required={required}
          {...marks}
        />
        <label htmlFor={id}>
          <span dangerouslySetInnerHTML={{ __html: trustedHtml(labelHtml) }} />
          {required && <RequiredMark />}
        </label>
      </div>
      <Refusal name={name} id={id} />
      {textHtml && (
        <div id={hintId} className="muted">
          <Prose html={textHtml} />
        </div>
      )}
    </div>
  );
}

/** Optional fields, whose ids begin with `id`, below a heading that says what they are good for. */
function FoldedFields({ groups, id }: { readonly groups: readonly FieldGroup[]; readonly id: string }) {
  const { extra } = useShell().messages.forms;
  return (
    <details className={foldedStyles.fold} data-extra="">
      <summary className={foldedStyles.summary}>
        <span className={foldedStyles.title}>{extra.title}</span>
        <span className="muted">{extra.text}</span>
      </summary>
      <div className={foldedStyles.fields}>
        {groups.map((group, i) => (
          <FieldSet key={i} group={group} id={id} />
        ))}
      </div>
    </details>
  );
}

/** Shows a group of fields; where it shows nothing, the form shows them as usual. `id` is the prefix of the ids of its fields. */
export type RenderGroup = (group: FieldGroup, id: string) => ReactNode;

export interface FormBodyProps {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly spec: FormSpec;
  readonly words: FormWords;
  readonly native: NativePost | undefined;
  readonly isSending: boolean;
  /** Whether any field has a value. */
  readonly canClear: boolean;
  readonly failed: Attempt | undefined;
  readonly renderGroup?: RenderGroup | undefined;
}

function foldedFrom(groups: readonly FieldGroup[], start: number): readonly FieldGroup[] {
  const end = groups.findIndex(({ isFolded }, i) => i > start && !isFolded);
  return groups.slice(start, end < 0 ? undefined : end);
}

/** The contents of a form: fields, buttons and, after a failure, other ways to get in touch. */
export function FormBody({ id, spec, words, native, isSending, canClear, failed, renderGroup }: FormBodyProps) {
  const { forms, messages } = useShell();
  const { clear } = messages.forms;
  return (
    <>
      {spec.groups.map((group, i) => {
        if (!group.isFolded)
          return <Fragment key={i}>{renderGroup?.(group, id) || <FieldSet group={group} id={id} />}</Fragment>;
        // Neighbours are folded together.
        return spec.groups[i - 1]?.isFolded ? null : (
          <FoldedFields key={i} groups={foldedFrom(spec.groups, i)} id={id} />
        );
      })}
      {native?.mail && <p>{fill(messages.forms.byMail, { email: native.mail })}</p>}
      {native && !native.mail && <Unseen native={native} id={id} />}
      {forms.consents.map((consent) => (
        <ConsentBox key={consent.name} consent={consent} id={`${id}-${consent.name}`} />
      ))}
      <div className={styles.ends}>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
        {clear && canClear && (
          <Button type="reset" variant="quiet" disabled={isSending}>
            {clear}
          </Button>
        )}
      </div>
      {failed && <FailurePanel subject={failed.draft.subject} text={failed.text} />}
    </>
  );
}

/** The honeypot field, and what a service needs when the form is posted without JavaScript. */
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
