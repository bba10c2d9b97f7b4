import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentInput } from '../../../src/app/entry-server.tsx';

/** What renders planned pages for the development server, and serves the code that they load. */
export interface DevRenderer {
  /** The URL of the script that listens to the server's news. */
  readonly live: string;
  /** Answers a request for the site's code; calls `next` for any other. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Returns the HTML of a page; the renderer adds what it loads. */
  render(address: string, input: Omit<DocumentInput, 'assets'>): Promise<string>;
  close(): Promise<void>;
}
