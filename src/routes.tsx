// The route tree at work: one layout around it, and on each route the screen that was loaded for the address.
import { useRoutes } from 'react-router-dom';
import { RootLayout } from './layouts/RootLayout.tsx';
import { PrefetchProvider } from './navigation/prefetch.ts';
import { ScreenView } from './navigation/ScreenView.tsx';
import { usePrefetcher } from './navigation/use-prefetcher.ts';
import { useScreen, type InitialScreen } from './navigation/use-screen.ts';
import { siteRoutes } from './route-tree.ts';
import { useShell } from './shell.tsx';

export interface SiteRoutesProps {
  readonly start: InitialScreen;
}

/** Shows the layout with the screen of the router's location. */
export function SiteRoutes({ start }: SiteRoutesProps) {
  const { addresses } = useShell();
  const { screen, location, isLoading, announcement, retry } = useScreen(start);
  const routes = siteRoutes(addresses, (templates) => (
    <ScreenView screen={screen} templates={templates} retry={retry} />
  ));
  // The screen's location, which is not yet that of the address bar while a page loads.
  const element = useRoutes([...routes], location);
  return (
    <PrefetchProvider value={usePrefetcher()}>
      <RootLayout isLoading={isLoading} announcement={announcement}>
        {element}
      </RootLayout>
    </PrefetchProvider>
  );
}
