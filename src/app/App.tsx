// The styles are imported first, because they declare the order of the cascade layers that all components use.
import '../styles/index.css';
import { useEffect } from 'react';
import type { InitialScreen } from './navigation/use-screen.ts';
import type { Shell } from './page-props.ts';
import { SiteRoutes } from './routes.tsx';
import { ShellProvider } from './shell.tsx';

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
