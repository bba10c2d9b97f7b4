// In-page navigation: without JavaScript these are plain links to the sections of the page.
import { useEffect, useRef, useState } from 'react';
import type { TextSection } from '../../pages/static-page-props.ts';
import { useShell } from '../../app/shell.tsx';
import { Link } from '../../ui/Link.tsx';
import { showFocused } from '../../ui/show-focused.ts';
import * as styles from './SectionLinks.module.css';

/** The line is a third down the window; the observed area has no height. */
const LINE = '-33% 0px -67% 0px';

/** Whether the section is still to be reached. */
function isAhead(first = ''): boolean {
  const top = document.getElementById(first)?.getBoundingClientRect().top ?? 0;
  return top > window.innerHeight / 3;
}

/** Returns the id of the section that crosses a line in the upper part of the window; undefined before the first. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const known = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
        // A jump to the top of the page enters none.
        else if (isAhead(known.split(' ')[0])) setCurrent(undefined);
      },
      { rootMargin: LINE },
    );
    for (const id of known.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [known]);

  return current;
}

/** Links to the sections of a page; the one being read is marked. */
export function SectionLinks({ sections }: { readonly sections: readonly TextSection[] }) {
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
