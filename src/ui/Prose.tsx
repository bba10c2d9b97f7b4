import { trustedHtml } from '../app/trusted-types.ts';
import * as styles from './Prose.module.css';

/** An author's prose with its typography: safe HTML, made from Markdown and sanitised at build time. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
