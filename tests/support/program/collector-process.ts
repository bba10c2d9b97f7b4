// A collector in a separate process, so that a test can kill it. Its argument is the folder in which it stores. Tests compile this file.
import { createServer } from 'node:http';
import { createCollector } from '../../../generator/serve/collector.ts';

const [, , folder = '.'] = process.argv;
const collect = createCollector({
  folder,
  now: () => new Date('2026-11-21T09:00:00Z'),
  limits: { perMinute: 100_000 },
});
const server = createServer((request, response) => void collect(request, response));
server.listen(0, '127.0.0.1', () => {
  const place = server.address();
  process.stdout.write(`${typeof place === 'object' ? place?.port : ''}\n`);
});
