import { useEffect, useState } from 'react';
import { fill, fullTitle, withColon } from '../../app/format.ts';
import { loadPageData, type Place } from '../../app/navigation/load-page.ts';
import type { Shell } from '../../app/shell-props.ts';
import type { CourseProps, Fact } from '../../course/course-props.ts';
import type { RegistrationLink } from '../../sessions/session-props.ts';
import { useShell } from '../../app/shell.tsx';
import { trustedDocument } from '../../app/trusted-types.ts';
import { courseFacts } from '../../course/course-facts.ts';
import { courseLink, sessionLink } from '../../sessions/registration-address.ts';
import { isToCome, nextOf } from '../../sessions/session-text.ts';
import { RegisterLink } from '../../sessions/RegisterLink.tsx';
import { useToday } from '../../ui/hooks/use-today.ts';
import { Link } from '../../ui/Link.tsx';
import { TitleOf } from '../../ui/TitleOf.tsx';
import { comparison } from '../compare/compared.ts';
import * as styles from './CompareTable.module.css';

interface Compared extends Pick<CourseProps, 'course' | 'sessions' | 'parts'> {
  readonly name: string;
  readonly address: string;
}

async function courseAt(name: string, address: string, place: Place): Promise<readonly Compared[]> {
  const data = await loadPageData(address, place);
  if (!data) return [];
  if ('redirect' in data) return courseAt(name, data.redirect, place);
  const { props } = data.page;
  if (!('course' in props)) return [];
  const { course, sessions, parts = {} } = props;
  return [{ course, sessions, parts, name, address }];
}

/** The key facts of a course, which its page has as markup. */
const keyFactsOf = ({ parts = {} }: Pick<Compared, 'parts'>): readonly Fact[] =>
  Array.from(trustedDocument(parts['key-facts'] ?? '').querySelectorAll('dl > div'), (fact) => {
    const [label, ...values] = Array.from(fact.children, ({ textContent }) => textContent);
    const [first = '', ...others] = values;
    return { label: label ?? '', value: others.length === 0 ? first : values.map((text) => ({ text })) };
  });

/** The courses of a comparison, once they are loaded; those that are not on this site are omitted. */
function useCourses(names: readonly string[]) {
  const shell = useShell();
  const [found, setFound] = useState<{ readonly key: string; readonly courses?: readonly Compared[] }>();
  const key = names.join();
  useEffect(() => {
    let isCurrent = true;
    const addressOf = (name: string): string => (name.startsWith('/') ? name : `${shell.addresses.catalogue}/${name}`);
    Promise.all(key.split(',').map((name) => courseAt(name, addressOf(name), shell)))
      .then((courses) => isCurrent && setFound({ key, courses: courses.flat() }))
      .catch(() => isCurrent && setFound({ key }));
    return () => {
      isCurrent = false;
    };
  }, [key, shell]);
  return found?.key === key ? found : undefined;
}

/** What is compared of a course, by label. */
function factsOf(compared: Compared, shell: Shell, today: string) {
  const { course, sessions } = compared;
  const { course: words, schedule } = shell.messages;
  const next = nextOf(sessions.filter((session) => isToCome(session, today)));
  const shown = [words.nextDate, words.price, words.duration, schedule.type, words.languages, words.level];
  const all = [...courseFacts(course, { ...shell, next }, today), ...keyFactsOf(compared)];
  const labels = [...shown, words.prerequisites, words.credential];
  const facts = new Map(all.map(({ label, value }) => [label, value]));
  return { labels, facts, link: next ? sessionLink(next, shell) : courseLink(course, shell) };
}

/** Courses beside each other: what each costs, when it is held, and for whom it is. */
export function CompareTable({ names }: { readonly names: readonly string[] }) {
  const found = useCourses(names);
  const { catalogue, errors } = useShell().messages;
  if (!found) return <p role="status">{catalogue.loading}</p>;
  if (!found.courses) return <p role="alert">{catalogue.loadFailed}</p>;
  if (found.courses.length === 0) return <p role="status">{errors.courseNotFound.text}</p>;
  return <Columns courses={found.courses} />;
}

function Columns({ courses }: { readonly courses: readonly Compared[] }) {
  const shell = useShell();
  const today = useToday();
  const columns = courses.map((each) => ({ ...each, ...factsOf(each, shell, today) }));
  const labels = (columns[0]?.labels ?? []).filter((label) => columns.some(({ facts }) => facts.has(label)));
  const names = courses.map(({ name }) => name);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, address, course }) => (
            <th key={name} scope="col">
              <Link to={address}>
                <TitleOf to={address}>{fullTitle(course)}</TitleOf>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {labels.map((label) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              {label}
            </th>
          </tr>
          <tr>
            {columns.map(({ name, facts }) => (
              <td key={name}>
                <Value value={facts.get(label)} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot className="screen-only">
        <tr>
          {columns.map(({ name, course, link }) => (
            <td key={name}>
              <Ends course={course} link={link} others={names.filter((other) => other !== name)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface EndsProps extends Pick<Compared, 'course'> {
  readonly link: RegistrationLink;
  readonly others: readonly string[];
}

function Ends({ course, link, others }: EndsProps) {
  const { addresses, locale, messages } = useShell();
  const { compare, removeCriterion } = messages.catalogue;
  const text = link.isWaiting ? messages.schedule.waitingList : messages.course.registerNow;
  const title = fullTitle(course);
  return (
    <>
      <RegisterLink link={link} text={text} name={`${withColon(text, locale)} ${title}`} size="small" />
      {others.length > 0 && (
        <Link
          className={styles.remove}
          to={comparison(others, addresses.catalogue)}
          aria-label={fill(removeCriterion, { criterion: title })}
        >
          {compare.clear}
        </Link>
      )}
    </>
  );
}

function Value({ value = '–' }: { readonly value: Fact['value'] | undefined }) {
  if (typeof value === 'string') return value;
  return value.map(({ name = '', text, notes = [] }) => (
    <p key={`${name} ${text}`}>
      {name} {text}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </p>
  ));
}
