import { fieldOf } from '../kinds/kind.ts';
import type { LinkContext } from './link-context.ts';
import type { SourceFile } from '../model/content.ts';

/** A link that content writes as {label, to}. */
export interface Target {
  readonly source: SourceFile;
  readonly target: string;
  /** JSON Pointer to `to`. */
  readonly pointer: string;
}

function targetsIn(value: unknown, source: SourceFile, pointer: string): readonly Target[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const inner = fieldOf(value, key);
    const here = `${pointer}/${key}`;
    const isTarget = key === 'to' && typeof inner === 'string';
    return isTarget ? [{ source, target: inner, pointer: here }] : targetsIn(inner, source, here);
  });
}

/** Returns every link in the menus and in the words of pages. */
export const allTargets = ({ kinds, entries }: Pick<LinkContext, 'kinds' | 'entries'>): readonly Target[] =>
  kinds.all
    .flatMap(({ name, hasLinks }) => (hasLinks && entries[name]) || [])
    .flatMap(({ source, data }) => targetsIn(data, source, ''));
