// The styles are imported first, because they declare the order of the cascade layers that all components use.
import './styles/index.css';
import type { InitialScreen } from './navigation/use-screen.ts';
import type { Shell } from './page-props.ts';
import { SiteRoutes } from './routes.tsx';
import { ShellProvider } from './shell.tsx';

export interface AppProps {
  readonly shell: Shell;
  readonly start: InitialScreen;
}

/** The site inside a router, identical on the server and in the browser. */
export function App({ shell, start }: AppProps) {
  return (
    <ShellProvider shell={shell}>
      <SiteRoutes start={start} />
    </ShellProvider>
  );
}
