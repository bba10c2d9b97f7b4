// The fragment of the URL names the tab, so that a link can open it. Choosing a tab replaces the fragment without a
// history entry and without scrolling.
import { useCallback, useEffect, useState } from 'react';

/** Returns the id of the chosen tab, initially the first one, and a function that chooses another. */
export function useChosenTab(ids: readonly string[]): readonly [string, (id: string) => void] {
  const [chosen, setChosen] = useState(ids[0] ?? '');
  const known = ids.join(' ');

  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1);
      if (known.split(' ').includes(id)) setChosen(id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [known]);

  const choose = useCallback((id: string) => {
    setChosen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }, []);

  return [chosen, choose];
}
