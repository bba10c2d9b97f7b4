// Renders planned pages for the development server, and serves the code that they load: with Vite from the sources, so
// that changed code shows too, or, where the package brings it bundled, as a build does.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { shippedFolder } from '../cache/project-folder.ts';
import type { DocumentInput } from '../../src/entry-server.tsx';

export interface DevRenderer {
  /** The URL of the script that listens to the server's news. */
  readonly live: string;
  /** Answers a request for the site's code; calls `next` for any other. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Returns the HTML of a page; the renderer adds what it loads. */
  render(address: string, input: Omit<DocumentInput, 'assets'>): Promise<string>;
  close(): Promise<void>;
}

/** Starts the renderer for the program as it is installed; `server` carries Vite's own messages. */
export async function startDevRenderer(server: Server): Promise<DevRenderer> {
  if (shippedFolder !== undefined) return (await import('./built-renderer.ts')).startBuiltRenderer();
  return (await import('./vite-renderer.ts')).startViteRenderer(server);
}
