import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openNews, type NewsStream } from '../../../generator/dev/dev.ts';

async function served(): Promise<{ readonly news: NewsStream; readonly url: string }> {
  const news = openNews();
  const server = createServer((_request, response) => news.open(response)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return { news, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Reads a stream until a text has come. */
async function readUntil(url: string, text: string): Promise<string> {
  const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  while (reader && !read.includes(text)) read += (await reader.read()).value ?? '';
  return read;
}

test('a page that is opened late gets the last message only', async () => {
  const { news, url } = await served();
  news.send({ problems: 'One line\nand another' });
  news.send({ version: 'dev-2' });
  expect(await readUntil(url, 'dev-2')).toBe('retry: 500\n\ndata: {"version":"dev-2"}\n\n');
});

test('open pages get every message, each in one event', async () => {
  const { news, url } = await served();
  news.send({ version: 'dev-1' });
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const rest = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  news.send({ problems: 'One line\nand another' });
  news.reload();
  let read = '';
  while (rest && !read.includes('reload')) read += (await rest.read()).value ?? '';
  expect(read).toContain('data: {"problems":"One line\\nand another"}\n\n');
});
