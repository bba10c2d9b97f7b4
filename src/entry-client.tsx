// Brings a pre-rendered page to life. Until this has run, and if it fails, the page works as plain HTML.
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { applyHead } from './head/apply-head.ts';
import { fetchJson } from './navigation/fetch-json.ts';
import { loadScreen } from './navigation/load-screen.ts';
import { addressUnder, basename, withBase } from './navigation/page-address.ts';
import { keepPageData } from './navigation/page-data.ts';
import { headOf } from './navigation/screen.ts';
import type { Start } from './navigation/use-screen.ts';
import type { PageData, Shell } from './page-props.ts';
import { loadTemplate } from './templates.ts';

interface Embedded {
  readonly container: HTMLElement;
  readonly page: PageData;
  readonly shell: Shell;
}

async function readEmbedded(): Promise<Embedded | undefined> {
  const container = document.getElementById('root');
  const text = document.getElementById('page-data')?.textContent;
  const link = document.querySelector<HTMLLinkElement>('#shell-data');
  if (!container || !text || !link) return undefined;
  const page: PageData = JSON.parse(text);
  const shell = await fetchJson<Shell>(link.href);
  return shell && { container, page, shell };
}

function application(shell: Shell, start: Start): ReactNode {
  return (
    <BrowserRouter basename={basename(shell.base)}>
      <App shell={shell} start={start} />
    </BrowserRouter>
  );
}

async function hydrate({ container, page, shell }: Embedded): Promise<void> {
  await loadTemplate(page.page.template);
  keepPageData(page, shell.base);
  const site = application(shell, { screen: { kind: 'page', data: page }, version: page.version });
  // As a transition, React hydrates in slices: a slow phone scrolls and answers in between.
  startTransition(() => void hydrateRoot(container, site));
}

// The host had no file for this address and sent the not-found page. The site may know the address all the same:
// as one that has moved, or as a page whose file the host could not name.
async function renderAfresh({ container, page, shell }: Embedded, address: string): Promise<void> {
  const arrival = await loadScreen(address, { base: shell.base, version: undefined });
  if (arrival.kind === 'reload') return;
  if (arrival.kind === 'redirect') {
    window.location.replace(withBase(arrival.to, shell.base));
    return;
  }
  applyHead(headOf(arrival.screen, shell));
  createRoot(container).render(application(shell, { screen: arrival.screen, version: page.version }));
}

async function start(): Promise<void> {
  const embedded = await readEmbedded();
  if (!embedded) return;
  const address = addressUnder(embedded.shell.base, window.location.pathname);
  await (address === embedded.page.address ? hydrate(embedded) : renderAfresh(embedded, address));
}

// Without the shell or the page's chunk the page stays as the server wrote it: complete, with plain links.
start().catch(() => undefined);
