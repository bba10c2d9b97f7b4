// Search over all content, as it is being edited.
import { fold } from '../rules/nearest.ts';
import { readData } from '../read/read-source.ts';
import { labelsIn } from './pending.ts';
import type { Entry, Hit } from './protocol.ts';
import type { Workspace } from './workspace.ts';
import { pointersTo, valueAt } from '../read/schema/pointers.ts';
import { pathOf } from '../tools/editing/things.ts';

const MAX_HITS = 60;
const AROUND = 60;

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, fold(text).indexOf(word));
  const [from, to] = [Math.max(0, at - AROUND), at + word.length + AROUND];
  const part = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
}

const isLeaf = (value: unknown): boolean => value !== null && typeof value !== 'object';

/** Returns where a text is in the content: first the files with it in their titles. Case and accents make no difference. */
export function searchContent(workspace: Workspace, entries: readonly Entry[], query: string): readonly Hit[] {
  const word = fold(query.trim());
  if (word === '') return [];
  const rank = ({ title, language }: Entry): number => (fold(title).includes(word) ? 0 : 1) + (language === '' ? 0 : 2);
  const hits: Hit[] = [];
  for (const { file, title } of entries.toSorted((a, b) => rank(a) - rank(b))) {
    // Text on several lines is joined by the parser: the first word decides whether it is worth parsing.
    if (!fold(workspace.text(file) ?? '').includes(word.split(/\s/)[0] ?? '')) continue;
    const data = readData(file, Buffer.from(workspace.text(file) ?? ''));
    for (const pointer of pointersTo(data, isLeaf)) {
      const text = String(valueAt(data, pointer));
      if (!fold(text).includes(word)) continue;
      hits.push({
        file,
        title,
        pointer,
        labels: labelsIn(file, pathOf(pointer), data),
        excerpt: excerptOf(text, word),
      });
    }
    if (hits.length >= MAX_HITS) break;
  }
  return hits.slice(0, MAX_HITS);
}
