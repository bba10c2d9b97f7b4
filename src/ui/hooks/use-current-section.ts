// Determines which section of a page a visitor is reading: the one that crosses a line in the upper part of the window.
import { useEffect, useState } from 'react';

/** The line is a third down the window; the observed area has no height. */
const LINE = '-33% 0px -67% 0px';

/** Returns the id of the section being read; undefined before any has been reached. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const known = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
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
