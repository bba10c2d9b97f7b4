// Some styles of the whole window follow a part of the page. `:root:has(.part)` would say so in CSS alone, but makes the
// browser style every element again with each piece of the page that arrives: 158 ms for the schedule at a fourth of the speed.
import { useLayoutEffect } from 'react';

/** Puts an attribute `data-NAME` on the root element while the component is shown and `isOn`. */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.toggleAttribute(`data-${name}`, true);
    return () => {
      root.toggleAttribute(`data-${name}`, false);
    };
  }, [name, isOn]);
}
