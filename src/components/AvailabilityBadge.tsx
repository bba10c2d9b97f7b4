import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './AvailabilityBadge.module.css';

export interface AvailabilityBadgeProps {
  readonly availability: SessionRow['availability'];
}

const KINDS = {
  Available: { key: 'available', className: styles.available },
  Limited: { key: 'limited', className: styles.limited },
  Full: { key: 'full', className: styles.full },
} as const;

/** The availability of a session as text and colour. */
export function AvailabilityBadge({ availability }: AvailabilityBadgeProps) {
  const words = useShell().messages.schedule.availabilities;
  const { key, className } = KINDS[availability];
  return <span className={`${styles.badge} ${className}`}>{words[key]}</span>;
}
