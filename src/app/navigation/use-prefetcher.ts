import { useCallback } from 'react';
import { parsePath } from 'react-router-dom';
import { useShell } from '../shell.tsx';
import { addressOf } from './page-address.ts';
import type { Prefetch } from './prefetch.ts';

/** Returns a function that prefetches a page; a failure becomes visible only if the visitor goes there. */
export function usePrefetcher(): Prefetch {
  const shell = useShell();
  return useCallback(
    (to) => {
      const { pathname } = parsePath(to);
      if (pathname)
        import('../lazy/load-screen.ts')
          .then(({ prefetchPage }) => prefetchPage(addressOf(pathname), shell))
          .catch(() => undefined);
    },
    [shell],
  );
}
