// The styles are imported first, because they declare the order of the cascade layers that all components use.
import { useEffect } from 'react';
import { matchRoutes, NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { type InitialScreen, useScreen } from './navigation/use-screen.ts';
import type { Shell } from './page-props.ts';
import { ShellProvider, useShell } from './shell.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { PrefetchProvider } from './navigation/prefetch.ts';
import { ScreenView } from './navigation/ScreenView.tsx';
import { usePrefetcher } from './navigation/use-prefetcher.ts';
import { siteRoutes } from './route-tree.ts';
import '../styles/index.css';

// The route tree at work: one layout around it, and on each route the screen that was loaded for the address.

interface SiteRoutesProps {
  readonly start: InitialScreen;
}

/** Shows the layout with the screen of the router's location. */
function SiteRoutes({ start }: SiteRoutesProps) {
  const { addresses } = useShell();
  const { screen, location, isLoading, announcement, retry } = useScreen(start);
  const routes = siteRoutes(addresses, (templates) => (
    <ScreenView screen={screen} templates={templates} retry={retry} />
  ));
  // What the router's own hook does with a location, less what it does for nested layouts and loaders of data: no route
  // of the site has these, and every page would load them.
  const match = matchRoutes([...routes], location)?.at(-1);
  return (
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <PrefetchProvider value={usePrefetcher()}>
        <RootLayout isLoading={isLoading} announcement={announcement}>
          {match?.route.element}
        </RootLayout>
      </PrefetchProvider>
    </LocationContext>
  );
}

export interface AppProps {
  readonly shell: Shell;
  readonly start: InitialScreen;
}

const ignore = (): void => undefined;

/** The site inside a router, identical on the server and in the browser. */
export function App({ shell, start }: AppProps) {
  useEffect(() => {
    if (shell.analytics) void import('../analytics/measure.ts').then(({ measure }) => measure(shell)).catch(ignore);
  }, [shell]);
  return (
    <ShellProvider shell={shell}>
      <SiteRoutes start={start} />
    </ShellProvider>
  );
}
