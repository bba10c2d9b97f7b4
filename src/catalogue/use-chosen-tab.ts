// The fragment of the address names the tab, so that a link can open it. Choosing a tab rewrites the fragment without
// an entry in the history and without scrolling.
import { useCallback, useEffect, useState } from 'react';

/** Returns the id of the chosen tab, the first one at the start, and a function that chooses another. */
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
