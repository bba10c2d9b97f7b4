import { SessionBand } from '../sessions/SessionBand.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { headOf, LinkBeside } from './Band.tsx';

/** Sessions to come. */
export function SessionsSection({ link, caption, sessions, ...section }: SectionOf<'sessions'>) {
  const aside = link && <LinkBeside link={link} />;
  return <SessionBand {...headOf(section)} caption={caption} sessions={sessions} aside={aside} />;
}
