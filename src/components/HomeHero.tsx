import type { HomePage } from '../../schemas/types.ts';
import { ButtonRow } from './ButtonRow.tsx';
import { HeroArt } from './HeroArt.tsx';
import styles from './HomeHero.module.css';
import { Icon } from './Icon.tsx';

export interface HomeHeroProps {
  readonly title: string;
  readonly words: HomePage['hero'];
}

/** The opening of the home page: where the provider is, what it offers, and where to go from here. */
export function HomeHero({ title, words }: HomeHeroProps) {
  return (
    <div className={styles.band} data-tone="sea">
      <HeroArt />
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.badge}>
            <Icon name="map-pin" />
            {words.badge}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <ButtonRow links={words.links} />
          <p className={styles.note}>{words.note}</p>
        </div>
      </div>
    </div>
  );
}
