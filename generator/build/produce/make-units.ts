// Makes the units that changed, on all cores where there are many, and takes the others from the live release.
import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageFacts } from '../verify/inspect-page.ts';
import { BATCHES_HELD, type Pool, runBatches } from '../../workers/pool.ts';
import type { ProduceAnswer, ProduceOrder } from './site-tasks.ts';
import type { Release } from '../write/release.ts';
import type { MadeUnit, PageMemory } from './page-memory.ts';
import { openProducer, type Produced, type SiteOrder } from './producer.ts';
import { openSiteTask, produceUnitsTask } from './tasks.ts';
import type { KeyedUnit } from './keys.ts';

/** From how many units on worker processes are faster than one process that need not start any. */
const MANY = 200;

/** How many units are in the making here at once: while one waits for a picture to be painted, the next is rendered. */
const AT_ONCE = 4;

const BATCH = 16;

/** How many of the pages that have to be made are made. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface MakeInput {
  readonly units: readonly KeyedUnit[];
  readonly memory: PageMemory;
  readonly order: SiteOrder;
  readonly release: Release;
  readonly pool: Pool;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface MadeUnits {
  readonly units: readonly MadeUnit[];
  /** How many were made, not taken. */
  readonly made: number;
  /** The addresses of pages that could not be made. */
  readonly failed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly memory?: PageMemory;
}

/** A unit of the live release whose files are all as they were written; undefined where it must be made. */
function takeLive(unit: KeyedUnit, { memory, release }: MakeInput): MadeUnit | undefined {
  const known = memory.units.get(unit.id);
  // To make a key takes time, which is not lost later, while others work.
  if (!known || known.key !== unit.key) return undefined;
  return release.keep(known.files, known.key) ? known : undefined;
}

interface Wanted {
  readonly number: number;
  readonly keyed: KeyedUnit;
}

type Receive = (number: number, produced: Produced) => void;

async function makeHere(wanted: readonly Wanted[], order: SiteOrder, receive: Receive): Promise<void> {
  const produce = await openProducer(order);
  const next = wanted.values();
  const follow = async (): Promise<void> => {
    for (const { number, keyed } of next) {
      receive(number, await produce(keyed.inputs()));
      // Pictures are painted by other threads, which get their next one from this thread.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
}

async function makeInPool(wanted: readonly Wanted[], { order, pool }: MakeInput, receive: Receive): Promise<void> {
  const inputOf = (batch: readonly Wanted[]): ProduceOrder => batch.map(({ keyed }) => keyed.inputs());
  const made = (answer: ProduceAnswer, batch: readonly Wanted[]): void =>
    answer.forEach((produced, i) => receive(batch[i]?.number ?? -1, produced));
  // This process takes long to plan the first units, pages with many courses: workers begin with some of the last.
  const few = BATCH * BATCHES_HELD * pool.size;
  const inTurn = [...wanted.slice(-few), ...wanted.slice(0, -few)];
  // Each worker does what it is asked in order, so that units can wait for it while it opens the site.
  await Promise.all([
    pool.runOnEach(openSiteTask, order),
    runBatches({ task: produceUnitsTask, items: inTurn, size: BATCH, inputOf }, pool, made),
  ]);
}

/** Makes or takes every unit; the answer is in the order of the units. */
export async function makeUnits(input: MakeInput): Promise<MadeUnits> {
  const { units, memory, order, release, onProgress } = input;
  const result: (MadeUnit | undefined)[] = units.map((keyed) => takeLive(keyed, input));
  const wanted = units.flatMap((keyed, number) => (result[number] ? [] : [{ number, keyed }]));
  const diagnostics: Diagnostic[] = [];
  const failed: string[] = [];
  const all = wanted.reduce((sum, { keyed }) => sum + keyed.addresses.length, 0);
  let done = 0;
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text) ?? text;
    texts.set(known, known);
    return known;
  };
  // Every answer brings texts of its own, and nearly all say the same.
  // Of a spread object, V8 may keep the form as well.
  const share = ({ address, source, frame, links, files, ids }: PageFacts): PageFacts => ({
    address,
    source,
    frame: shared(frame),
    links: links.map(shared),
    files: files.map(shared),
    ids: shared(ids),
  });
  const receive: Receive = (number, { files, pages, diagnostics: found }) => {
    const { id = '', key = '', rest = '', addresses = [] } = units[number] ?? {};
    const there = pages.map(({ address }) => address);
    for (const [file, bytes, sum] of files) release.wrote(file, { bytes, sum, hash: key });
    result[number] = { id, key, rest, files: files.map(([file]) => file), addresses: there, pages: pages.map(share) };
    diagnostics.push(...found);
    failed.push(...addresses.filter((address) => !there.includes(address)));
    done += addresses.length;
    onProgress?.({ done, all });
  };
  if (wanted.length >= MANY && input.pool.size > 0) await makeInPool(wanted, input, receive);
  else if (wanted.length > 0) await makeHere(wanted, order, receive);
  return { units: result.flatMap((unit) => unit ?? []), made: wanted.length, failed, diagnostics, memory };
}
