import { trustedHtml } from '../app/trusted-types.ts';
import * as styles from './Prose.module.css';

export interface ProseProps {
  /** Safe HTML: made from Markdown and sanitised at build time. */
  readonly html: string;
}

/** An author's prose with its typography. */
export function Prose({ html }: ProseProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
