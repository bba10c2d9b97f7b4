import * as styles from './StatementCard.module.css';

export interface StatementCardProps {
  readonly title: string;
  readonly text: string;
}

/** A statement of the provider, such as its mission. */
export function StatementCard({ title, text }: StatementCardProps) {
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
