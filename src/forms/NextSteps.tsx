import { formatNumber } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
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
  const shell = useShell();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, position) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(position + 1, shell)}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {link && <LinkBeside link={link} />}
    </div>
  );
}
