import type { CourseSession } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './AvailabilityBadge.module.css';

export interface AvailabilityBadgeProps {
  readonly session: Pick<CourseSession, 'availability' | 'status' | 'seatsLeft'>;
}

const KINDS = {
  Available: { key: 'available', className: styles.available },
  Limited: { key: 'limited', className: styles.limited },
  Full: { key: 'full', className: styles.full },
  'Waiting list': { key: 'waitingList', className: styles.full },
} as const;

/** Whether a session has places, as text and colour; of one that was called off or moved, that it was. */
export function AvailabilityBadge({ session: { availability, status, seatsLeft } }: AvailabilityBadgeProps) {
  const words = useShell().messages.schedule.availabilities;
  if (status && status.kind !== 'postponed') {
    const tone = status.kind === 'cancelled' ? styles.full : styles.limited;
    return <span className={`${styles.badge} ${tone} ${styles.moved}`}>{status.text}</span>;
  }
  const kind = availability && KINDS[availability];
  return (
    <>
      {status && <span className={`${styles.badge} ${styles.limited} ${styles.moved}`}>{status.text}</span>}
      {kind && <span className={`${styles.badge} ${kind.className}`}>{words[kind.key]}</span>}
      {seatsLeft !== undefined && <span className={`${styles.seats} muted`}>{seatsLeft}</span>}
    </>
  );
}
