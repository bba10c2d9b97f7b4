// While an editor writes, the open page shows each saved file in place. Only the development server speaks to this;
// the built site has none of it.
import type { ViteHotContext } from 'vite/types/hot.js';

/** What the development server tells the open pages when a file has been saved. */
export interface Saved {
  readonly version: string;
  readonly shellUrl: string;
}

/** Calls back with content of another version than the page shows, and takes the problems of the last one away. */
export function followEdits(hot: ViteHotContext, show: (saved: Saved) => Promise<void>): void {
  const data = document.getElementById('page-data')?.textContent ?? '';
  let shown = /"version":"([^"]+)"/.exec(data)?.[1];
  hot.on('prospectus:saved', (saved: Saved) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    if (saved.version === shown) return;
    shown = saved.version;
    show(saved).catch(() => window.location.reload());
  });
  hot.send('prospectus:listening');
}
