import type { Picture as PictureData } from '../media/media-props.ts';
import type { Link } from '../ui/link-props.ts';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import * as styles from './ClosingCall.module.css';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';

export interface ClosingCallProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly links?: readonly Link[] | undefined;
  /** Decoration in the half of the band that has no text. */
  readonly picture?: PictureData | undefined;
}

/** The last band of a page: what visitors can do next. */
export function ClosingCall({ id, title, text, links, picture }: ClosingCallProps) {
  return (
    <div className={picture ? `screen-only ${styles.pictured}` : 'screen-only'}>
      {picture && <Picture className={styles.picture} picture={picture} sizes="50vw" />}
      <Section
        id={id}
        tone="sand"
        title={title}
        intro={text}
        aside={links && links.length > 0 && <ButtonRow links={links} />}
      />
    </div>
  );
}
