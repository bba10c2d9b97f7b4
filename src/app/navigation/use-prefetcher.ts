import { useCallback } from 'react';
import { parsePath } from 'react-router-dom';
import { useShell } from '../shell.tsx';
import { loadPage } from '../templates.ts';
import { addressOf } from './page-address.ts';
import { loadPageData, type Place } from './page-data.ts';
import type { Prefetch } from './prefetch.ts';

async function load(address: string, place: Place): Promise<void> {
  const data = await loadPageData(address, place);
  if (data && 'page' in data) await loadPage(data.page);
}

/** Returns a function that prefetches a page; a failure becomes visible only if the visitor goes there. */
export function usePrefetcher(): Prefetch {
  const shell = useShell();
  return useCallback(
    (to) => {
      const { pathname } = parsePath(to);
      if (pathname) load(addressOf(pathname), shell).catch(() => undefined);
    },
    [shell],
  );
}
