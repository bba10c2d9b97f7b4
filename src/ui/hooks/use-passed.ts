// Says when a visitor has scrolled past an element, as long as the end of the page is not in view.
import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element lies above the window, and the footer of the page below it; false at first. */
export function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const [start, end] = [element.current, document.querySelector('footer')];
    if (!start || !end) return undefined;
    const observer = new IntersectionObserver(() => {
      const isAbove = start.getBoundingClientRect().bottom < 0;
      setPassed(isAbove && end.getBoundingClientRect().top > window.innerHeight);
    });
    observer.observe(start);
    observer.observe(end);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
