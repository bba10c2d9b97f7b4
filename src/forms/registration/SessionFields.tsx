import { Suspense, useRef, useState, type FocusEvent, type FormEvent, lazy, type ComponentType } from 'react';
import type { FieldGroup, CourseOffer, OfferedSession, Offers } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import type { CourseMatchesProps } from '../lazy/CourseMatches.tsx';
import { FieldGrid, FieldSet } from '../fields/FieldSet.tsx';
import { SESSION_NAME } from '../../sessions/registration-address.ts';
import { datesOf, isFull, nameAmong } from '../../sessions/session-text.ts';
import { inOneLine } from '../../app/format.ts';
import { AvailabilityBadge } from '../../sessions/AvailabilityBadge.tsx';
import type { SessionChoice } from './use-session-choice.ts';
import { SessionSelect } from './WithoutScripts.tsx';
import * as fieldStyles from '../fields/Field.module.css';
import * as styles from './SessionOptions.module.css';
import { priceText, pricesOn, shortPriceOn } from '../../sessions/price-on.ts';
import { useToday } from '../../ui/hooks/use-today.ts';

/** Returns a component whose code is loaded when it is first shown; it shows nothing where that fails. */
export const lazily = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const nothing: ComponentType<Props> = () => null;
    return { default: await load().catch(() => nothing) };
  });

interface OfferFeeProps {
  readonly offer: CourseOffer;
  readonly session: OfferedSession | undefined;
}

/** What a session costs: its own amounts, or those of its course, each an element; nothing where nothing is said of a fee. */
export function OfferFee({ offer, session }: OfferFeeProps) {
  const today = useToday();
  const { common } = useShell().messages;
  const { prices } = session ?? {};
  if (!prices) return shortPriceOn(offer, today);
  return pricesOn(prices, today).map((line) => {
    const text = priceText(line, common);
    return <span key={text}>{text}</span>;
  });
}

/** Where a link has named one of more sessions than these, the others are folded below it. */
const FEW = 3;

/** The coming sessions of the course that the form names, of which one is chosen, or another date. */
function SessionOptions({ choice }: { readonly choice: SessionChoice }) {
  const words = useShell().messages.forms.session;
  const { offer, sessions, session: chosen, linked, isAnother, isGone, choose } = choice;
  if (!offer) return null;
  if (sessions.length === 0) return <p className="muted">{words.none}</p>;
  const radio = (session?: OfferedSession) => (
    <input
      type="radio"
      className={fieldStyles.tick}
      name={SESSION_NAME}
      value={session?.id ?? ''}
      checked={session ? session === chosen : isAnother}
      onChange={({ target }) => choose(target.form, session)}
    />
  );
  const option = (session: OfferedSession) => (
    <label key={session.id} className={styles.option}>
      {radio(session)}
      <Session session={session} offer={offer} name={nameAmong(session, sessions)} />
    </label>
  );
  const first = sessions.length > FEW ? linked : undefined;
  const others = (
    <>
      {sessions.filter((session) => session !== first).map(option)}
      <label className={styles.option}>
        {radio()}
        <AnotherDate />
      </label>
    </>
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{words.choose}</legend>
      {isGone && <p className="muted">{words.gone}</p>}
      <div className={styles.list}>
        {first && option(first)}
        {first ? (
          <details open={chosen !== first}>
            <summary className={`${styles.option} ${styles.change}`}>{words.others}</summary>
            {others}
          </details>
        ) : (
          others
        )}
      </div>
    </fieldset>
  );
}

function AnotherDate() {
  const { another, anotherHint } = useShell().messages.forms.session;
  return (
    <span className={styles.text}>
      <span className={styles.dates}>{another}</span>
      <Line text={anotherHint} />
    </span>
  );
}

interface SessionProps {
  readonly session: OfferedSession;
  readonly offer: CourseOffer;
  /** What tells it from another session on the same days. */
  readonly name: string | undefined;
}

/** One session in a few lines: when, where, how, in which language, for how much, and whether there are places. */
function Session({ session, offer, name }: SessionProps) {
  const { schedule, forms } = useShell().messages;
  const { times = [], type, location, languages, duration = offer.duration, note } = session;
  const details = inOneLine([name, type, location, languages, duration]);
  return (
    <>
      <span className={styles.text}>
        <span className={styles.dates}>{datesOf(session, schedule.dates)}</span>
        {[...times, details, note].map((line) => line && <Line key={line} text={line} />)}
        {isFull(session) && <Line text={forms.session.waitingList} />}
      </span>
      <span className={styles.ends}>
        <span className={styles.fee}>
          <OfferFee session={session} offer={offer} />
        </span>
        <span>
          <AvailabilityBadge session={session} />
        </span>
      </span>
    </>
  );
}

const Line = ({ text }: { readonly text: string }) => <span className="muted">{text}</span>;

export interface SessionFieldsProps {
  readonly group: FieldGroup;
  readonly id: string;
  readonly offers: Offers | undefined;
  readonly choice: SessionChoice;
}

const CourseMatches = lazily<CourseMatchesProps>(() =>
  import('../lazy/CourseMatches.tsx').then((module) => module.CourseMatches),
);

/** What a session fills in. */
const filledIn = ['startDate', 'endDate', 'duration'];

/** The course of a registration and its sessions; what a chosen session fills in is folded, and can be changed there. */
export function SessionFields({ group, id, offers, choice }: SessionFieldsProps) {
  const { dates } = useShell().messages.forms.session;
  const isChosen = choice.session !== undefined;
  const isOptional = !group.fields.some(({ required }) => required);
  const isAsked = choice.isAnother || choice.sessions.length === 0;
  const fieldsOf = (isFilledIn: boolean) => group.fields.filter(({ name }) => filledIn.includes(name) === isFilledIn);
  const onChange = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.form && target.name === 'course')
      choice.follow(target.form, target.value);
  };
  const area = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<string>();
  const onBlur = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.name === 'course') setLeft(target.value);
  };
  const text = left ?? choice.named ?? '';
  return (
    <FieldSet group={group} id={id}>
      <div
        ref={area}
        className={styles.course}
        data-optional={isOptional || undefined}
        onChange={onChange}
        onBlur={onBlur}
      >
        {/* React leaves what is in it alone, so that no browser loads the code for it. */}
        <noscript>{import.meta.env.SSR ? <SessionSelect offers={offers} id={`${id}-session`} /> : null}</noscript>
        <FieldGrid fields={fieldsOf(false)} id={id} />
        <div role="status" className={styles.matches}>
          {text !== '' && text === choice.title && !choice.offer && (
            <Suspense>
              <CourseMatches offers={offers} text={text} isTyped={left !== undefined} area={area} />
            </Suspense>
          )}
        </div>
        <SessionOptions choice={choice} />
        <details open={isAsked} data-chosen={isChosen || undefined} className={styles.filled}>
          <summary className={styles.change}>{dates}</summary>
          <FieldGrid fields={fieldsOf(true)} id={id} />
        </details>
      </div>
    </FieldSet>
  );
}
