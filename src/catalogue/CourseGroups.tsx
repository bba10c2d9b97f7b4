import type { ReactNode } from 'react';
import { formatNumber, plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { showFocused } from '../ui/show-focused.ts';
import { groupId } from './group-id.ts';
import type { CourseGroup } from './find/group-courses.ts';
import { CourseGrid, type RenderTick } from './CourseGrid.tsx';
import { CompareBar, CompareTick } from './compare/CompareTicks.tsx';
import { useCompared } from './compare/compared.ts';
import * as styles from './CourseGroups.module.css';

interface CourseGroupSectionProps {
  readonly group: CourseGroup;
  /** Whether the group shows its first courses only, and leads to the others. */
  readonly isOverview: boolean;
  readonly renderCourses: (courses: CourseGroup['courses']) => ReactNode;
}

function CourseGroupSection({ group, isOverview, renderCourses }: CourseGroupSectionProps) {
  const shell = useShell();
  const { name, address, courses, subjects = [], count = courses.length } = group;
  const id = groupId(group.id);
  if (name === undefined)
    return (
      <section aria-label={shell.messages.navigation.courses}>
        <h2 className="visually-hidden">{shell.messages.navigation.courses}</h2>
        {renderCourses(courses)}
      </section>
    );
  const heading = `${id}-name`;
  return (
    <section id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{address === undefined ? name : <Link to={address}>{name}</Link>}</h2>
        <p className="muted">{plural(shell.messages.catalogue.results, count, shell)}</p>
      </div>
      {subjects.map((subject) => (
        <section key={subject.id} id={subject.id} aria-labelledby={`${subject.id}-name`} className={styles.subject}>
          <h3 id={`${subject.id}-name`}>{subject.name}</h3>
          {renderCourses(subject.courses)}
        </section>
      ))}
      {subjects.length === 0 && courses.length > 0 && (
        <div className={isOverview ? styles.row : undefined}>{renderCourses(courses)}</div>
      )}
      {isOverview && count > courses.length && <Others group={group} heading={heading} />}
    </section>
  );
}

interface OthersProps {
  readonly group: CourseGroup;
  /** The id of the heading, which says which courses they are. */
  readonly heading: string;
}

/** Leads to all courses of a group: to a page, or to the catalogue with the group chosen, which needs JavaScript. */
function Others({ group: { id, address, others = address }, heading }: OthersProps) {
  const { addresses, messages } = useShell();
  const link = `${groupId(id)}-others`;
  return (
    <p className={`${styles.others} screen-only ${others === undefined ? 'script-only' : ''}`}>
      <ButtonLink
        id={link}
        to={others ?? `${addresses.catalogue}?category=${id}`}
        variant="secondary"
        aria-labelledby={`${link} ${heading}`}
      >
        {messages.catalogue.showMore}
      </ButtonLink>
    </p>
  );
}

export interface CourseGroupsProps {
  readonly groups: readonly CourseGroup[];
  /** Whether links to the categories are shown above them. */
  readonly hasJump?: boolean;
  /** Whether the groups show their first courses only, and lead to the others. */
  readonly isOverview?: boolean;
  /** Whether courses can be compared. */
  readonly hasTicks?: boolean;
  /** Whether the courses of a group fill its rows, however few they are. */
  readonly hasLead?: boolean;
}

/** Courses by category; the id of a category is its fragment on the page. */
export function CourseGroups({
  groups,
  hasJump = groups.length > 1,
  isOverview = false,
  hasTicks = true,
  hasLead = false,
}: CourseGroupsProps) {
  const shell = useShell();
  const { ticked } = useCompared();
  const tick: RenderTick = (course) => <CompareTick course={course} ticked={ticked} />;
  const renderCourses: CourseGroupSectionProps['renderCourses'] = (courses) => (
    <CourseGrid courses={courses} hasLead={hasLead} renderTick={hasTicks ? tick : undefined} />
  );
  const links = groups.flatMap((group) => (group.subjects?.length ? group.subjects : [group]));
  return (
    <div className={styles.groups}>
      {hasJump && (
        <nav aria-label={shell.messages.catalogue.jump}>
          <ul className={styles.links} onFocus={showFocused}>
            {links.map(({ id, name, courses, count = courses.length }) => (
              <li key={id}>
                <a href={`#${groupId(id)}`}>
                  {name} <span className={styles.number}>{formatNumber(count, shell)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <CourseGroupSection key={group.id} group={group} isOverview={isOverview} renderCourses={renderCourses} />
      ))}
      <CompareBar ticked={ticked} />
    </div>
  );
}
