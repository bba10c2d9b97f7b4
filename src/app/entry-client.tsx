// Hydrates a pre-rendered page. Until this has run, and if it fails, the page works as plain HTML.
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { fetchJson } from './navigation/fetch-file.ts';
import { addressUnder, basename, withBase } from './navigation/page-address.ts';
import { keepPage, type LoadedPage, readPage } from './navigation/load-page.ts';
import { loadScreen, type Screen } from './navigation/load-screen.ts';
import type { InitialScreen } from './navigation/use-screen.ts';
import type { Shell } from './shell-props.ts';
import { routerFuture } from './route-tree.ts';
import { loadPage } from './templates.ts';

interface Embedded {
  readonly container: HTMLElement;
  readonly page: LoadedPage;
  readonly shell: Shell;
}

async function readEmbedded(): Promise<Embedded | undefined> {
  const container = document.getElementById('root');
  const page = readPage(document);
  const link = document.querySelector<HTMLLinkElement>('#shell-data');
  if (!container || !page || !link) return undefined;
  const shell = await fetchJson<Shell>(link.href);
  const footer = container.querySelector(':scope > footer')?.innerHTML ?? '';
  return shell && { container, page, shell: { ...shell, footer } };
}

function application(shell: Shell, start: InitialScreen): ReactNode {
  return (
    <BrowserRouter basename={basename(shell.base)} future={routerFuture}>
      <App shell={shell} start={start} />
    </BrowserRouter>
  );
}

async function hydrate({ container, page, shell }: Embedded): Promise<Root | undefined> {
  await loadPage(page.page, true);
  keepPage(page);
  const site = application(shell, { screen: { kind: 'page', data: page }, version: page.version });
  // As a transition, React hydrates in slices, so that a slow phone can scroll and respond in between.
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, site);
  });
  return root;
}

/** Loads the screen of an address and puts its tags into the head; undefined if the browser navigates elsewhere. */
async function screenAt(address: string, shell: Shell): Promise<Screen | undefined> {
  const arrival = await loadScreen(address, { shell, version: undefined });
  if (arrival.kind === 'redirect') window.location.replace(withBase(arrival.to, shell.base));
  if (arrival.kind !== 'show') return undefined;
  arrival.applyHead();
  return arrival.screen;
}

// The host had no file for this address and sent the not-found page. The site may still know the address: it may have
// moved, or its file may have a name that the host could not derive.
async function renderAfresh({ container, page, shell }: Embedded, address: string): Promise<Root | undefined> {
  const screen = await screenAt(address, shell);
  if (!screen) return undefined;
  const root = createRoot(container);
  root.render(application(shell, { screen, version: page.version }));
  return root;
}

async function start(): Promise<Root | undefined> {
  const embedded = await readEmbedded();
  if (!embedded) return undefined;
  const address = addressUnder(embedded.shell.base, window.location.pathname);
  // The collector responds with that page at its own address.
  const isMeant = address === embedded.page.address || embedded.page.page.template === 'not-sent';
  return isMeant ? hydrate(embedded) : renderAfresh(embedded, address);
}

// Without the shell or the page's chunk the page stays as the server rendered it: complete, with plain links.
const started = start().catch(() => undefined);
// Then it shows everything, whatever the query asks for (see asked.ts).
void started.then((root) => root ?? delete document.documentElement.dataset['asked']);
