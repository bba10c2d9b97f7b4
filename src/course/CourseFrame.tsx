// What the pages of all courses have around what tells their designs apart.
import { type ReactNode, useState } from 'react';
import type { CourseWords } from '../../schemas/types.ts';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import { useShell } from '../app/shell.tsx';
import { PrintContact } from '../contact/PrintContact.tsx';
import { ContactCard } from '../contact/ContactCard.tsx';
import { courseLink, sessionLink } from '../sessions/registration-address.ts';
import { RegisterLink } from '../sessions/RegisterLink.tsx';
import { isFull } from '../sessions/session-text.ts';
import type { CourseSession, RegistrationLink } from '../sessions/session-props.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import * as columns from '../catalogue/CourseColumns.module.css';
import * as styles from './CourseHeader.module.css';
import type { CourseProps, Fact } from './course-props.ts';
import { CourseStart } from './CourseStart.tsx';
import { FactList } from './FactList.tsx';
import { Panel } from '../ui/Panel.tsx';
import * as panelStyles from './FactsPanel.module.css';

type FactsPanelProps = Pick<CourseFrameProps, 'course' | 'factsTitle' | 'facts' | 'children'>;

/** How many facts a phone shows at first; the styles have the same number. */
const FIRST = 6;

/** The panel next to a course: its picture, its facts and what to do next. */
function FactsPanel({ course, factsTitle, facts, children }: FactsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { allFacts } = useShell().messages.course;
  const isLong = facts.length > FIRST + 1;
  return (
    <div className={panelStyles.panel} data-folded={(isLong && !isOpen) || undefined}>
      {course.picture && <Picture picture={course.picture} sizes="92vw" className={panelStyles.picture ?? ''} />}
      <Panel title={facts.length > 0 ? factsTitle : undefined}>
        {facts.length > 0 && <FactList facts={facts} />}
        {isLong && (
          <button type="button" className={panelStyles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {allFacts}
          </button>
        )}
        <div className={panelStyles.action}>{children}</div>
      </Panel>
    </div>
  );
}

interface CourseActionsProps {
  readonly words: CourseWords;
  /** Where to register, for the session whose date is shown next to it. */
  readonly link: RegistrationLink;
  /** Whether there is an upcoming session. */
  readonly hasDate: boolean;
  /** Whether there is one that is not full. */
  readonly hasPlaces: boolean;
}

/** The next steps for a course: register, or where that is not possible, ask; for a date only where none has places. */
export function CourseActions({ link, words, hasDate, hasPlaces }: CourseActionsProps) {
  const { registerNow } = useShell().messages.course;
  const ask = hasPlaces ? words.contact?.link : words.sessions.ask;
  return (
    <>
      <RegisterLink link={link} text={registerNow} />
      {!(hasDate && link.registerTo) && ask && (
        <ButtonLink variant="secondary" to={ask.to}>
          {ask.label}
        </ButtonLink>
      )}
    </>
  );
}

interface CourseFrameProps extends Omit<CourseProps, 'sessions'> {
  readonly words: CourseWords;
  /** What stands out of the course, below its title. */
  readonly marks: ReactNode;
  /** The session that the page begins with: the next one with places, or else the next one. */
  readonly next?: CourseSession | undefined;
  readonly hasDate: boolean;
  /** Text of the registration button. */
  readonly action: string;
  readonly factsTitle: string;
  readonly facts: readonly Fact[];
  readonly share?: ReactNode;
  /** Below the facts on large screens, below the text on small ones. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The page of a course. The facts come first in the markup and the rest of the sidebar last, as a phone shows them. */
export function CourseFrame({ course, words, next, related, children, ...rest }: CourseFrameProps) {
  const shell = useShell();
  const { picture } = course;
  const link = next ? sessionLink(next, shell) : courseLink(course, shell);
  return (
    <>
      <PageHeader
        title={course.title}
        eyebrow={course.label}
        intro={course.description}
        breadcrumb={rest.breadcrumb}
        // On small screens, the facts below have the picture.
        cover={picture && <Picture picture={{ ...picture, alt: '' }} sizes="50vw" className={styles.cover} />}
        parts={rest.parts ?? {}}
      >
        {rest.marks}
        <CourseStart course={course} next={next} link={link} action={rest.action} />
      </PageHeader>
      <div className={columns.columns}>
        <div className={columns.facts}>
          <FactsPanel course={course} factsTitle={rest.factsTitle} facts={rest.facts}>
            <CourseActions
              link={link}
              words={words}
              hasDate={rest.hasDate}
              hasPlaces={rest.hasDate && !(next && isFull(next))}
            />
            {rest.facts.length > 0 && rest.share}
          </FactsPanel>
        </div>
        <div className={columns.main}>{children}</div>
        <div className={`${columns.aside} screen-only`}>
          <ContactCard words={words.contact} course={course.title} />
          {rest.aside}
        </div>
        <PrintContact />
      </div>
      {related.length > 0 && (
        <div className="screen-only">
          <Section title={words.relatedTitle} tone="sand">
            <CourseGrid courses={related} />
          </Section>
        </div>
      )}
    </>
  );
}
