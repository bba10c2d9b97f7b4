// A player lets another site know who looks at the page, and weighs more than the page: it is loaded when the visitor
// asks for it. Until then, and without scripts, the still is a link to the video itself.
import { useState, type MouseEvent } from 'react';
import * as cards from '../ui/lazy/LinkCards.module.css';
import { Picture } from '../ui/Picture.tsx';
import { inOneLine } from '../app/format.ts';
import { isPlainClick } from '../ui/hooks/is-plain-click.ts';
import { withBase } from '../app/navigation/page-address.ts';
import type { Video, VideoPlayer, DocumentLink } from './media-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './VideoFigure.module.css';
import { Icon } from '../ui/Icon.tsx';

/** Files to download, each with its type and size, which its link says as well. */
export function DocumentList({ documents }: { readonly documents: readonly DocumentLink[] }) {
  const { base } = useShell();
  return (
    <ul className={cards.list}>
      {documents.map(({ title, note, href, type, size }) => (
        <li key={`${href} ${title}`} className={cards.card}>
          <Icon name="download" />
          <div className={cards.words}>
            <a className={cards.name} href={withBase(href, base)}>
              {title}{' '}
              <span className={cards.detail}>
                {type} <bdi>{size}</bdi>
              </span>
            </a>
            {note !== undefined && <p className={cards.detail}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a player needs of its page to play at once, and to fill the screen. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

const focus = (element: HTMLElement | null): void => element?.focus();

/** The player, which receives the focus of the control that it replaces. */
function Player({ video: { title, href, still }, player }: { readonly video: Video; readonly player: VideoPlayer }) {
  const { base, language } = useShell();
  if (player.kind === 'frame')
    return <iframe ref={focus} className={styles.frame} src={player.src} title={title} allow={ALLOWED} />;
  return (
    <video
      ref={focus}
      className={styles.frame}
      src={withBase(href, base)}
      poster={still && withBase(still.src, base)}
      aria-label={title}
      controls
      autoPlay
      playsInline
    >
      {player.captions !== undefined && (
        <track kind="captions" src={withBase(player.captions, base)} srcLang={language} default />
      )}
    </video>
  );
}

/** A video: a still until it is played. */
export function VideoFigure({ video }: { readonly video: Video }) {
  const { base } = useShell();
  const [isPlaying, setIsPlaying] = useState(false);
  const { player, still, href, action, description, duration, host } = video;
  const play = (event: MouseEvent): void => {
    if (!player || !isPlainClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  const facts = inOneLine([duration, host]);
  return (
    <figure className={styles.figure}>
      {isPlaying && player ? (
        <Player video={video} player={player} />
      ) : (
        <a className={styles.frame} href={withBase(href, base)} onClick={play}>
          {still && <Picture picture={still} sizes="(min-width: 60rem) 52rem, 100vw" className={styles.picture} />}
          {/* It points to where time goes in a player, which no direction of writing turns. */}
          <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9.5 7v10l8-5z" />
          </svg>
          <span className="visually-hidden">{action}</span>
        </a>
      )}
      {(description ?? facts) && (
        <figcaption>
          {description !== undefined && <p>{description}</p>}
          {facts && <p>{facts}</p>}
        </figcaption>
      )}
    </figure>
  );
}
