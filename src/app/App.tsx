// The styles are imported first, because they declare the order of the cascade layers that all components use.
import '../styles/index.css';
import { useCallback, useEffect } from 'react';
import { parsePath, useRoutes } from 'react-router-dom';
import { RootLayout } from './layout/RootLayout.tsx';
import { prefetchPage } from './navigation/load-screen.ts';
import { addressOf } from './navigation/page-address.ts';
import { type Prefetch, PrefetchProvider } from './navigation/prefetch.ts';
import { ScreenView } from './navigation/ScreenView.tsx';
import { type InitialScreen, useScreen } from './navigation/use-screen.ts';
import type { Shell } from './shell-props.ts';
import { siteRoutes } from './route-tree.ts';
import { ShellProvider, useShell } from './shell.tsx';

/** Returns a function that prefetches a page; a failure becomes visible only if the visitor goes there. */
function usePrefetcher(): Prefetch {
  const shell = useShell();
  return useCallback(
    (to) => {
      const { pathname } = parsePath(to);
      if (!pathname) return;
      prefetchPage(addressOf(pathname), shell).catch(() => undefined);
    },
    [shell],
  );
}

// The route tree at work: one layout around it, and on each route the screen that was loaded for the address.

/** Shows the layout with the screen of the router's location. */
function SiteRoutes({ start }: { readonly start: InitialScreen }) {
  const { addresses } = useShell();
  const { screen, location, isLoading, announcement, retry } = useScreen(start);
  const routes = siteRoutes(addresses, (templates) => (
    <ScreenView screen={screen} templates={templates} retry={retry} />
  ));
  const page = useRoutes([...routes], location);
  const course =
    screen.kind === 'page' && 'course' in screen.data.page.props ? screen.data.page.props.course.title : undefined;
  return (
    <PrefetchProvider value={usePrefetcher()}>
      <RootLayout isLoading={isLoading} announcement={announcement} course={course}>
        {page}
      </RootLayout>
    </PrefetchProvider>
  );
}

/** The site inside a router, identical on the server and in the browser. */
export function App({ shell, start }: { readonly shell: Shell; readonly start: InitialScreen }) {
  useEffect(() => {
    if (!shell.analytics) return;
    // By the time that the code is there, a fast visitor has gone on.
    const { pathname: address, search } = window.location;
    const first = { address, search, title: document.title };
    void import('../analytics/measure.ts').then(({ measure }) => measure(shell, first)).catch(() => undefined);
  }, [shell]);
  return (
    <ShellProvider shell={shell}>
      <SiteRoutes start={start} />
    </ShellProvider>
  );
}
