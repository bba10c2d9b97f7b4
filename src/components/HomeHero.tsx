import type { HomePage } from '../../schemas/types.ts';
import type { Picture as PictureData } from '../page-props.ts';
import { ButtonRow } from './ButtonRow.tsx';
import styles from './HomeHero.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

export interface HomeHeroProps {
  readonly title: string;
  readonly words: NonNullable<HomePage['hero']>;
  readonly picture?: PictureData | undefined;
}

/** The opening of the home page: where the provider is, what it offers, and where to continue. */
export function HomeHero({ title, words, picture }: HomeHeroProps) {
  return (
    <div className={picture ? styles.band : `${styles.band} ${styles.plain}`} data-tone="sea">
      {picture && (
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 54rem, 100vw" priority />
      )}
      <div className={styles.inner}>
        <div className={styles.text}>
          {words.badge !== undefined && (
            <p className={styles.badge}>
              <Icon name="map-pin" />
              {words.badge}
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          {words.lead !== undefined && <p className={styles.lead}>{words.lead}</p>}
          {words.links && words.links.length > 0 && <ButtonRow links={words.links} />}
          {words.note !== undefined && <p className={styles.note}>{words.note}</p>}
        </div>
      </div>
    </div>
  );
}
