// How the form knows the session in browsers that run no scripts. Its page is the same for all: it cannot know the query of
// a link, so a link also names a place in the page (listedId), which shows its session and has the button that sends it.
import type { CourseOffer, OfferedSession, Offers } from '../form-props.ts';
import { inOneLine } from '../../app/format.ts';
import { useShell } from '../../app/shell.tsx';
import { listedId, SESSION_NAME } from '../../sessions/registration-address.ts';
import { datesOf, nameAmong } from '../../sessions/session-text.ts';
import { Button } from '../../ui/Button.tsx';
import * as field from '../fields/Field.module.css';
import * as summaryStyles from './RegistrationSummary.module.css';

/** Returns the courses that have coming sessions, as far as the page lists them. */
const coursesIn = (offers: Offers | undefined): readonly CourseOffer[] =>
  (offers && 'courses' in offers ? offers.courses : (offers?.listed ?? [])).filter(
    ({ sessions }) => sessions.length > 0,
  );

/** Returns whether there is a session to choose; offers that are in files of their own have some. */
export const hasSessions = (offers: Offers | undefined): boolean =>
  offers !== undefined && ('count' in offers || coursesIn(offers).length > 0);

interface LineProps {
  readonly session: OfferedSession;
  readonly price: string | undefined;
  /** What tells it from another session on the same days. */
  readonly name?: string | undefined;
}

/** A session in one line: when, how and for how much. */
function Line({ session, price, name }: LineProps) {
  const { dates } = useShell().messages.schedule;
  const { times = [], type, prices } = session;
  return inOneLine([datesOf(session, dates), name, ...times, type, prices ? '' : price]);
}

/** All sessions by course, unless there are many. */
export function SessionSelect({ offers, id }: { readonly offers: Offers | undefined; readonly id: string }) {
  const { forms } = useShell().messages;
  const courses = coursesIn(offers);
  if (!offers || courses.length === 0) return null;
  // The first button of a form is that of the Enter key, which cannot know the session.
  const enter = <button type="submit" disabled hidden />;
  if ('count' in offers)
    return (
      <p>
        {enter}
        {forms.session.unlisted}
      </p>
    );
  return (
    <div className={field.field}>
      {enter}
      <label className={field.label} htmlFor={id}>
        {forms.session.label}
      </label>
      <select id={id} className={field.control} name={SESSION_NAME} defaultValue="">
        {/* What is disabled is not sent: a button below has the session then. */}
        <option value="" disabled>
          {forms.selectPrompt}
        </option>
        {courses.map(({ title, price, sessions }) => (
          <optgroup key={title} label={title}>
            {sessions.map((session) => (
              <option key={session.id} value={session.id}>
                <Line session={session} price={price} name={nameAmong(session, sessions)} />
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** The session to which a link leads, at the top of the form, and at its end the button that sends it. */
export function ListedSessions({ offers, submit }: { readonly offers: Offers | undefined; readonly submit: string }) {
  const { summary } = useShell().messages.forms.session;
  return (
    <>
      {coursesIn(offers).flatMap(({ title, price, sessions }) =>
        sessions.map((session) => (
          <div key={session.id} id={listedId(session.id)} hidden>
            <div className={summaryStyles.card}>
              <p className={summaryStyles.body}>
                {summary}
                <b>{session.title ?? title}</b>
                <Line session={session} price={price} />
              </p>
            </div>
            <Button type="submit" name={SESSION_NAME} value={session.id}>
              {submit}
            </Button>
          </div>
        )),
      )}
    </>
  );
}
