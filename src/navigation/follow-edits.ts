// While an editor writes, the open page updates in place after each save. Only the development server sends these
// messages; the built site contains no such code.
import type { ViteHotContext } from 'vite/types/hot.js';

/** The message of the development server when a file has been saved. */
export interface Saved {
  readonly version: string;
  readonly shellUrl: string;
}

/** Calls back with content of another version than the page shows, and removes the overlay with the last problems. */
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
