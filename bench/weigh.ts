// Weighs files as they travel to a visitor of a host that compresses with gzip, the least that every host does.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Weight, weightBudget } from './budgets.ts';

const kinds: Readonly<Record<string, keyof Weight>> = {
  '.html': 'html',
  '.js': 'js',
  '.css': 'css',
  '.woff2': 'font',
  '.json': 'data',
};
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg']);

function bytesOf(file: string): number {
  const body = readFileSync(file);
  return compressed.has(extname(file)) ? gzipSync(body).length : body.length;
}

/** Returns the weight of files of a site by kind; what is neither text nor font counts as a picture. */
export function weigh(out: string, files: Iterable<string>): Weight {
  const weight = { html: 0, js: 0, css: 0, font: 0, data: 0, picture: 0 };
  for (const file of new Set(files)) weight[kinds[extname(file)] ?? 'picture'] += bytesOf(join(out, file));
  return weight;
}

/** Returns one line for each kind of file that weighs more than its budget. */
export function overweight(weight: Weight, budget: Readonly<Partial<Weight>> = weightBudget): readonly string[] {
  const limits = Object.entries(budget) as [keyof Weight, number][];
  return limits.flatMap(([kind, most]) =>
    weight[kind] > most ? [`${kind}: ${weight[kind]} bytes, at most ${most}`] : [],
  );
}
