// A map lets a third party know who looks at it, so it is loaded only when the visitor asks for it.
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { fill } from '../app/format.ts';
import type { ContactProps } from '../forms/form-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './ContactMap.module.css';

/** A map that is loaded on request, and a link to it for everyone; nothing where there is none. */
export function ContactMap({ words }: { readonly words: ContactProps['words']['map'] }) {
  const { map, messages } = useShell();
  const [isShown, setIsShown] = useState(false);
  if (!map) return null;
  return (
    <div className={styles.map}>
      {isShown ? (
        <iframe className={styles.frame} src={map.embedUrl} title={words.frame} loading="lazy" />
      ) : (
        <div className={`${styles.closed} script-only`}>
          <Icon name="map-pin" className={styles.pin ?? ''} />
          <p className={styles.note}>{words.text}</p>
          <Button onClick={() => setIsShown(true)}>{words.show}</Button>
        </div>
      )}
      <p className={styles.links}>
        <Link to={map.linkUrl} target="_blank" rel="noopener" className={styles.link ?? ''}>
          {words.open} <Icon name="external" />
        </Link>
        {map.directions?.map(({ label, to }) => (
          <Link key={to} to={to} target="_blank" rel="noopener" className={styles.link ?? ''}>
            {fill(messages.navigation.directions, { app: label })} <Icon name="external" />
          </Link>
        ))}
      </p>
    </div>
  );
}
