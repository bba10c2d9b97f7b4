// In-page navigation: without JavaScript these are plain links to the sections of the page.
import { useEffect, useRef } from 'react';
import { useCurrentSection } from '../../ui/hooks/use-current-section.ts';
import { useShell } from '../../app/shell.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './SectionLinks.module.css';
import { showFocused } from '../show-focused.ts';

/** A section of the page; `id` is its fragment. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
}

export interface SectionLinksProps {
  readonly sections: readonly PageSection[];
}

/** Links to the sections of a page; the one being read is marked. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { sections: label } = useShell().messages.course;
  const current = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [bar, link] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    // What the keyboard has reached stays in view, whatever is being read.
    if (!bar || !link || bar.querySelector(':focus-visible')) return;
    const [room, place] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
    bar.scrollBy({ left: place.left + place.width / 2 - room.left - room.width / 2 });
  }, [current]);
  return (
    <nav aria-label={label} className={styles.bar} onFocus={showFocused}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
