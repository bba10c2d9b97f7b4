import { useState, type ReactNode } from 'react';
import type { Picture as PictureData } from '../media/media-props.ts';
import type { Fact } from './course-props.ts';
import { useShell } from '../app/shell.tsx';
import { FactList } from './FactList.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as styles from './FactsPanel.module.css';

export interface FactsPanelProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Absent where the provider shows no covers. */
  readonly picture?: PictureData | undefined;
  /** Shown below the facts: usually the registration button. */
  readonly children?: ReactNode;
}

/** How many facts a phone shows at first; the styles have the same number. */
const FIRST = 6;

/** The panel next to a course: its picture, its facts and what to do next. */
export function FactsPanel({ title, facts, picture, children }: FactsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { allFacts } = useShell().messages.course;
  const isLong = facts.length > FIRST + 1;
  return (
    <div className={styles.panel} data-folded={(isLong && !isOpen) || undefined}>
      {picture && <Picture picture={picture} sizes="92vw" className={styles.picture ?? ''} />}
      <Panel title={facts.length > 0 ? title : undefined}>
        {facts.length > 0 && <FactList facts={facts} />}
        {isLong && (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {allFacts}
          </button>
        )}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </Panel>
    </div>
  );
}
