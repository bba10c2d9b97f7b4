// After more courses are shown, keyboard focus continues at the first new one, not below them.
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function to call before cards are added: the first card after the element's current `count` cards then gets
 * the focus.
 */
export function useFocusNext(element: RefObject<HTMLElement | null>, count: number): () => void {
  const next = useRef<number>(undefined);
  useEffect(() => {
    const place = next.current;
    if (place === undefined || count <= place) return;
    next.current = undefined;
    const heading = element.current?.querySelectorAll<HTMLElement>('article h3')[place];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [element, count]);
  return useCallback(() => {
    next.current = count;
  }, [count]);
}
