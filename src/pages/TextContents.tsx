import type { TextSection } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './TextContents.module.css';

export interface TextContentsProps {
  readonly sections: readonly TextSection[];
}

/** The contents of a text as links to its parts; beside it where there is room. */
export function TextContents({ sections }: TextContentsProps) {
  const { sections: label } = useShell().messages.course;
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
