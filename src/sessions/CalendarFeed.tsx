import type { ScheduleProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import * as styles from './CalendarFeed.module.css';
import { Icon } from '../ui/Icon.tsx';

export interface CalendarFeedProps {
  readonly calendar: ScheduleProps['calendar'];
}

/** Offers the calendar of all sessions: to subscribe to, or as a file. */
export function CalendarFeed({ calendar }: CalendarFeedProps) {
  const words = useShell().messages.schedule;
  return (
    <div className={`${styles.feed} screen-only`}>
      <div className={styles.text}>
        <h3 className={styles.title}>{words.calendar}</h3>
        <p className={styles.hint}>{words.calendarHint}</p>
      </div>
      <p className={styles.links}>
        <ButtonLink to={calendar.subscribeUrl} variant="secondary" size="small">
          <Icon name="calendar" />
          {words.subscribe}
        </ButtonLink>
        <ButtonLink to={calendar.file} variant="quiet" size="small">
          <Icon name="download" />
          {words.download}
        </ButtonLink>
      </p>
    </div>
  );
}
