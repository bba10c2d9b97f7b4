import type { SessionGroup } from './group-sessions.ts';
import { Link } from '../ui/Link.tsx';
import * as styles from './SessionGroupHead.module.css';

export interface SessionGroupHeadProps {
  readonly group: Pick<SessionGroup, 'title' | 'event' | 'note'>;
}

/** The heading of a month, or of an event, with what there is to know of it. */
export function SessionGroupHead({ group: { title, event, note = event?.description } }: SessionGroupHeadProps) {
  return (
    <>
      {event?.to === undefined ? title : <Link to={event.to}>{title}</Link>}
      {note !== undefined && <span className={styles.description}>{note}</span>}
    </>
  );
}
