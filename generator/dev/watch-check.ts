// check --watch: the check is made again at each save.
import path from 'node:path';
import { checkAndLink, type CheckOptions, type CheckResult } from '../build/pipeline/check.ts';
import { builtInKinds, type Kinds } from '../kinds/kinds.ts';
import { followContent } from './follow-content.ts';

/** A check that is made again and again. */
export interface WatchOptions extends Pick<CheckOptions, 'content'> {
  readonly now: () => Date;
  /** Called with the result of every check, at the start and after each save; the next one waits for it. */
  readonly onCheck: (result: CheckResult) => Promise<void>;
  /** Called with what kept a later check from ending; the one after the next save is made all the same. */
  readonly onFault: (error: unknown) => void;
  /** The folder of the schemas, if it is not the project's. */
  readonly schemas?: string;
}

/** Checks now and after each save. Returns a function that ends it, once the first result has been reported. */
export async function watchCheck({ now, onCheck, onFault, schemas, ...options }: WatchOptions): Promise<() => void> {
  const content = path.resolve(options.content);
  const checkOnce = async (kinds: Kinds): Promise<void> => onCheck(await checkAndLink({ content, now: now(), kinds }));
  // What is saved during the first check is checked after it.
  let first: Promise<void> = Promise.resolve();
  const onSave = async (_files: ReadonlySet<string>, kinds: Kinds): Promise<void> => {
    await first.catch(() => undefined);
    await checkOnce(kinds);
  };
  const stop = followContent(content, { onSave, onFault }, schemas);
  first = checkOnce(builtInKinds);
  try {
    await first;
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
