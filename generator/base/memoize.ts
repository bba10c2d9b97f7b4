/** How many values are kept: those of a very large site at once would fill the memory. */
const BOUND = 12_000;

/** Returns a function that computes a value once for each key, and again only after very many other keys. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    if (known.size >= BOUND) known.clear();
    known.set(key, value);
    return value;
  };
}

/** Returns a function that computes its value when it is first called. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}
