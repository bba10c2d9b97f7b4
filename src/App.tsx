// The styles come first, because they declare the order of the layers that all components write into.
import './styles/index.css';
import type { Start } from './navigation/use-screen.ts';
import type { Shell } from './page-props.ts';
import { SiteRoutes } from './routes.tsx';
import { ShellProvider } from './shell.tsx';

export interface AppProps {
  readonly shell: Shell;
  readonly start: Start;
}

/** The site inside a router: the same on the server and in the browser. */
export function App({ shell, start }: AppProps) {
  return (
    <ShellProvider shell={shell}>
      <SiteRoutes start={start} />
    </ShellProvider>
  );
}
