import { LinkBeside } from '../ui/Button.tsx';
import type { Link } from '../ui/link-props.ts';
import * as styles from './NextSteps.module.css';

export interface NextStepsProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly link?: Link;
}

/** What happens after a form is sent, shown next to the form. */
export function NextSteps({ title, steps, link }: NextStepsProps) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {link && <LinkBeside link={link} />}
    </div>
  );
}
