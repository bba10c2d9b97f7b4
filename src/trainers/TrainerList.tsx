import type { TrainerCard } from '../course/course-props.ts';
import { Link } from '../ui/Link.tsx';
import { TrainerPicture } from './TrainerPicture.tsx';
import * as styles from '../ui/lazy/LinkCards.module.css';

/** Trainers as compact cards; the whole card is a link to the trainer's page. */
export function TrainerList({ trainers }: { readonly trainers: readonly TrainerCard[] }) {
  return (
    <ul className={styles.list}>
      {trainers.map((trainer) => (
        <li key={trainer.id} className={styles.card}>
          <TrainerPicture trainer={trainer} />
          <p className={styles.words}>
            <Link to={trainer.address} className={styles.name}>
              {trainer.name}
            </Link>
            {trainer.role !== undefined && <span className={styles.detail}>{trainer.role}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
