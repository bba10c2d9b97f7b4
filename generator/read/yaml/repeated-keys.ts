// Duplicate keys of a map. The library compares every key with all keys before it, which takes minutes for a long list;
// this looks each key up once.
import type { Document, Scalar } from 'yaml';
import { yaml } from '../../base/yaml.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { firstOf } from '../../rules/first-of.ts';
import { duplicateKey } from '../../rules/words/yaml.ts';
import type { ToLocation } from '../location-in.ts';

/** A key and the one that it repeats, with the offsets of their beginnings and ends. */
interface RepeatedKey {
  readonly at: readonly [from: number, to: number];
  readonly first: readonly [from: number, to: number];
}

function repeatedIn(keys: readonly Scalar[]): readonly RepeatedKey[] {
  const first = new Map<unknown, readonly [number, number]>();
  const repeated: RepeatedKey[] = [];
  for (const { value, range } of keys) {
    if (!range) continue;
    const at = [range[0], range[1]] as const;
    const earlier = first.get(value);
    if (earlier) repeated.push({ at, first: earlier });
    else first.set(value, at);
  }
  // If keys repeat from the first one above, the line that begins a new list entry is missing.
  const [above] = repeated;
  return repeated.filter((one) => one === above || one.first[0] >= (above?.at[0] ?? 0));
}

/** Reports the duplicate keys of a document without other errors, each at its second occurrence. */
export function reportRepeatedKeys(
  file: string,
  { text, document, place }: { readonly text: string; readonly document: Document.Parsed; readonly place: ToLocation },
): readonly Diagnostic[] {
  const found: (readonly RepeatedKey[])[] = [];
  const { isScalar, visit } = yaml();
  visit(document, {
    Map: (_, map) => void found.push(repeatedIn(map.items.flatMap(({ key }) => (isScalar(key) ? [key] : [])))),
  });
  return firstOf(found.flat(), startOf(file), ({ at: [from], first }) => {
    const written = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n,}]*)/.exec(text.slice(from))?.[0].trim() ?? '';
    const related = [{ note: 'The first one is here.', location: place(...first) }];
    const key = written.replace(/^(["'])(.*)\1$/, '$2');
    const isEntry = /^[ \t]+[^ \t-]/.test(text.slice(text.lastIndexOf('\n', from - 1) + 1));
    return duplicateKey({ key, isEntry }, place(from, from + written.length), related);
  });
}
