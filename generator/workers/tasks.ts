// What worker processes can be asked to do, each loaded when it is asked for. Inputs and outputs are plain JSON.
import type { ExamineAnswer, ExamineOrder } from '../examine/examine-files.ts';
import type { SiteOrder } from '../produce/producer.ts';
import type { Scan } from '../write/foreign.ts';
import type { TouchedFiles } from '../write/look-ahead.ts';
import type { BundleOrder, PictureOrder, ProduceAnswer, ProduceOrder } from './site-tasks.ts';

export const tasks = {
  examineFiles: async (order: ExamineOrder): Promise<ExamineAnswer> =>
    (await import('../examine/examine-files.ts')).examineFiles(order),
  touchedFiles: async (order: { readonly site: string }): Promise<TouchedFiles | null> =>
    (await import('../write/look-ahead.ts')).touchedFiles(order.site),
  scanSite: async (order: { readonly site: string }): Promise<Scan | null> =>
    (await import('../write/look-ahead.ts')).scanSite(order.site),
  makePictures: async (order: PictureOrder): Promise<null> => (await import('./site-tasks.ts')).makePictures(order),
  loadSite: async (order: BundleOrder): Promise<null> => (await import('./site-tasks.ts')).loadSite(order),
  openSite: async (order: SiteOrder): Promise<null> => (await import('./site-tasks.ts')).openSite(order),
  produceUnits: async (order: ProduceOrder): Promise<ProduceAnswer> =>
    (await import('./site-tasks.ts')).produceUnits(order),
};

export type TaskName = keyof typeof tasks;
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
