// Header and footer are half of a page's markup and the same on nearly all pages. The server renders them once, as a
// frame around nothing, and reuses it for each page.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from './App.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { basename, withBase } from './navigation/page-address.ts';
import { ScreenView } from './navigation/ScreenView.tsx';
import type { PageHtml } from './page-html.ts';
import type { PageData } from './page.ts';
import type { Shell } from './shell-props.ts';
import { routerFuture } from './route-tree.ts';
import { ShellProvider } from './shell.tsx';

/** The rendered site: the element `main`, and what is before and after it. */
export type Root = Pick<PageHtml, 'header' | 'main' | 'footer'>;

/** A page with what it shares with others. */
export interface RootInput {
  readonly page: PageData;
  readonly shell: Shell;
}

type Frame = Omit<Root, 'main'>;

const START = '<main id="main"';
const END = '</main>';

const framesOf = new WeakMap<Shell, ReturnType<typeof makeFrames>>();

function renderAt({ page, shell }: RootInput, site: ReactNode): string {
  return renderToString(
    <StaticRouter basename={basename(shell.base)} future={routerFuture} location={withBase(page.address, shell.base)}>
      {site}
    </StaticRouter>,
  );
}

function split(root: string): Root {
  const [start, end] = [root.indexOf(START), root.lastIndexOf(END) + END.length];
  return { header: root.slice(0, start), main: root.slice(start, end), footer: root.slice(end) };
}

/** Renders header, page and footer in one pass. */
export function renderWhole(input: RootInput): Root {
  const { page, shell } = input;
  const start = { screen: { kind: 'page', data: page }, version: page.version } as const;
  return split(renderAt(input, <App shell={shell} start={start} />));
}

/** Renders the layout around a page without the rest of it, or around nothing. */
const renderLayout = (input: RootInput, page: ReactNode): string =>
  renderAt(
    input,
    <ShellProvider shell={input.shell}>
      <RootLayout isLoading={false} announcement="" isMainOnly={page !== null}>
        {page}
      </RootLayout>
    </ShellProvider>,
  );

/** All pages share a frame, except those in a menu: there, the menu marks an entry as the current one. */
function makeFrames({ headerLinks, addresses }: Shell) {
  const links = headerLinks.flatMap((entry) => entry.items ?? entry);
  // By the address that is marked; without one, it is empty.
  const known = new Map<string, Frame>();
  return { marked: new Set(['/', addresses.catalogue, ...links.map(({ to }) => to)]), known };
}

function frameOf(input: RootInput): Frame {
  const { page, shell } = input;
  const frames = framesOf.get(shell) ?? makeFrames(shell);
  framesOf.set(shell, frames);
  const name = frames.marked.has(page.address) ? page.address : '';
  const frame = frames.known.get(name) ?? split(renderLayout(input, null));
  frames.known.set(name, frame);
  return frame;
}

/** Renders header, page and footer; returns the same texts as `renderWhole`, several times faster. */
export function renderRoot(input: RootInput): Root {
  const { header, footer } = frameOf(input);
  const screen = { kind: 'page', data: input.page } as const;
  const page = renderLayout(input, <ScreenView screen={screen} retry={() => undefined} />);
  const start = page.indexOf(START);
  // React's preloads come first. If a page has some that the frame does not have, only React knows their order.
  return header.startsWith(page.slice(0, start)) ? { header, main: page.slice(start), footer } : renderWhole(input);
}
