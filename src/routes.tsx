// The route tree at work: one layout around it, and on each route the screen that was loaded for the address.
import { Outlet, useRoutes } from 'react-router-dom';
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
  const layout = (
    <RootLayout isLoading={isLoading} announcement={announcement}>
      <Outlet />
    </RootLayout>
  );
  const children = siteRoutes(addresses, (templates) => (
    <ScreenView screen={screen} templates={templates} retry={retry} />
  ));
  const routes = useRoutes([{ path: '/', element: layout, children: [...children] }], location);
  return <PrefetchProvider value={usePrefetcher()}>{routes}</PrefetchProvider>;
}
