import { CheckList } from '../sections/CheckList.tsx';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import { Link } from '../ui/Link.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SessionBand } from '../sessions/SessionBand.tsx';
import { TrainerPicture } from './TrainerPicture.tsx';
import { inOneLine } from '../app/format.ts';
import type { TrainerProps } from './trainer-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './TrainerPage.module.css';

/** What a trainer can show for it, beside the biography. */
function TrainerFacts({ credentials, languages, links }: Pick<TrainerProps, 'credentials' | 'languages' | 'links'>) {
  const words = useShell().messages.trainers;
  return (
    <div className={styles.facts}>
      {credentials.length > 0 && (
        <Panel title={words.qualifications}>
          <CheckList items={credentials} />
        </Panel>
      )}
      {languages.length > 0 && (
        <Panel title={words.languages}>
          <p>{inOneLine(languages)}</p>
        </Panel>
      )}
      {links.length > 0 && (
        <Panel title={words.links}>
          <ul className={styles.list}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} rel="noopener">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

/** The page of a trainer. */
export function TrainerPage(props: TrainerProps) {
  const { trainer, breadcrumb, biographyHtml, credentials, languages, links, courses, caption = '' } = props;
  const words = useShell().messages.trainers;
  const hasFacts = credentials.length + languages.length + links.length > 0;
  return (
    <>
      <PageHeader title={trainer.name} intro={trainer.role} breadcrumb={breadcrumb}>
        <TrainerPicture trainer={trainer} isLarge />
      </PageHeader>
      {(biographyHtml !== undefined || hasFacts) && (
        <Section>
          <div className={biographyHtml !== undefined && hasFacts ? styles.about : undefined}>
            {biographyHtml !== undefined && <Prose html={biographyHtml} />}
            {hasFacts && <TrainerFacts credentials={credentials} languages={languages} links={links} />}
          </div>
        </Section>
      )}
      {courses.length > 0 && (
        <Section tone="sand" title={words.courses}>
          <CourseGrid courses={courses} />
        </Section>
      )}
      <SessionBand title={words.sessions} caption={caption} sessions={props.sessions} />
    </>
  );
}
