import type { HomePage } from '../../schemas/types.ts';
import type { Picture as PictureData } from '../media/media-props.ts';
import type { Link } from '../ui/link-props.ts';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import * as styles from './HomeHero.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';

/** What is beside the heading and the picture. */
type HeroWords = { readonly [Key in 'badge' | 'lead' | 'note']?: NonNullable<HomePage['hero']>[Key] | undefined } & {
  readonly links?: readonly Link[] | undefined;
};

export interface HomeHeroProps {
  readonly title: string | undefined;
  /** Further down a page, the heading is one of a section. */
  readonly level?: 1 | 2;
  readonly words: HeroWords;
  readonly picture?: PictureData | undefined;
}

/** The opening of a page: where the provider is, what it offers, and where to continue. */
export function HomeHero({ title, level = 1, words, picture }: HomeHeroProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={picture ? styles.band : `${styles.band} ${styles.plain}`} data-tone="sea">
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 64rem) 54rem, 100vw"
          priority={level === 1}
        />
      )}
      <div className={styles.inner}>
        <div className={styles.text}>
          {words.badge !== undefined && (
            <p className={styles.badge}>
              <Icon name="map-pin" />
              {words.badge}
            </p>
          )}
          {title !== undefined && <Heading>{title}</Heading>}
          {words.lead !== undefined && <p className={styles.lead}>{words.lead}</p>}
          {words.links && words.links.length > 0 && <ButtonRow links={words.links} />}
          {words.note !== undefined && <p className={styles.note}>{words.note}</p>}
        </div>
      </div>
    </div>
  );
}
