// All routes stand under one layout. Which page an address has is content, so every route shows the screen that was
// loaded for it; the tree gives pages their parameters.
import { Outlet, useRoutes } from 'react-router-dom';
import { RootLayout } from './layouts/RootLayout.tsx';
import { PrefetchProvider } from './navigation/prefetch.ts';
import { ScreenView } from './navigation/ScreenView.tsx';
import { usePrefetcher } from './navigation/use-prefetcher.ts';
import { useScreen, type InitialScreen } from './navigation/use-screen.ts';
import { useShell } from './shell.tsx';

export interface SiteRoutesProps {
  readonly start: InitialScreen;
}

/** Shows the layout with the screen of the router's location. */
export function SiteRoutes({ start }: SiteRoutesProps) {
  const { catalogue } = useShell().addresses;
  const { screen, location, isLoading, announcement, retry } = useScreen(start);
  const element = <ScreenView screen={screen} retry={retry} />;
  const layout = (
    <RootLayout isLoading={isLoading} announcement={announcement}>
      <Outlet />
    </RootLayout>
  );
  const children = [
    { index: true, element },
    { path: catalogue, element },
    { path: `${catalogue}/:id`, element },
    { path: ':page', element },
    { path: '*', element },
  ];
  const routes = useRoutes([{ path: '/', element: layout, children }], location);
  return <PrefetchProvider value={usePrefetcher()}>{routes}</PrefetchProvider>;
}
