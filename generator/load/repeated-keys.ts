// Keys that stand twice in a group. The library compares every key with all before it, which takes minutes for a long
// list of them; here each is looked up once.
import { isScalar, visit, type Document, type Scalar } from 'yaml';
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { firstOf } from '../diagnostics/first-of.ts';
import { duplicateKey } from '../diagnostics/rules/yaml.ts';
import type { Place } from './place-in.ts';

/** A key and the one that it repeats, by the offsets where they begin and end. */
interface Repeated {
  readonly at: readonly [from: number, to: number];
  readonly first: readonly [from: number, to: number];
}

function repeatedIn(keys: readonly Scalar[]): readonly Repeated[] {
  const first = new Map<unknown, readonly [number, number]>();
  const repeated: Repeated[] = [];
  for (const { value, range } of keys) {
    if (!range) continue;
    const at = [range[0], range[1]] as const;
    const earlier = first.get(value);
    if (earlier) repeated.push({ at, first: earlier });
    else first.set(value, at);
  }
  // What is repeated from above the first one that is repeated lacks the line that begins a new entry, like that one.
  const [above] = repeated;
  return repeated.filter((one) => one === above || one.first[0] >= (above?.at[0] ?? 0));
}

/** Tells the repeated keys of a document without other errors, each where it stands the second time. */
export function tellRepeatedKeys(
  file: string,
  { text, document, place }: { readonly text: string; readonly document: Document.Parsed; readonly place: Place },
): readonly Diagnostic[] {
  const found: (readonly Repeated[])[] = [];
  visit(document, {
    Map: (_, map) => void found.push(repeatedIn(map.items.flatMap(({ key }) => (isScalar(key) ? [key] : [])))),
  });
  return firstOf(found.flat(), startOf(file), ({ at: [from], first }) => {
    const written = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n,}]*)/.exec(text.slice(from))?.[0].trim() ?? '';
    const related = [{ note: 'The first one stands here.', location: place(...first) }];
    const key = written.replace(/^(["'])(.*)\1$/, '$2');
    return duplicateKey({ key }, place(from, from + written.length), related);
  });
}
