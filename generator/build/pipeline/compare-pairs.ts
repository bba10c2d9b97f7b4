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
  readonly pairs: readonly PairOrder[];
}

type CompareAnswer = readonly (readonly Diagnostic[])[];

/** Has pairs of files compared by a worker process. */
export const comparePairsTask = defineTask<CompareOrder, CompareAnswer>('comparePairs');

/** Compares pairs of files one after the other. */
export function comparePairs({ content, context, pairs }: CompareOrder, kinds: Kinds = builtInKinds): CompareAnswer {
  const textOf = (file: string): string => readableText(readFileSync(path.join(content, file)));
  return pairs.map((pair) => comparePair(pair, { kinds, context, textOf }));
}

/** Compares pairs of files, in worker processes where there are many; the answer is in their order. */
export async function compareAll({ pairs, ...order }: CompareOrder, pool: Pool, kinds: Kinds): Promise<CompareAnswer> {
  // Worker processes know the built-in kinds only.
  if (pairs.length < MANY || pool.size === 0 || kinds !== builtInKinds) return comparePairs({ pairs, ...order }, kinds);
  const found = new Map<PairOrder, readonly Diagnostic[]>();
  const inputOf = (batch: readonly PairOrder[]): CompareOrder => ({ ...order, pairs: batch });
  await runBatches({ task: comparePairsTask, items: pairs, size: BATCH, inputOf }, pool, (answer, batch) =>
    batch.forEach((pair, i) => found.set(pair, answer[i] ?? [])),
  );
  return pairs.map((pair) => found.get(pair) ?? []);
}
