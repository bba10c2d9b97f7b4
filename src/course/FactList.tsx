import type { Fact, FactValue } from './course-props.ts';
import { Link } from '../ui/Link.tsx';
import * as styles from './FactList.module.css';

export interface FactListProps {
  readonly facts: readonly Fact[];
  /** Side by side in a panel, or one under the other where values are sentences. */
  readonly layout?: 'rows' | 'columns';
}

/** Labels with their values. */
export function FactList({ facts, layout = 'rows' }: FactListProps) {
  return (
    <dl className={layout === 'rows' ? styles.rows : styles.columns}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          {typeof fact.value === 'string' ? (
            <dd>{fact.value}</dd>
          ) : (
            fact.value.map((value) => <Value key={`${value.name} ${value.text}`} {...value} />)
          )}
        </div>
      ))}
    </dl>
  );
}

function Value({ name, text, to, notes = [] }: FactValue) {
  return (
    <dd>
      {name !== undefined && <span className={styles.name}>{name} </span>}
      {to === undefined ? (
        name === undefined ? (
          text
        ) : (
          <span className={styles.amount}>{text}</span>
        )
      ) : (
        <Link to={to}>{text}</Link>
      )}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </dd>
  );
}
