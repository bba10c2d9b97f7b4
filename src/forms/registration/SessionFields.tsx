import { Suspense, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FieldGroup, Offers } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import type { CourseMatchesProps } from '../CourseMatches.tsx';
import { FieldGrid, FieldSet } from '../fields/FieldSet.tsx';
import { lazily } from '../lazily.ts';
import * as styles from './SessionOptions.module.css';
import { SessionOptions } from './SessionOptions.tsx';
import { SessionSelect } from './SessionSelect.tsx';
import type { SessionChoice } from './use-session-choice.ts';

export interface SessionFieldsProps {
  readonly group: FieldGroup;
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly offers: Offers | undefined;
  readonly choice: SessionChoice;
}

const CourseMatches = lazily<CourseMatchesProps>(() =>
  import('../CourseMatches.tsx').then((module) => module.CourseMatches),
);

/** What a session fills in. */
const filledIn = ['startDate', 'endDate', 'duration'];

/** The course of a registration and its sessions; what a chosen session fills in is folded, and can be changed there. */
export function SessionFields({ group, id, offers, choice }: SessionFieldsProps) {
  const { dates } = useShell().messages.forms.session;
  const isChosen = choice.session !== undefined;
  const isAsked = choice.isAnother || choice.sessions.length === 0;
  const fieldsOf = (isFilledIn: boolean) => group.fields.filter(({ name }) => filledIn.includes(name) === isFilledIn);
  const onChange = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.form && target.name === 'course')
      choice.follow(target.form, target.value);
  };
  const course = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState('');
  const onBlur = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'course') return;
    course.current = target;
    setLeft(target.value);
  };
  return (
    <FieldSet group={group} id={id}>
      <div className={styles.course} onChange={onChange} onBlur={onBlur}>
        <FieldGrid fields={fieldsOf(false)} id={id} />
        <div role="status" className={styles.matches}>
          {left !== '' && left === choice.title && !choice.offer && (
            <Suspense>
              <CourseMatches offers={offers} text={left} field={course} />
            </Suspense>
          )}
        </div>
        <SessionOptions choice={choice} />
        {/* React leaves what is in it alone, so that no browser loads the code for it. */}
        <noscript>{import.meta.env.SSR ? <SessionSelect offers={offers} id={`${id}-session`} /> : null}</noscript>
        <details open={isAsked} data-chosen={isChosen || undefined} className={styles.filled}>
          <summary className={styles.change}>{dates}</summary>
          <FieldGrid fields={fieldsOf(true)} id={id} />
        </details>
      </div>
    </FieldSet>
  );
}
