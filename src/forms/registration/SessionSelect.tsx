import { SESSION_NAME } from '../../sessions/registration-address.ts';
import { datesOf } from '../../sessions/session-text.ts';
import { inOneLine } from '../../app/format.ts';
import type { Offers } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import * as field from '../fields/Field.module.css';

export interface SessionSelectProps {
  readonly offers: Offers | undefined;
  readonly id: string;
}

/** All sessions by course, for browsers that run no scripts: a page that is the same for all cannot know the course. */
export function SessionSelect({ offers, id }: SessionSelectProps) {
  const { forms, schedule } = useShell().messages;
  const courses = offers && 'courses' in offers ? offers.courses : [];
  const withSessions = courses.filter(({ sessions }) => sessions.length > 0);
  if (withSessions.length === 0) return null;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {forms.session.label}
      </label>
      <select id={id} className={field.control} name={SESSION_NAME}>
        <option value="">{forms.selectPrompt}</option>
        {withSessions.map(({ title, price, sessions }) => (
          <optgroup key={title} label={title}>
            {sessions.map((session) => (
              <option key={session.id} value={session.id}>
                {inOneLine([
                  datesOf(session, schedule.dates),
                  ...(session.times ?? []),
                  session.type,
                  session.prices ? '' : price,
                ])}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
