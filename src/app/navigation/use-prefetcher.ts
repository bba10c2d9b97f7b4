import { useCallback } from 'react';
import { parsePath } from 'react-router-dom';
import { useShell } from '../shell.tsx';
import { loadPage } from '../templates.ts';
import { addressOf } from './page-address.ts';
import { loadPageData } from './page-data.ts';
import type { Prefetch } from './prefetch.ts';

async function load(address: string, base: string): Promise<void> {
  const data = await loadPageData(address, base);
  if (data && 'page' in data) await loadPage(data.page);
}

/** Returns a function that prefetches a page; a failure becomes visible only if the visitor goes there. */
export function usePrefetcher(): Prefetch {
  const { base } = useShell();
  return useCallback(
    (to) => {
      const { pathname } = parsePath(to);
      if (pathname) load(addressOf(pathname), base).catch(() => undefined);
    },
    [base],
  );
}
