// Messages to the open pages, as server-sent events: what src/app/scripts/live.ts listens to.
import type { ServerResponse } from 'node:http';
import type { ShownProblem } from './shown-problems.ts';

/** Where pages listen. */
export const NEWS = '/@prospectus/news';

/** A message to the open pages: the problems of the content, or the version of its pages. */
export type News = ({ readonly problems: string } | { readonly version: string }) & {
  /** What is wrong, with excerpts; warnings alone do not keep a page from being shown. */
  readonly shown?: readonly ShownProblem[];
};

export interface NewsStream {
  /** Sends the latest message, and all that follow. */
  open(response: ServerResponse): void;
  /** Sends a message to the open pages; pages opened later get the last one too. */
  send(news: News): void;
  /** Reloads the open pages. */
  reload(): void;
}

const RETRY_MS = 500;

const messageOf = (news: News): string => `data: ${JSON.stringify(news)}\n\n`;

/** Opens a stream of messages, which nobody reads yet. */
export function openNews(): NewsStream {
  const readers = new Set<ServerResponse>();
  let latest: News | undefined;
  const write = (text: string): void => {
    for (const reader of readers) reader.write(text);
  };
  return {
    open: (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: ${RETRY_MS}\n\n${latest ? messageOf(latest) : ''}`);
      readers.add(response);
      response.once('close', () => readers.delete(response));
    },
    send: (news) => {
      latest = news;
      write(messageOf(news));
    },
    reload: () => write('event: reload\ndata:\n\n'),
  };
}
