// Translations and their originals are read whole to compare them, many of them in worker processes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { readableText } from '../../read/yaml/decode-text.ts';
import { comparePair, type PairOrder } from '../../site/languages/compare-pair.ts';
import type { TextContext } from '../../site/languages/text-checks.ts';
import { defineTask, type Pool, runBatches } from '../../workers/pool.ts';
import { BATCH, MANY } from '../examine/examine-files.ts';

/** Pairs of files to compare, and the folder that they are in. */
export interface CompareOrder {
  readonly content: string;
  readonly context: TextContext;
  /** The number of the first of them among all pairs. */
  readonly first: number;
  readonly pairs: readonly PairOrder[];
}

/** What was found in the pairs of an order. */
export interface CompareAnswer {
  readonly first: number;
  readonly found: readonly (readonly Diagnostic[])[];
}

/** Has pairs of files compared by a worker process. */
export const comparePairsTask = defineTask<CompareOrder, CompareAnswer>('comparePairs');

/** Compares pairs of files one after the other. */
export function comparePairs(
  { content, context, first, pairs }: CompareOrder,
  kinds: Kinds = builtInKinds,
): CompareAnswer {
  const textOf = (file: string): string => readableText(readFileSync(path.join(content, file)));
  return { first, found: pairs.map((pair) => comparePair(pair, { kinds, context, textOf })) };
}

function* ordersOf({ pairs, ...order }: Omit<CompareOrder, 'first'>): Generator<CompareOrder> {
  for (let first = 0; first < pairs.length; first += BATCH)
    yield { ...order, first, pairs: pairs.slice(first, first + BATCH) };
}

/** Compares pairs of files, in worker processes where there are many; the answer is in their order. */
export async function compareAll(
  order: Omit<CompareOrder, 'first'>,
  pool: Pool,
  kinds: Kinds,
): Promise<CompareAnswer['found']> {
  // Worker processes know the built-in kinds only.
  if (order.pairs.length < MANY || pool.size === 0 || kinds !== builtInKinds)
    return comparePairs({ ...order, first: 0 }, kinds).found;
  const all: (readonly Diagnostic[])[] = [];
  await runBatches({ task: comparePairsTask, inputs: ordersOf(order) }, pool, ({ first, found }) => {
    found.forEach((one, i) => (all[first + i] = one));
  });
  return all;
}
