import type { SessionGroup } from '../catalogue/group-sessions.ts';
import { Link } from './Link.tsx';
import styles from './SessionGroupHead.module.css';

export interface SessionGroupHeadProps {
  readonly group: Pick<SessionGroup, 'title' | 'event'>;
}

/** The heading of a month, or of an event with what it is. */
export function SessionGroupHead({ group: { title, event } }: SessionGroupHeadProps) {
  if (!event) return title;
  return (
    <>
      {event.to === undefined ? title : <Link to={event.to}>{title}</Link>}
      {event.description !== undefined && <span className={styles.description}>{event.description}</span>}
    </>
  );
}
