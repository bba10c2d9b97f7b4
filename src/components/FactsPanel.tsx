import type { ReactNode } from 'react';
import type { Fact, Picture as PictureData } from '../page-props.ts';
import { FactList } from './FactList.tsx';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './FactsPanel.module.css';

export interface FactsPanelProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Absent where the provider shows no covers. */
  readonly picture?: PictureData | undefined;
  /** Shown below the facts: usually the registration button. */
  readonly children?: ReactNode;
}

/** The panel next to a course: its picture, its facts and what to do next. */
export function FactsPanel({ title, facts, picture, children }: FactsPanelProps) {
  return (
    <div className={styles.panel}>
      {picture && <Picture picture={picture} sizes="92vw" className={styles.picture ?? ''} />}
      <Panel title={facts.length > 0 ? title : undefined}>
        {facts.length > 0 && <FactList facts={facts} />}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </Panel>
    </div>
  );
}
