// What worker processes can be asked to do. Inputs and outputs are plain JSON.
import { examineFiles } from '../examine/examine-files.ts';
import { openProducer, type Produce, type Produced, type SiteOrder, type Unit } from '../produce/producer.ts';

/** Units with their numbers. */
export interface ProduceOrder {
  readonly units: readonly { readonly number: number; readonly unit: Unit }[];
}

export interface ProduceAnswer {
  readonly made: readonly { readonly number: number; readonly produced: Produced }[];
}

let produce: Produce | undefined;

/** Prepares this process to make the units of a site. */
async function openSite(order: SiteOrder): Promise<null> {
  produce = await openProducer(order);
  return null;
}

/** Makes units of the site that was opened last. */
async function produceUnits({ units }: ProduceOrder): Promise<ProduceAnswer> {
  const made: { readonly number: number; readonly produced: Produced }[] = [];
  for (const { number, unit } of units) {
    if (!produce) throw new Error('No site was opened.');
    made.push({ number, produced: await produce(unit) });
  }
  return { made };
}

export const tasks = { examineFiles, openSite, produceUnits };

export type TaskName = keyof typeof tasks;
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
