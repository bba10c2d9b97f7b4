/** What is looked at: the published site, its copy for the next build, and the caches. */
export type Store = 'site' | 'copy' | 'programs' | 'bundles' | 'schemas' | 'pictures' | 'records';

/** What is wrong with an entry: its bytes are not those of its record, it is not there, or it cannot be looked at. */
export type Fault = 'damaged' | 'changed' | 'missing' | 'without record' | 'interrupted' | 'busy' | 'unreadable';

/** What makes it right: to remove it, to restore it, the next build, or whoever owns the files. */
export type Remedy = 'remove' | 'restore' | 'build' | 'owner';

/** One thing that is wrong with what is kept. */
export interface Finding {
  readonly store: Store;
  /** The entry: a file of the site, relative with `/`, or the absolute path of an entry of a cache. */
  readonly entry: string;
  readonly fault: Fault;
  readonly remedy: Remedy;
  /** Whether the remedy was applied. */
  readonly isDone: boolean;
}
